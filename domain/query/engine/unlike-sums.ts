import type { ListedPlayer } from "#domain/history/season-lists.ts";
import { memoize } from "#domain/memoize.ts";
import type { SeasonLines } from "../storage/season-lines.ts";

/** The counts by which a season is graded. */
export const GRADED_COUNTS = [
  ...(["pts", "reb", "ast", "stl", "blk"] as const),
  ...(["fgm", "fga", "fg3m", "ftm", "fta"] as const),
];

/** A player's sum with a team by rebuilt lines that is not his official total. */
export interface UnlikeSum {
  playerId: string;
  name: string;
  teamId: number;
  count: (typeof GRADED_COUNTS)[number];
  rebuilt: number;
  official: number;
}

/** The sums of a season's rebuilt lines, all of the regular season, that differ from the official totals. */
export const unlikeSums = memoize((lines: SeasonLines) =>
  memoize((players: readonly ListedPlayer[]): UnlikeSum[] => {
    const own = Map.groupBy(
      lines.player.keys(),
      (line) => `${lines.players[lines.player[line] as number]?.id} ${lines.team[line]}`,
    );
    return players.flatMap(({ id, name, teamId, ...official }) =>
      GRADED_COUNTS.flatMap((count) => {
        const column = lines.figures[count];
        const rebuilt = (own.get(`${id} ${teamId}`) ?? []).reduce(
          (sum, line) => sum + (column[line] as number),
          0,
        );
        const total = official[count] ?? rebuilt;
        return rebuilt === total
          ? []
          : [{ playerId: id, name, teamId, count, rebuilt, official: total }];
      }),
    );
  }),
);
