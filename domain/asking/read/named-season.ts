import { isSeasonName, SEASON, SEASON_YEAR } from "../../season/season.ts";
import { seasonEnding, seasonOf } from "./past-season.ts";

/** A question without the season that it names. */
export interface OfSeason {
  /** "2015-16". */
  season: string;
  question: string;
}

/** A season as a question writes it, with the words around it that belong to it. */
const WRITTEN =
  /(?:\b(?:in|of|during|from|for) )?(?:\bthe )?(?:\b(\d{2,4}[-/–]\d{2,4})\b|\b(last (?:season|year))\b)(?: (?:nba |regular )?season\b)?/gi;

/**
 * The past season that a question names, "2015-16", "15/16" or "last season", and the question
 * without it; undefined for a question that names none or several.
 */
export function seasonNamedIn(question: string): OfSeason | undefined {
  const found = [...question.matchAll(WRITTEN)].flatMap((match) => {
    const [whole, joined, last] = match;
    const year = last === undefined ? seasonOf((joined ?? "").replace("–", "-")) : SEASON_YEAR;
    const season = year === undefined ? "" : seasonEnding(year);
    return isSeasonName(season) && season < SEASON ? [{ whole, season, at: match.index }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { whole, season, at } = only;
  const rest = `${question.slice(0, at)} ${question.slice(at + whole.length)}`;
  return { season, question: rest.replace(/\s+/g, " ").trim() };
}
