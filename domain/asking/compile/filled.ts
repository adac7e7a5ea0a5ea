import { TRAIT_NAMES } from "#domain/query/conditions/conditions.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { filledSlots, type SlotName, type Slots, Stopped } from "../slots.ts";

/** Slots that never change an answer: the season, its end, and words such as "how many" and "beat". */
const ALWAYS: readonly SlotName[] = [
  "season",
  "count",
  "current",
  "made",
  "joined",
  "both",
  "summed",
  "unnamed",
  "beat",
];

/** Returns whether a question fills only the given slots. */
export function fillsOnly(slots: Slots, ...names: readonly SlotName[]): boolean {
  return filledSlots(slots).every((name) => names.includes(name) || ALWAYS.includes(name));
}

/** Throws `Stopped` with the reason if a question fills any slot but the given ones. */
export function requireOnly(slots: Slots, reason: Advice, ...names: readonly SlotName[]): void {
  if (!fillsOnly(slots, ...names)) incomplete(reason);
}

/** Throws `Stopped` with a reason, and with questions that the reader may have meant. */
export function incomplete(reason: Advice, meant: readonly string[] = []): never {
  throw new Stopped({ kind: "incomplete", reason, meant });
}

/** Returns whether a question selects players by a trait: "rookies", "players from France", "anyone but Luka". */
export function hasTrait({ conditions, except }: Slots): boolean {
  return except.length > 0 || TRAIT_NAMES.some((name) => conditions[name] !== undefined);
}
