/** A page of the site, with its subject's name as text. */
export interface Link {
  text: string;
  href: string;
}

/** The value of a reference. */
export interface Figure {
  text: string;
  /** The address of the page that prints it. */
  href?: string | undefined;
  /** The open data call that returns it. */
  data?: string | undefined;
  /** The teams and players of the figure, for an article's list of subjects. */
  subjects: Link[];
  /** A name is a link at its first mention only, a figure at every one. */
  isName?: true;
}

/** The words that replace "*" for one of the compared teams, players or games. */
export type Candidate = readonly string[];

/** A kind of reference, such as `standing TEAM COLUMN`. */
export interface Kind {
  /** The words after the kind's name; those in brackets are optional. */
  usage: string;
  figure(words: readonly string[]): Figure;
  /** All candidates for "*". */
  each?(words: readonly string[]): Candidate[];
}

export type Kinds = Record<string, Kind>;

/** A wrong reference or claim; the reader of the article adds file and line. */
export class ContentError extends Error {
  override name = "ContentError";
  /** The number of lines below the beginning of the text. */
  linesDown = 0;
}

/** The value of a key in an article; throws a `ContentError` for an unknown key. */
export function find<Key, Value>(
  known: ReadonlyMap<Key, Value>,
  key: Key | undefined,
  what: string,
): Value {
  const value = key === undefined ? undefined : known.get(key);
  if (value === undefined) throw new ContentError(`There is no ${what} "${key ?? ""}".`);
  return value;
}

/** A number as in a sentence: 2117 is "2,117". Not for years and dates. */
export function grouped(value: number | string): string {
  const text = String(value);
  return /^\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
}

/** The number of a printed figure. */
export function numberIn({ text }: Pick<Figure, "text">): number {
  const value = Number(text.replaceAll(",", ""));
  if (text.trim() === "" || Number.isNaN(value)) throw new ContentError(`"${text}" is no number.`);
  return value;
}
