import type { RatingParameters } from "#domain/ratings/parameters.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { readFixtures } from "../season/fixture-table.ts";
import { readPostseason } from "../season/game-tables.ts";
import type { Tables } from "../season/tables.ts";
import { ratingFacts } from "./rating-facts.ts";

/** The seasons that odds are made for, and the parameters of the ratings. */
export interface SeasonsToPlayOut {
  parameters: RatingParameters;
  /** The season of the tables, with all its results. */
  current: OpenSeason;
  /** The season of the fixtures, before its first game. */
  upcoming: OpenSeason;
}

/** The seasons of the tables in a folder. */
export function seasonsToPlayOut(
  folder: string,
  { teams, games }: Pick<Tables, "teams" | "games">,
): SeasonsToPlayOut {
  const { parameters, seasons } = ratingFacts(folder);
  if (parameters === undefined) throw new DatasetError("The ratings have no parameters.");
  const fixtures = readFixtures(folder);
  const postseason = readPostseason(folder).filter(({ stage }) => stage !== "cup-final");
  const openingOn = (date: string | undefined) =>
    seasons.find(({ season }) => date !== undefined && season === seasonOfDate(date))?.opening ??
    new Map<number, number>();
  return {
    parameters,
    current: { teams, opening: openingOn(games[0]?.date), games, upcoming: [], postseason },
    upcoming: {
      teams,
      opening: openingOn(fixtures[0]?.date),
      games: [],
      upcoming: fixtures,
      postseason: [],
    },
  };
}
