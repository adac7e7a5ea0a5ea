import type { Conditions, Grouping, Range, Stage } from "../../query/query.ts";
import type { LinePlayer } from "../../query/season-lines.ts";
import type { Team } from "../../season/team.ts";
import type { Trait, Understanding } from "./understanding.ts";

export type Rank = "most" | "best" | "worst" | "fewest";
export type Unit = "average" | "total" | "game" | "per36";
export type Noun = "games" | "players" | "teams" | "streak";

/** A figure that has to lie in a range, as a question says it. */
export interface AskedRange {
  figure: string;
  range: Range;
  /** Limits that are themselves not meant: "over 30". */
  isOpen: boolean;
  /** Whether "or more" and the like were said. */
  isSaid: boolean;
  of: "game" | "mean" | "total";
}

/** What a question says that is yes or no. */
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

/** What the terms of a question say, before they are put together. */
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
  /** Wins or losses, as what is asked for and not as a condition. */
  wins: "w" | "l" | undefined;
  stage: Stage | undefined;
  by: Grouping | undefined;
  flags: Set<Flag>;
  trait: Trait | undefined;
  extreme: { trait: "age" | "height" | "weight"; most: boolean } | undefined;
  page: string | undefined;
  /** As `AWARDS` name it, or how the names of several begin. */
  award: string | undefined;
  /** A list of leaders, by the end of its address. */
  list: string | undefined;
  /** The place that is asked for: 2 for "second leading scorer". */
  nth: number | undefined;
  /** The year in which another season than the one that is held ended, and where it is said. */
  past: { year: number; from: number; to: number } | undefined;
  special: string | undefined;
  /** Whether no player was named before "when": "when luka scores 30, lebron ...". */
  isWhenFirst: boolean;
  /** The question with a word added. */
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

/** Thrown within `understand` alone, which returns what it holds. */
export class Stopped extends Error {
  readonly because: Stop;
  constructor(because: Stop) {
    super(because.kind);
    this.because = because;
  }
}

/** Why reading cannot go on: a part that is not understood, or that has to be asked back. */
export type Stop =
  | { kind: "part"; from: number; to: number; reason?: string; cause?: "season" | "contradiction" }
  | { kind: "incomplete"; reason: string }
  | { kind: "understood"; understanding: Understanding };
