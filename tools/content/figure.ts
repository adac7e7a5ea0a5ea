/** A page of the site: what it is about, and its address. */
export interface Link {
  text: string;
  href: string;
}

/** What a reference stands for. */
export interface Figure {
  text: string;
  /** The page that prints it. */
  href?: string | undefined;
  /** The open-data call that answers it. */
  data?: string | undefined;
  /** The teams and players that it is about, as an article lists them. */
  subjects: Link[];
  /** A name is a link where it is mentioned first, a figure wherever it stands. */
  isName?: true;
}

/** What "*" stands for in turn: the words that take its place. */
export type Candidate = readonly string[];

/** A kind of reference, as `standing TEAM COLUMN`. */
export interface Kind {
  /** Its words after the first; those in brackets may be left out. */
  usage: string;
  figure(words: readonly string[]): Figure;
  /** All that may stand in the place of a "*". */
  each?(words: readonly string[]): Candidate[];
}

export type Kinds = Record<string, Kind>;

/** A reference or a claim is wrong; the reader of the article adds file and line. */
export class ContentError extends Error {
  override name = "ContentError";
  /** How many lines below the beginning of its text. */
  linesDown = 0;
}

/** The value of a key that an article names. */
export function find<Key, Value>(
  known: ReadonlyMap<Key, Value>,
  key: Key | undefined,
  what: string,
): Value {
  const value = key === undefined ? undefined : known.get(key);
  if (value === undefined) throw new ContentError(`There is no ${what} "${key ?? ""}".`);
  return value;
}

/** "2117" as it is read in a sentence: "2,117". Years and dates never come this way. */
export function grouped(value: number | string): string {
  const text = String(value);
  return /^\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
}

/** The number that a figure prints. */
export function numberIn({ text }: Pick<Figure, "text">): number {
  const value = Number(text.replaceAll(",", ""));
  if (text.trim() === "" || Number.isNaN(value)) throw new ContentError(`"${text}" is no number.`);
  return value;
}
