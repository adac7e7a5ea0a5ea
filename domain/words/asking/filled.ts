import { type Slots, Stopped } from "./slots.ts";

/** The names of all slots that a question has filled: flags and conditions by their own names. */
export function filledSlots(slots: Slots): string[] {
  const { conditions, flags, nouns, stage, rephraseAs: _, isWhenFirst: __, ...others } = slots;
  const filled = Object.entries(others).flatMap(([name, value]) => {
    const isEmpty = Array.isArray(value) ? value.length === 0 : value === undefined;
    return isEmpty ? [] : [name];
  });
  if (stage === "playoffs") filled.push(stage);
  return [...filled, ...flags, ...nouns, ...Object.keys(conditions)];
}

/** Said of every question: the season, whose end is now, and words that ask without adding anything. */
const ALWAYS = ["season", "count", "current"];

/** Whether a question fills no other slots than these. */
export function fillsOnly(slots: Slots, ...names: readonly string[]): boolean {
  return filledSlots(slots).every((name) => names.includes(name) || ALWAYS.includes(name));
}

/** Refuses a question of which a part would have to be left out. */
export function requireOnly(slots: Slots, reason: string, ...names: readonly string[]): void {
  if (!fillsOnly(slots, ...names)) incomplete(reason);
}

export function incomplete(reason: string): never {
  throw new Stopped({ kind: "incomplete", reason });
}
