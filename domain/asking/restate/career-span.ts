import { type CareerFact, LAST_SEASON } from "../career-fact.ts";
import type { Segment } from "../understanding.ts";
import { inferred, said } from "./segments.ts";

/** The seasons of a career's figures: " in 2018-19", " in the playoffs of the last season that he played". */
export function spanSegments({ stage, season }: CareerFact, year = 0): Segment[] {
  const isOfPlayoffs = stage === "playoffs";
  if (season === undefined)
    return [isOfPlayoffs ? said(", playoffs") : inferred(", regular seasons")];
  if (season === LAST_SEASON)
    return [
      said(isOfPlayoffs ? " in the playoffs" : ""),
      inferred(`${isOfPlayoffs ? " of" : " in"} the last season that he played`),
    ];
  return [
    said(` in ${isOfPlayoffs ? "the playoffs of " : ""}${season}`),
    inferred(`, the season that ended in ${year}`),
  ];
}
