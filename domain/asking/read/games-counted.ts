import type { Limits } from "../slots.ts";
import { add } from "./combinations.ts";
import type { Cursor } from "./cursor.ts";
import type { Draft } from "./draft.ts";

/** The terms before a number and, in "more than 50", before its comparison. */
const BEFORE = [-2, -3];

/**
 * Reads "games" after a number that counts games played or won: "played 70 games", "won 50 games".
 * Returns whether it does.
 */
export function readGamesCounted(cursor: Cursor, slots: Draft, limits: Limits): boolean {
  if (slots.players.length > 0 || cursor.value("noun") !== "games") return false;
  const isOfAll = slots.teams.length === 0;
  const won = isOfAll && BEFORE.some((back) => cursor.value("wins", back)) && slots.wins;
  if (won) {
    cursor.at += 1;
    slots.wins = undefined;
    add(slots, won, limits, true);
    return true;
  }
  if (!isOfGamesPlayed(cursor, slots, limits)) return false;
  cursor.at += 1;
  slots.ranges.push({ ...limits, figure: "gp", of: "mean", isNamed: true });
  return true;
}

/** Returns whether a number counts games played: "played 70 games", "scoring leaders, min 20 games". */
function isOfGamesPlayed(
  cursor: Cursor,
  { teams, rank, nouns, flags }: Draft,
  { isSaid }: Limits,
): boolean {
  const hasPlayed = BEFORE.some((back) => cursor.value("plays", back) === "with");
  const isLeast = isSaid || cursor.value("figure", -2) === "min";
  const isOfMany = rank !== undefined || nouns.has("players") || flags.has("averaging");
  return (hasPlayed && teams.length === 0) || (isOfMany && isLeast);
}
