/** The result of one check in a sentence, with a remedy when it failed. */
export type Finding =
  | { state: "ok"; says: string }
  | { state: "missing" | "warning"; says: string; mend: string };

export function well(says: string): Finding {
  return { state: "ok", says };
}

/** An error: something required is missing, or something forbidden is set. */
export function missing(says: string, mend: string): Finding {
  return { state: "missing", says, mend };
}

/** A warning: the site works without the remedy. */
export function warning(says: string, mend: string): Finding {
  return { state: "warning", says, mend };
}

/** The findings among these; a condition that does not hold is none. */
export function found(...all: readonly (Finding | false | undefined)[]): Finding[] {
  return all.filter((one) => one !== false && one !== undefined);
}
