import type { Honour } from "./career.ts";

/** An honour with the years in which it was won. */
export interface HonourGroup {
  award: string;
  times: number;
  /** The years in which its seasons ended: "2012, 2013, 2016, 2020", "2004–08". */
  years: string;
}

/** The most important honours, in order, which come first in a list. */
const FIRST = [
  "NBA Champion",
  "Most Valuable Player",
  "Finals MVP",
  "Defensive Player of the Year",
  "Rookie of the Year",
  "Sixth Man of the Year",
  "Most Improved Player",
  "Clutch Player of the Year",
  "All-NBA First Team",
  "All-NBA Second Team",
  "All-NBA Third Team",
  "All-Star",
  "All-Star MVP",
  "All-Defensive First Team",
  "All-Defensive Second Team",
  "Scoring Leader",
  "Rebounding Leader",
  "Assists Leader",
  "Steals Leader",
  "Blocks Leader",
];

/** The honours that questions ask for by name; "All-NBA" is any of its three teams. */
export const HONOURS: readonly string[] = [
  ...FIRST.filter((award) => !award.endsWith(" Leader")),
  "All-NBA",
  "All-Defensive",
  "All-Rookie",
  "All-Rookie First Team",
  "All-Rookie Second Team",
  "NBA Cup MVP",
  "NBA Cup Champion",
  "East Finals MVP",
  "West Finals MVP",
];

/** Groups honours by award: the most important first, those of a month or a week last. */
export function honourGroups(honours: readonly Honour[]): HonourGroup[] {
  const groups = [...Map.groupBy(honours, ({ award }) => award)].map(([award, won]) => ({
    award,
    times: won.length,
    years: printedYears(won.map(({ year }) => year)),
  }));
  return groups.toSorted(
    (a, b) =>
      placeOf(a.award) - placeOf(b.award) ||
      b.times - a.times ||
      (a.award < b.award ? -1 : Number(a.award > b.award)),
  );
}

function placeOf(award: string): number {
  const place = FIRST.indexOf(award);
  if (place >= 0) return place;
  return FIRST.length + Number(/ of the (Month|Week)$/.test(award));
}

/**
 * Years in order without duplicates, three or more in a row as a range: "2004–08, 2010, 2012,
 * 2013".
 */
export function printedYears(years: readonly number[]): string {
  const runs: number[][] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === year - 1) run.push(year);
    else runs.push([year]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [range(run)])).join(", ");
}

function range(run: readonly number[]): string {
  const [first, last] = [String(run[0]), String(run.at(-1))];
  return `${first}–${first.slice(0, 2) === last.slice(0, 2) ? last.slice(2) : last}`;
}
