import type { FranchiseName } from "../history/league-history.ts";
import type { Month } from "../query/engine/months.ts";
import type { LinePlayer } from "../query/storage/season-lines.ts";
import type { Coach } from "../search/known-names.ts";
import type { Team } from "../teams/team.ts";
import type { ChartEdge } from "./chart.ts";
import type { SeasonsSaid, SeasonWritten } from "./seasons.ts";

/** The values of categories that are no plain words. */
export interface Values {
  team: Team;
  /** The team that a word of opposition precedes. */
  opponent: Team;
  /** The team at whose place a game is. */
  host: Team;
  /** All players of the name. */
  player: readonly LinePlayer[];
  person: { id: string; name: string };
  /** A franchise under a former name. */
  club: FranchiseName;
  "is:month": readonly Month[];
  number: number;
  year: number;
  "short-year": number;
  /** The number of games to come, or of the last games. */
  among: number;
  latest: number;
  /** The fewest that count. */
  least: number;
  "least-minutes": number;
  "coach-name": Coach;
  /** A season that is written out, and the seasons that are meant. */
  "season-written": SeasonWritten;
  seasons: SeasonsSaid;
  "season-wins": SeasonCount;
  "season-losses": SeasonCount;
}

/** The wins or losses of a season, and whether the question adds "or more". */
export interface SeasonCount {
  count: number;
  isMore: boolean;
}

type ValueOf<Category extends string> = Category extends keyof Values ? Values[Category] : string;

/** The beginning of a condition's category: "is:month". A topic that takes it takes all conditions. */
export const CONDITION = "is:";

/** Categories of which a question may have several values. */
const SEVERAL = ["team", "opponent", "player", "person", "at-least", "mean-at-least"];

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
}
