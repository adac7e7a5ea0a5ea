import { memoize } from "#domain/memoize.ts";
import {
  opponentsOf,
  pythagoreanWins,
  scheduleStrength,
  simpleRatings,
} from "#domain/ratings/season-figures.ts";
import { seasonRecords } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import type { LineGame, SeasonLines } from "../storage/season-lines.ts";

/** The regular season's games of one season. */
const regularGames = memoize(({ games }: SeasonLines): LineGame[] =>
  games.filter(({ stage }) => stage === "season"),
);

/** The number of games that a team has played in a regular season. */
export function gamesPlayed(lines: SeasonLines, teamId: number): number {
  return opponentsOf(teamId, regularGames(lines)).length;
}

/** Each team's figures by label that follow from the results of a whole regular season. */
export const resultFigures = memoize((lines: SeasonLines) =>
  memoize((teams: readonly Team[]): ReadonlyMap<number, ReadonlyMap<string, number>> => {
    const games = regularGames(lines);
    const simple = simpleRatings(games);
    const records = seasonRecords([...teams], games);
    return new Map(
      Array.from(records, ([id, { overall, pointsFor, pointsAgainst }]) => {
        const { wins, losses } = overall;
        const expected = pythagoreanWins(wins + losses, pointsFor, pointsAgainst);
        const figures = [
          ["xW", expected],
          ["Luck", wins - expected],
          ["SRS", simple.get(id) ?? Number.NaN],
          ["SOS", scheduleStrength(opponentsOf(id, games), simple) ?? Number.NaN],
        ] as const;
        return [id, new Map(figures)];
      }),
    );
  }),
);
