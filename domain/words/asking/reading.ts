import type { LinePlayer, SeasonLines } from "../../query/season-lines.ts";
import type { Cursor } from "./cursor.ts";
import type { Slots } from "./slots.ts";
import type { Term } from "./terms.ts";

/** What stands before a name and says what part it has. */
export type Connector = "vs" | "with" | "without";

/** A question as its terms are read, with what the reading so far leads to expect. */
export interface Reading {
  cursor: Cursor;
  slots: Slots;
  /** "vs", "with" or "without" that waits for a name. */
  connector: Connector | undefined;
  /** What the name before was taken for, as long as nothing else follows it. */
  connected: Connector | undefined;
  /** Numbers are means: "averaging 20 and 10". */
  isMean: boolean;
  /** The next figure has been given its place already. */
  isTaken: boolean;
  /** "from" has just been read. */
  isOrigin: boolean;
  lines: SeasonLines;
  /** The question's text with a part of it said otherwise. */
  rephrase: (term: Term, text: string) => string;
  /** A term as words are compared. */
  wordOf: (term: Term) => string;
  /** A term as it was typed. */
  textOf: (term: Term) => string;
  /** A country in its own spelling. */
  nationOf: (folded: string) => string;
  /** What tells a player from his namesakes. */
  standingOf: (player: LinePlayer) => { detail: string; points: number | undefined };
}

export type ReadingTools = Pick<
  Reading,
  "lines" | "rephrase" | "textOf" | "wordOf" | "standingOf" | "nationOf"
>;
