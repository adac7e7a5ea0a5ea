import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

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
