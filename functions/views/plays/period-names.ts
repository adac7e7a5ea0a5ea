import { ordinal } from "#domain/printing/ordinals.ts";

/** The names of a game's periods: "1st" to "4th", then "OT", or "OT1" and "OT2". */
export function periodNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    if (at < 4) return ordinal(at + 1);
    return count === 5 ? "OT" : `OT${at - 3}`;
  });
}
