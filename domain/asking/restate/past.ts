import { seasonEnding } from "../read/past-season.ts";
import type { Fact, Segment } from "../understanding.ts";
import { inferred, said } from "./segments.ts";

/** " in 2018-19", " in the playoffs of his last season". */
export function pastSegments({ stage, year }: Extract<Fact, { kind: "past" }>): Segment[] {
  const isOfPlayoffs = stage === "playoffs";
  if (year === undefined)
    return [
      said(isOfPlayoffs ? " in the playoffs" : ""),
      inferred(`${isOfPlayoffs ? " of" : " in"} the last season that he played`),
    ];
  return [
    said(` in ${isOfPlayoffs ? "the playoffs of " : ""}${seasonEnding(year)}`),
    inferred(`, the season that ended in ${year}`),
  ];
}
