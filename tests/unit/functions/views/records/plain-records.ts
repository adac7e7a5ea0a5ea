import type { LineFigure } from "#domain/figures/line-figures.ts";
import { memoize } from "#domain/memoize.ts";
import type { LineGame, SeasonLines } from "#domain/query/storage/season-lines.ts";

/** One player's line, or one team's game. */
interface Plain {
  season: string;
  /** "Bam Adebayo", or a team's id. */
  of: string;
  game: LineGame;
  won: boolean;
  place: "home" | "away" | "neutral";
  count(figure: string): number;
}

/** A record's figure with its holder. */
export type PlainRecord = readonly [figure: number, of: string];

/** The lines of a stage over all seasons, oldest first, each on its own. */
export function plainLines(seasons: readonly SeasonLines[], stage: string): Plain[] {
  const found: Plain[] = [];
  for (const lines of seasons) {
    for (let line = 0; line < lines.size; line += 1) {
      const game = lines.games[lines.game[line] ?? -1];
      const player = lines.players[lines.player[line] ?? -1];
      if (game?.stage !== stage || player === undefined) continue;
      const column = (name: string) => lines.figures[name as LineFigure][line] ?? Number.NaN;
      found.push({
        season: lines.season,
        of: player.name,
        ...sideOf(game, lines.team[line] ?? 0),
        count: (figure) => FEATS[figure]?.(column) ?? column(figure),
      });
    }
  }
  return found;
}

const TENS = ["pts", "reb", "ast", "stl", "blk"];
const tens = (column: (name: string) => number) => TENS.filter((name) => column(name) >= 10).length;
const FEATS: Record<string, (column: (name: string) => number) => number> = {
  dd: (column) => Number(tens(column) >= 2),
  td: (column) => Number(tens(column) >= 3),
};

/** Both sides of every game of a stage over all seasons, oldest first. */
export function plainTeamGames(seasons: readonly SeasonLines[], stage: string): Plain[] {
  return seasons.flatMap(({ season, games }) =>
    games
      .filter((game) => game.stage === stage)
      .flatMap((game) =>
        [game.homeTeamId, game.awayTeamId].map((teamId): Plain => {
          const isHome = teamId === game.homeTeamId;
          const points = isHome ? game.homePoints : game.awayPoints;
          const allowed = isHome ? game.awayPoints : game.homePoints;
          const counts: Record<string, number> = {
            pts: points,
            oppts: allowed,
            diff: points - allowed,
            bothpts: points + allowed,
          };
          return {
            season,
            of: String(teamId),
            ...sideOf(game, teamId),
            count: (figure) => counts[figure] ?? Number.NaN,
          };
        }),
      ),
  );
}

function sideOf(game: LineGame, teamId: number): Pick<Plain, "game" | "won" | "place"> {
  const isHome = teamId === game.homeTeamId;
  return {
    game,
    won: game.homePoints > game.awayPoints === isHome,
    place: game.neutral ? "neutral" : isHome ? "home" : "away",
  };
}

/** The first three of some records, the most first unless `sign` is -1. */
export function firstThree(records: readonly PlainRecord[], sign = 1): PlainRecord[] {
  return records.toSorted(([a], [b]) => sign * (b - a)).slice(0, 3);
}

/** Every group's games: those of one player or team in one season. */
export const bySeason = memoize((rows: readonly Plain[]): Plain[][] => [
  ...Map.groupBy(rows, ({ of, season }) => `${of} ${season}`).values(),
]);

const byHolder = memoize((rows: readonly Plain[]) => Map.groupBy(rows, ({ of }) => of));

export function sumOf(rows: readonly Plain[], figure: string): number {
  return rows.reduce((sum, row) => sum + row.count(figure), 0);
}

/** The lengths of all runs of games that hold, each of one player or team. */
export function plainRuns(rows: readonly Plain[], holds: (row: Plain) => boolean): PlainRecord[] {
  const runs: PlainRecord[] = [];
  for (const [of, own] of byHolder(rows)) {
    let length = 0;
    for (const row of own) {
      if (holds(row)) length += 1;
      else {
        runs.push([length, of]);
        length = 0;
      }
    }
    runs.push([length, of]);
  }
  return runs;
}
