import type { AnyPart, Part } from "#domain/plays/parts.ts";
import type { PlayerPast } from "../engine/player-past.ts";
import type { Tables } from "../engine/tables.ts";
import type { Names } from "../names.ts";
import type { PlayerFacts, QuestionData } from "../question-data.ts";
import type { LinePlayer } from "../storage/season-lines.ts";
import type { Read } from "./reading.ts";

/** Returns whether a side of a game, an index into `Sides`, fulfils a condition. */
export type SideTest = (side: number) => boolean;

/** Returns whether a player fulfils a condition; players without a contract have no facts. */
export type PlayerTest = (
  player: LinePlayer,
  facts: PlayerFacts | undefined,
  past: PlayerPast | undefined,
) => boolean;

/**
 * How a condition is tested: on games, on players, on a player's part in a game (which the lines
 * hold), on the place of a game among those that fulfil all other conditions, or on other players'
 * lines of the game. A part of each game has lines of its own (part-lines.ts).
 */
export type Tested<Value> =
  | { of: "games"; test: (value: Value, data: QuestionData, tables: Tables) => SideTest }
  | { of: "players"; test: (value: Value) => PlayerTest }
  | { of: "role" }
  | { of: "order" }
  | { of: "company" }
  | { of: "part"; part: (value: Value) => Part | AnyPart };

/** A field of the finder's form: a text field, or a list of choices after `any`. */
export interface ConditionField {
  label: string;
  /** Whether the field is always in sight or folded away. */
  place: "first" | "more";
  placeholder?: string;
  choices?: Choices;
}

/** The choices of a list after `any`, the choice of no condition. */
export interface Choices {
  any: string;
  values: readonly (readonly [value: string, text: string])[];
}

/** A trait of players in words: "rookies", "undrafted players", "players from France". */
export type SharedTrait =
  | { kind: "all"; noun: string }
  | { kind: "group"; noun: string; which: string }
  | { kind: "players"; which: string };

/** The context in which a condition is said. */
export interface WordContext {
  names: Names;
  /** Whose games all games are. */
  of: "player" | "team" | undefined;
  /** True when the words follow the noun "games". */
  isAfterGames: boolean;
  /** The first and the last day of the games. */
  from: string | undefined;
  to: string | undefined;
  /** The days of games before and after the All-Star break. */
  gap: { before: string; after: string } | undefined;
}

/** All that is known of one condition; whatever lists conditions derives from it. */
export interface Condition<Value> {
  /** Parses its parameter's text, which is trimmed and not empty. */
  read(text: string, names: Names): Read<Value>;
  /** Prints its parameter; the inverse of `read`. */
  print(value: Value): string;
  tested: Tested<Value>;
  /** The words that narrow games: "at home"; undefined where another condition says them. */
  say?(value: Value, context: WordContext): string | undefined;
  /** The name that ends those words: "Boston Celtics" after "against the". */
  name?(value: Value, names: Names): string;
  /** The words of a value that selects players, in place of `say`. */
  trait?(value: Value, names: Names): SharedTrait;
  /** The phrases of questions, each with the value that it means. */
  phrases?: readonly (readonly [phrase: string, value: Value])[];
  /** Phrases that resemble those and ask for something else, each with the refusal that it gets. */
  refused?: readonly (readonly [phrase: string, refusal: string])[];
  field: ConditionField;
  /** The description of its parameter in the open data. */
  description: string;
  /** A sentence for the reader on how it counts. */
  note?: string;
  /** Whether its value is a player's id. */
  isPlayer?: true;
  /** Whether it is known of seasons with plays alone. */
  isOfPlays?: true;
  /** Whether it is answered from awards and earlier teams, which few questions read. */
  isOfPast?: true;
}

/** The values of a list in which 1 is yes and 0 is no. */
export function yesOrNo(any: string, yes: string, no: string): Choices {
  const values = [["1", yes] as const, ["0", no] as const];
  return { any, values };
}

/** Checks one declaration and infers the type of its values. */
export function condition<Value>(declared: Condition<Value>): Condition<Value> {
  return declared;
}

export function ofGames<Value>(
  test: (value: Value, data: QuestionData, tables: Tables) => SideTest,
): Tested<Value> {
  return { of: "games", test };
}

/** Tests a column of the sides for one value; undefined is no side's. */
export function equals(column: Uint8Array, wanted: number | undefined): SideTest {
  return (side) => column[side] === wanted;
}
