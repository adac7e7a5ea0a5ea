/** What one look found, in a sentence; and how to mend what is wrong or odd. */
export type Finding =
  | { state: "ok"; says: string }
  | { state: "missing" | "warning"; says: string; mend: string };

export function well(says: string): Finding {
  return { state: "ok", says };
}

/** Something that the site cannot do without, or that it must not have. */
export function missing(says: string, mend: string): Finding {
  return { state: "missing", says, mend };
}

/** Something to know about, which does not keep the site from working. */
export function warning(says: string, mend: string): Finding {
  return { state: "warning", says, mend };
}
