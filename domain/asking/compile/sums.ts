import { FIGURES } from "#domain/figures/figures.ts";
import type { Flag, Slots } from "../slots.ts";

/** The slots with "most points, rebounds and assists" as the one figure that adds them up. */
export function withSum(slots: Slots): Slots {
  const { measures, rank, flags } = slots;
  const sum = FIGURES.find(({ computation }) => {
    const terms = computation.kind === "count" ? computation.of : [];
    const isOfAll = measures.length > 1 && terms.length === measures.length;
    return isOfAll && terms.every(([key, factor]) => factor === 1 && measures.includes(key));
  });
  if (sum === undefined || rank !== "most") return slots;
  return { ...slots, measures: [sum.key], flags: flags.union(new Set<Flag>(["summed"])) };
}
