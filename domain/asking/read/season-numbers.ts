import type { Cursor } from "./cursor.ts";
import type { Draft } from "./draft.ts";

/**
 * The end of the season that two joined years at the cursor name: 2025 for "24-25". Undefined for
 * other numbers, and for a range of a figure in games: "games with 24-25 points".
 */
export function seasonAt(cursor: Cursor, { nouns, flags }: Draft): number | undefined {
  const term = cursor.peek();
  if (term?.is !== "numbers") return undefined;
  const isOfFigure = (cursor.value("figure", 1) ?? cursor.value("rate", 1)) !== undefined;
  const isOfGames = nouns.has("games") || flags.has("when") || cursor.value("noun", 2) === "games";
  return isOfFigure && (isOfGames || cursor.value("with", -1) !== undefined)
    ? undefined
    : term.season;
}
