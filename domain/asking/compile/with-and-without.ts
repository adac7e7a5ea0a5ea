import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, Slots } from "../slots.ts";
import { incomplete } from "./filled.ts";

/** Splits "cade with and without duren" into the games with the one player and those without him. */
export function withAndWithout(slots: Slots): Slots[] {
  const { flags, with: mates } = slots;
  if (mates.length !== 1 || flags.has("pair")) incomplete(ASK_ADVICE.oneAtATime);
  if (slots.without.length > 0 || flags.has("or")) incomplete(ASK_ADVICE.unfit);
  const each: Slots = { ...slots, flags: flags.difference(new Set<Flag>(["with-and-without"])) };
  return [each, { ...each, with: [], without: mates }];
}
