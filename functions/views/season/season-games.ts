import { memoize } from "#domain/memoize.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { type StagedGame, type TeamGame, teamLog } from "#domain/season/team-log.ts";

/** All games of a season, oldest first. */
export interface SeasonGames {
  all: readonly StagedGame[];
  byId: ReadonlyMap<string, StagedGame>;
  /** A team's games, each with its result from the team's side. */
  logOf(teamId: number): readonly TeamGame[];
}

/** The games of the regular season and the postseason, indexed once for the same collections. */
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

/** The path of a game's page. */
export function gamePath(game: Pick<Game, "id">): string {
  return `/nba/games/${game.id}`;
}

/** The path of the page of a day's games. */
export function dayPath(date: string): string {
  return `/nba/games/${date}`;
}
