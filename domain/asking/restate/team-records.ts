import type { AskedRecord } from "../history-fact.ts";

/** A record in words: "best start to a season". */
export function teamRecordWords({ of, isWorst, isInSeason }: AskedRecord): string {
  const [best, most] = isWorst ? ["worst", "fewest"] : ["best", "most"];
  const within = isInSeason ? " within a season" : "";
  return {
    start: `${best} start to a season`,
    streak: `longest ${isWorst ? "losing" : "winning"} streak${within}`,
    margin: "largest margin of victory",
    total: `${isWorst ? "lowest" : "highest"}-scoring game`,
    winpct: `${best} record in a season`,
    w: `${most} wins in a season`,
    l: `${most} losses in a season`,
  }[of];
}
