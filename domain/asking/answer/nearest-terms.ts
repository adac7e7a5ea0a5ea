import type { Asking } from "../read/asking.ts";
import type { Term } from "../read/terms.ts";

/** Words without which a question says the opposite, or something else. */
const TURNING = new Set([
  "not",
  "no",
  "non",
  "never",
  "none",
  "nobody",
  "neither",
  "nor",
  "without",
  "except",
  "excluding",
  "besides",
  "but",
  "minus",
  "less",
  "didnt",
  "doesnt",
  "dont",
  "isnt",
  "wasnt",
  "arent",
  "werent",
  "hasnt",
  "havent",
  "wont",
  "cant",
  "cannot",
  "opponent",
  "opponents",
  "unless",
  "instead",
  "fail",
  "fails",
  "failed",
]);

/** The kinds of words that say what a question is about, which names and conditions do not. */
const SUBJECTS =
  /^(?:figure|verb|rate|rank|record|wins|stats|trait|extreme|award|list|special|topic|noun|averaging|vs)$/;

export function isSubject(term: Term): boolean {
  return term.is === "word" && SUBJECTS.test(term.kind);
}

/** Returns whether a term turns the meaning of the question, or is what such a word turns. */
export function isTurning({ from, to }: Term, { tokens, terms }: Asking): boolean {
  const before = terms.findLast(
    (one) => one.to <= from && !(one.is === "word" && one.kind === "filler"),
  );
  return tokens
    .slice(before?.from ?? from, to)
    .some(({ folded }) => folded.split(" ").some((word) => TURNING.has(word)));
}

/**
 * Returns whether the other words mean something else without a term: a player who has left, or what
 * "how many" counts.
 */
export function isMissed(term: Term, { terms }: Asking): boolean {
  const isPerson = term.is === "word" && (term.value === "retired" || term.value === "early");
  const before = terms.find(({ to }) => to === term.from);
  return isPerson || (before?.is === "word" && before.kind === "count");
}

export function isNamed(term: Term): boolean {
  return term.is === "named";
}

export function isOr(term: Term): boolean {
  return term.is === "word" && term.kind === "flag" && term.value === "or";
}

/** Returns whether a term goes with one name of several: "when luka scores 30", "by luka". */
export function isOfOneName(term: Term): boolean {
  if (term.is === "word") return ["when", "with", "vs", "plays", "margin"].includes(term.kind);
  return term.is === "number" || term.is === "numbers";
}

export function isFigure(term: Term): boolean {
  return term.is === "word" && term.kind === "figure";
}

const NO_CONDITIONS =
  /^(?:filler|count|and|figure|verb|rate|record|rank|wins|noun|stats|unit|averaging)$/;

export function isCondition(term: Term): boolean {
  return term.is === "word" && !NO_CONDITIONS.test(term.kind);
}
