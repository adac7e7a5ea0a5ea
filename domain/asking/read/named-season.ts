import { isSeasonName, SEASON, SEASON_YEAR } from "../../season/season.ts";
import { seasonEnding, seasonOf } from "./past-season.ts";

/** A question without the season that it names. */
export interface OfSeason {
  /** "2015-16". */
  season: string;
  question: string;
}

/** A season as a question writes it. */
const WRITTEN = /\b(?:(\d{2,4}[-/–]\d{2,4})|last (?:season|year))\b/gi;

/** The words before and after a season that belong to it. */
const BEFORE = /\b(?:in|of|during|from|for)?(?: ?\bthe)? ?$/i;
const AFTER = /^ (?:nba |regular )?season\b/i;

/**
 * The past season that a question names, "2015-16", "15/16" or "last season", and the question
 * without it; undefined for a question that names none or several.
 */
export function seasonNamedIn(question: string): OfSeason | undefined {
  const found = [...question.matchAll(WRITTEN)].flatMap(({ 0: written, 1: joined, index }) => {
    const year = joined === undefined ? SEASON_YEAR : seasonOf(joined.replace("–", "-"));
    const season = year === undefined ? "" : seasonEnding(year);
    return isSeasonName(season) && season < SEASON ? [{ season, index, written }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { season, index, written } = only;
  const before = question.slice(0, index).replace(BEFORE, "");
  const after = question.slice(index + written.length).replace(AFTER, "");
  return { season, question: `${before} ${after}`.replace(/\s+/g, " ").trim() };
}
