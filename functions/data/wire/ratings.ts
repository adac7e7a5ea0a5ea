import * as v from "valibot";
import { RATING_PARAMETERS } from "#domain/ratings/parameters.ts";
import { FORECASTS, type RatedSeason, type RatingFacts } from "#domain/ratings/rating-facts.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A season in `nba/ratings/data`. */
export interface RatedSeasonWire {
  season: string;
  /** `[team id, rating]`; missing where no team has a rating, because the database keeps no empty list. */
  opening?: [teamId: number, rating: number][];
  fitted?: true;
  briers?: NonNullable<RatedSeason["briers"]>;
}

/** `nba/ratings`. */
export interface RatingsWire {
  parameters?: RatingFacts["parameters"];
  data: RatedSeasonWire[];
}

const finite = v.pipe(v.number(), v.finite());

const row = rowParser(
  v.pipe(
    v.object({
      season: v.pipe(v.string(), v.check(isSeasonName)),
      opening: v.optional(v.array(v.tuple([v.pipe(v.number(), v.safeInteger()), finite])), []),
      fitted: v.optional(v.boolean(), false),
      briers: v.optional(v.object(v.entriesFromList(FORECASTS, finite))),
    }),
    v.transform(
      ({ season, opening, fitted, briers }): RatedSeason => ({
        season,
        opening: new Map(opening),
        isFitted: fitted,
        briers,
      }),
    ),
  ),
);

const Parameters = v.optional(v.object(v.entriesFromList(RATING_PARAMETERS, finite)));

/** The facts of `nba/ratings`; undefined when a parameter is missing among others. */
export function parseRatings(
  root: Readonly<Record<string, unknown>>,
): (Omit<ReadRows<RatedSeason>, "rows"> & { value: RatingFacts }) | undefined {
  const parameters = v.safeParse(Parameters, root.parameters);
  const rows = parseRows(root.data, row);
  if (!parameters.success || rows === undefined) return undefined;
  const seasons = rows.rows.toSorted((a, b) => (a.season < b.season ? -1 : 1));
  return {
    value: { parameters: parameters.output, seasons },
    dropped: rows.dropped,
    first: rows.first,
  };
}

/** The digits of a rating and of a score. */
const [RATING_DIGITS, SCORE_DIGITS] = [3, 4];

/** The facts as they are stored. */
export function ratingsWire({ parameters, seasons }: RatingFacts): RatingsWire {
  return {
    parameters,
    data: seasons.map(({ season, opening, isFitted, briers }) => ({
      season,
      ...(opening.size > 0 && { opening: openingWire(opening) }),
      ...(isFitted && { fitted: true as const }),
      ...(briers && { briers: rounded(briers) }),
    })),
  };
}

function rounded(briers: NonNullable<RatedSeason["briers"]>): NonNullable<RatedSeason["briers"]> {
  const scores = FORECASTS.map((name) => [name, Number(briers[name].toFixed(SCORE_DIGITS))]);
  return Object.fromEntries(scores) as NonNullable<RatedSeason["briers"]>;
}

function openingWire(opening: RatedSeason["opening"]): NonNullable<RatedSeasonWire["opening"]> {
  return [...opening].map(([id, rating]) => [id, Number(rating.toFixed(RATING_DIGITS))]);
}
