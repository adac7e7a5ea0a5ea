import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { Flag, Noun, Slots } from "../slots.ts";

/** The slots that a shape of questions sets, and the flags that it takes and adds. */
export type SlotsChange = Partial<Slots> & {
  less?: readonly Flag[];
  more?: readonly Flag[];
  noun?: Noun;
  /** Conditions beside those that are said. */
  set?: Conditions;
};

/** A shape of questions: what a part means by the other parts; undefined for all other questions. */
export type Shape = (slots: Slots, vocabulary: Vocabulary) => SlotsChange | undefined;

/** The slots after the change of each shape that they have, in order. */
export function reshaped(slots: Slots, shapes: readonly Shape[], vocabulary: Vocabulary): Slots {
  return shapes.reduce((now, shape) => {
    const change = shape(now, vocabulary);
    return change === undefined ? now : changed(now, change);
  }, slots);
}

function changed(slots: Slots, { less = [], more = [], noun, set, ...values }: SlotsChange): Slots {
  const all = { ...slots, ...values };
  return {
    ...all,
    flags: new Set([...all.flags, ...more].filter((flag) => !less.includes(flag))),
    nouns: noun === undefined ? all.nouns : new Set([...all.nouns, noun]),
    conditions: { ...all.conditions, ...set },
  };
}
