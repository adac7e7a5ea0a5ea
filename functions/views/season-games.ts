import { memoize } from "../../domain/memoize.ts";
import type { Game } from "../../domain/season/facts.ts";
import type { Postseason } from "../../domain/season/postseason.ts";
import { gamesInOrder } from "../../domain/season/records.ts";
import { type StagedGame, type TeamGame, teamLog } from "../../domain/season/team-log.ts";

/** All games of a season in the order they were played. */
export interface SeasonGames {
  all: readonly StagedGame[];
  byId: ReadonlyMap<string, StagedGame>;
  /** A team's games with what each came to. */
  logOf(teamId: number): readonly TeamGame[];
}

/** The games of the regular season with those after it; made once for the same two collections. */
export const seasonGames = memoize((games: readonly Game[]) =>
  memoize((postseason: Postseason): SeasonGames => {
    const all = gamesInOrder([...games, ...postseason.games]);
    const logs = new Map<number, TeamGame[]>();
    return {
      all,
      byId: new Map(all.map((game) => [game.id, game])),
      logOf(teamId) {
        const known = logs.get(teamId);
        if (known !== undefined) return known;
        const log = teamLog(teamId, all);
        logs.set(teamId, log);
        return log;
      },
    };
  }),
);

/** A game's page. */
export function gamePath(game: Pick<Game, "id">): string {
  return `/nba/games/${game.id}`;
}

/** The page of a day's games. */
export function dayPath(date: string): string {
  return `/nba/games/${date}`;
}
