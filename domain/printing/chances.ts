/** A chance in whole percent, with the side on which it lies beyond what can be said. */
interface Percent {
  bound: "under" | "over" | undefined;
  percent: number;
}

/** Only what is certain is 0 or 100 percent. */
function percentOf(chance: number): Percent {
  const percent = chance * 100;
  if (percent > 0 && percent < 1) return { bound: "under", percent: 1 };
  if (percent > 99 && percent < 100) return { bound: "over", percent: 99 };
  return { bound: undefined, percent: Math.min(100, Math.max(0, Math.round(percent))) };
}

/** A chance as pages print it: "64%", "under 1%", "over 99%". */
export function printedChance(chance: number): string {
  const { bound, percent } = percentOf(chance);
  return bound === undefined ? `${percent}%` : `${bound} ${percent}%`;
}

const SIGNS = { under: "<", over: ">" } as const;

/** A chance in a table of percent: "64", "<1", ">99". */
export function chanceCell(chance: number): string {
  const { bound, percent } = percentOf(chance);
  return bound === undefined ? String(percent) : `${SIGNS[bound]}${percent}`;
}

const WORDS = { under: "fewer than", over: "more than" } as const;

/** A chance in sentences: "39 of 100", "fewer than 1 of 100", "more than 99 of 100". */
export function chanceOfHundred(chance: number): string {
  const { bound, percent } = percentOf(chance);
  return bound === undefined ? `${percent} of 100` : `${WORDS[bound]} ${percent} of 100`;
}
