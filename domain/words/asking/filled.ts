import { type Slots, Stopped } from "./slots.ts";

/** The names of a question's filled slots; each flag, noun and condition counts by its own name. */
export function filledSlots(slots: Slots): string[] {
  const { conditions, flags, nouns, stage, rephraseAs: _, isWhenFirst: __, ...others } = slots;
  const filled = Object.entries(others).flatMap(([name, value]) => {
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === undefined;
    return isEmpty ? [] : [name];
  });
  if (stage === "playoffs") filled.push(stage);
  return [...filled, ...flags, ...nouns, ...Object.keys(conditions)];
}

/** Slots that never change an answer: the season, its end, and words such as "how many". */
const ALWAYS = ["season", "count", "current"];

/** Returns whether a question fills only the given slots. */
export function fillsOnly(slots: Slots, ...names: readonly string[]): boolean {
  return filledSlots(slots).every((name) => names.includes(name) || ALWAYS.includes(name));
}

/** Throws `Stopped` with the reason if a question fills any slot but the given ones. */
export function requireOnly(slots: Slots, reason: string, ...names: readonly string[]): void {
  if (!fillsOnly(slots, ...names)) incomplete(reason);
}

export function incomplete(reason: string): never {
  throw new Stopped({ kind: "incomplete", reason });
}
