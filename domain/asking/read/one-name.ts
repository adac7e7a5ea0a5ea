import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/** The points of a season from which a first or a last name alone means its player. */
export const WELL_KNOWN_FROM = 800;

/**
 * Returns whether a first name and a last name side by side are one unknown person's name, not the names of
 * two players.
 */
export function isOneName(
  { slots, wordOf, text }: Reading,
  before: Term | undefined,
  term: Term,
): boolean {
  if (before?.is !== "named" || term.is !== "named" || before.to !== term.from) return false;
  const partsOf = ({ name }: LinePlayer) => foldForSearch(name).split(" ").slice(1);
  const isLast = (one: Term & { is: "named" }) =>
    one.named.players.some((player) => partsOf(player).includes(wordOf(one)));
  const isWhole = before.to - before.from > 1 || before.named.players.length === 0;
  return (
    !isWhole &&
    !isLast(before) &&
    isLast(term) &&
    !slots.flags.has("compare") &&
    !/[,&/]/.test(text)
  );
}

/** Returns whether names side by side are compared: "lebron curry stats", where both are well known. */
export function areCompared({ cursor, standingOf }: Reading, pair: readonly LinePlayer[]): boolean {
  const isOfFigures = cursor.terms.some(
    (term) =>
      term.is === "word" &&
      (["stats", "averaging"].includes(term.kind) ||
        (term.kind === "flag" && term.value === "compare")),
  );
  const isKnown = (player: LinePlayer) => (standingOf(player).points ?? 0) >= WELL_KNOWN_FROM;
  return isOfFigures && pair.length > 1 && pair.every(isKnown);
}
