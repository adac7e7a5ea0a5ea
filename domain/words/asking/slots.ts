import type { Conditions, Grouping, Range, Stage } from "../../query/query.ts";
import type { LinePlayer } from "../../query/season-lines.ts";
import type { Team } from "../../season/team.ts";
import type { Trait, Understanding } from "./understanding.ts";

export type Rank = "most" | "best" | "worst" | "fewest";
export type Unit = "average" | "total" | "game" | "per36";
export type Noun = "games" | "players" | "teams" | "streak";

/** A limit on a figure, as stated in a question. */
export interface AskedRange {
  figure: string;
  range: Range;
  /** Whether the limits are exclusive: "over 30". */
  isOpen: boolean;
  /** Whether the question has a comparison such as "or more". */
  isSaid: boolean;
  of: "game" | "mean" | "total";
}

/** The yes-or-no properties of a question. */
export type Flag =
  | "record"
  | "count"
  | "stats"
  | "averaging"
  | "compare"
  | "versus"
  | "career"
  | "they"
  | "he"
  | "when"
  | "close"
  | "blowouts"
  | "break"
  | "season"
  | "one-game"
  | "shooting"
  | "longest"
  | "scores"
  | "draft"
  | "finals"
  | "or"
  | "place"
  | "current"
  | "each"
  | "missed"
  | "pair";

/** The content of a question's terms, the input of the compilers. */
export interface Slots {
  players: LinePlayer[];
  teams: Team[];
  opp: Team | undefined;
  vs: LinePlayer | undefined;
  with: LinePlayer | undefined;
  without: LinePlayer | undefined;
  conditions: Conditions;
  ranges: AskedRange[];
  /** Numbers without a figure. */
  loose: Omit<AskedRange, "figure" | "of">[];
  /** Figures without a number. */
  measures: string[];
  rank: Rank | undefined;
  unit: Unit | undefined;
  nouns: Set<Noun>;
  /** Wins or losses as the subject of the question, as opposed to a condition. */
  wins: "w" | "l" | undefined;
  stage: Stage | undefined;
  by: Grouping | undefined;
  flags: Set<Flag>;
  trait: Trait | undefined;
  extreme: { trait: "age" | "height" | "weight"; most: boolean } | undefined;
  page: string | undefined;
  /** A name of `AWARDS`, or the common beginning of several: "All-NBA". */
  award: string | undefined;
  /** The end of the address of a list of leaders. */
  list: string | undefined;
  /** The rank that the question asks for: 2 for "second leading scorer". */
  nth: number | undefined;
  /** Another season than the dataset's: the year in which it ended, and the tokens that name it. */
  past: { year: number; from: number; to: number } | undefined;
  special: string | undefined;
  /** Whether "when" precedes every player: "when luka scores 30, lebron ...". */
  isWhenFirst: boolean;
  /** Adds words at the end of the question's text. */
  rephraseAs: (word: string) => string;
}

export function emptySlots(): Slots {
  return {
    players: [],
    teams: [],
    opp: undefined,
    vs: undefined,
    with: undefined,
    without: undefined,
    conditions: {},
    ranges: [],
    loose: [],
    measures: [],
    rank: undefined,
    unit: undefined,
    nouns: new Set(),
    wins: undefined,
    stage: undefined,
    by: undefined,
    flags: new Set(),
    trait: undefined,
    extreme: undefined,
    page: undefined,
    award: undefined,
    list: undefined,
    nth: undefined,
    past: undefined,
    isWhenFirst: false,
    special: undefined,
    rephraseAs: (word) => word,
  };
}

/** Thrown while a question is read or compiled; `understand` catches it and returns its content. */
export class Stopped extends Error {
  readonly because: Stop;
  constructor(because: Stop) {
    super(because.kind);
    this.because = because;
  }
}

/** The reason to stop reading: a part that does not fit, an incomplete question, or a choice. */
export type Stop =
  | { kind: "part"; from: number; to: number; reason?: string; cause?: "season" | "contradiction" }
  | { kind: "incomplete"; reason: string }
  | { kind: "understood"; understanding: Understanding };
