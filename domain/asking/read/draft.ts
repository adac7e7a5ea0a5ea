import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { Slots } from "../slots.ts";

type Writable<Value> =
  Value extends ReadonlySet<infer Item>
    ? Set<Item>
    : Value extends readonly (infer Item)[]
      ? Item[]
      : Value;

/** The slots of a question while it is read. */
export type Draft = {
  -readonly [Name in keyof Omit<Slots, "conditions">]: Writable<Slots[Name]>;
} & {
  conditions: Conditions;
};

export function emptyDraft({ text, seasonNow }: Pick<Slots, "text" | "seasonNow">): Draft {
  return {
    text,
    seasonNow,
    players: [],
    teams: [],
    opp: undefined,
    vs: undefined,
    with: [],
    without: [],
    except: [],
    conditions: {},
    alternatives: [],
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
    occasion: undefined,
    past: undefined,
    special: undefined,
    topic: undefined,
    namesakes: [],
    placed: [],
    company: [],
    isWhenFirst: false,
  };
}
