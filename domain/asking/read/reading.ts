import type { LinePlayer, SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import type { Cursor } from "./cursor.ts";
import type { Draft } from "./draft.ts";
import type { Term } from "./terms.ts";

/** A word before a name that determines the name's slot. */
export type Connector = "vs" | "with" | "without" | "except";

export interface PlayerStanding {
  detail: string;
  points: number | undefined;
  team: string | undefined;
  fame: number;
}

/** The state of reading a question's terms. */
export interface Reading {
  cursor: Cursor;
  slots: Draft;
  /** The connector that still needs a name. */
  connector: Connector | undefined;
  /** The connector of the preceding name; undefined after any other word than a filler or "and". */
  connected: Connector | undefined;
  /** Whether numbers are means: "averaging 20 and 10". */
  isMean: boolean;
  /** Whether the next figure already belongs to a range: "without turnovers". */
  isTaken: boolean;
  /** Whether the next name is an origin: the country or school after "from". */
  isOrigin: boolean;
  lines: SeasonLines;
  seasonNow: SeasonNow;
  /** The question as typed. */
  text: string;
  /** Replaces a term in the question's text. */
  rephrase: (term: Term, text: string) => string;
  /** The folded text of a term, for comparisons. */
  wordOf: (term: Term) => string;
  /** The text of a term, as typed. */
  textOf: (term: Term) => string;
  /** The spelling of a country by its folded name. */
  nationOf: (folded: string) => string;
  /** The words that name exactly one player. */
  ownNameOf: (player: LinePlayer) => string;
  /** A player's points of the newest season. */
  latestOf: (player: LinePlayer) => number;
  /** A player's team and points, which distinguish namesakes, and the weight of his honors. */
  standingOf: (player: LinePlayer) => PlayerStanding;
  /** The teams of the players of whom a name of the question means one alone. */
  clubsNamed: () => readonly (string | undefined)[];
  namesTeam: boolean;
}

/** The functions by which the reader looks up the question and the vocabulary. */
export type ReadingTools = Pick<
  Reading,
  | "lines"
  | "seasonNow"
  | "text"
  | "rephrase"
  | "textOf"
  | "wordOf"
  | "ownNameOf"
  | "standingOf"
  | "clubsNamed"
  | "namesTeam"
  | "latestOf"
  | "nationOf"
>;
