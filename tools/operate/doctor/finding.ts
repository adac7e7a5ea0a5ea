/** The result of one check in a sentence, and how to mend it. */
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

/** A warning: the site works all the same. */
export function warning(says: string, mend: string): Finding {
  return { state: "warning", says, mend };
}
