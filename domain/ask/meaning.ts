import type { Month } from "../query/engine/months.ts";
import type { LinePlayer } from "../query/storage/season-lines.ts";
import type { Coach } from "../search/known-names.ts";
import type { Team } from "../teams/team.ts";
import type { ChartEdge } from "./chart.ts";

/** The values of categories that are no plain words. */
export interface Values {
  team: Team;
  /** The team that a word of opposition precedes. */
  opponent: Team;
  /** The team at whose place a game is. */
  host: Team;
  /** All players of the name. */
  player: readonly LinePlayer[];
  "is:month": readonly Month[];
  number: number;
  year: number;
  /** The number of games to come, or of the last games. */
  among: number;
  latest: number;
  /** The fewest that count. */
  least: number;
  "least-minutes": number;
  "coach-name": Coach;
}

type ValueOf<Category extends string> = Category extends keyof Values ? Values[Category] : string;

/** The beginning of a condition's category: "is:month". A topic that takes it takes all conditions. */
export const CONDITION = "is:";

/** Categories of which a question may have several values. */
const SEVERAL = ["team", "opponent", "player"];

/** Returns whether a part agrees with those before it: two values of one category contradict. */
export function agrees(before: readonly ChartEdge[], { category, value }: ChartEdge): boolean {
  return (
    SEVERAL.includes(category) ||
    before.every((own) => own.category !== category || own.value === value)
  );
}

/** The parts of a question, each with the tokens that it covers. */
export class Meaning {
  readonly parts: readonly ChartEdge[];
  readonly #categories: ReadonlySet<string>;

  constructor(parts: readonly ChartEdge[]) {
    this.parts = parts;
    this.#categories = new Set(parts.map(({ category }) => category));
  }

  /** Returns whether the question says any of some categories. */
  has(...categories: readonly string[]): boolean {
    return categories.some((category) => this.#categories.has(category));
  }

  /** The value of a category; undefined where the question does not say it. */
  one<Category extends string>(category: Category): ValueOf<Category> | undefined {
    return this.all(category)[0];
  }

  all<Category extends string>(category: Category): ValueOf<Category>[] {
    return this.parts
      .filter((part) => part.category === category)
      .map(({ value }) => value as ValueOf<Category>);
  }

  /** The place of the first of some categories among the words; -1 without any. */
  placeOf(...categories: readonly string[]): number {
    return this.parts.find(({ category }) => categories.includes(category))?.from ?? -1;
  }

  /** Returns whether a question says all that is needed, and nothing beyond that and what may be. */
  fits(needs: readonly string[], takes: ReadonlySet<string>): boolean {
    return (
      needs.every((category) => this.has(category)) &&
      this.parts.every(
        ({ category }) =>
          takes.has(category) || (category.startsWith(CONDITION) && takes.has(CONDITION)),
      )
    );
  }
}
