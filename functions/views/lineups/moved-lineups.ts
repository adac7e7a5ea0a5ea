import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import { LINEUP_STATS, PAIR_STATS } from "../questions/questions.ts";

/** The parameters of lists of lineups before they were questions. */
const FORMER = ["of", "least"];

/**
 * The new path and query of a former address of a list of lineups; undefined for an
 * address of today. `suffix` is a file's.
 */
export function movedLineups(given: URLSearchParams, suffix = ""): string | undefined {
  const isByMinutes = given.get("sort") === "minutes" || given.get("sort") === "net";
  if (!isByMinutes && !FORMER.some((name) => given.has(name))) return undefined;
  const of = given.get("of");
  const params = new URLSearchParams(given);
  for (const name of FORMER) params.delete(name);
  const least = given.get("least") ?? "";
  if (of !== "assists" && /^\d+$/.test(least)) {
    params.set("sum.min", `${least}..`);
    params.set("qualified", "0");
  }
  params.delete("sort");
  if (of !== "assists" && given.get("sort") === "minutes") params.set("sort", "-min");
  const path = { pairs: PAIR_STATS.path, assists: ASSISTS_PATH }[of ?? ""] ?? LINEUP_STATS.path;
  return `${path}${suffix}${params.size === 0 ? "" : `?${params}`}`;
}
