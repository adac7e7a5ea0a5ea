import { isSeasonName } from "./season.ts";
import { FIRST_WITH_LINES, FIRST_WITH_PLAYS, FIRST_WITH_RATINGS } from "./season-rules.ts";

/** The name of all seasons that are held, in addresses and in queries. */
export const ALL_SEASONS = "all";

/** The first and the last of several seasons; "" leaves an end open. */
interface SeasonRange {
  first: string;
  last: string;
}

/**
 * Several seasons by their name in addresses: "all", "2015-16..2024-25", "2015-16.." or
 * "..2024-25"; undefined for any other text, and for a range backwards.
 */
export function seasonRange(name: string): SeasonRange | undefined {
  if (name === ALL_SEASONS) return { first: "", last: "" };
  const [, first = "", last = ""] = /^(\d{4}-\d{2})?\.\.(\d{4}-\d{2})?$/.exec(name) ?? [];
  const ends = [first, last].filter((end) => end !== "");
  if (ends.length === 0 || !ends.every(isSeasonName)) return undefined;
  return last !== "" && first >= last ? undefined : { first, last };
}

/** Returns whether a name in an address stands for several seasons. */
export function isSeveral(name: string): boolean {
  return seasonRange(name) !== undefined;
}

/** Returns whether a name is of a season whose games may have plays, or of several with such a season. */
export function hasPlays(name: string): boolean {
  const last = seasonRange(name)?.last ?? name;
  return last === "" || last >= FIRST_WITH_PLAYS;
}

/** Returns whether a season has ratings and shots. */
export function hasRatings(season: string): boolean {
  return season >= FIRST_WITH_RATINGS;
}

/** Returns whether a season is one of those that a name stands for. */
export function isInSeasons(season: string, name: string): boolean {
  const range = seasonRange(name);
  if (range === undefined) return season === name;
  return season >= range.first && (range.last === "" || season <= range.last);
}

/** One season or several in words: "2015-16", "2015-16 to 2024-25", "since 2015-16". */
export function seasonsInWords(name: string): string {
  const range = seasonRange(name);
  if (range === undefined) return name;
  const { first, last } = range;
  if (first === "") return last === "" ? "all seasons" : `until ${last}`;
  return last === "" ? `since ${first}` : `${first} to ${last}`;
}

/** Several seasons as a question writes them: "of all time", "since 2015-16"; one stays as it is. */
export function seasonsInQuestion(name: string): string {
  const range = seasonRange(name);
  if (range === undefined) return name;
  const { first, last } = range;
  if (first === "") return last === "" ? "of all time" : `from ${FIRST_WITH_LINES} to ${last}`;
  return last === "" ? `since ${first}` : `from ${first} to ${last}`;
}
