import { SEASON } from "../../domain/season/season.ts";
import type { SeasonAsked } from "../../domain/site/season-asked.ts";
import { readsOfPastSeason, type SeasonReads } from "./past-season.ts";

/** The season of a request with its reads, or the reason why there is none. */
export type SeasonOfRequest =
  | ({ kind: "held"; season: string } & SeasonReads)
  | { kind: "malformed" }
  /** The site does not hold the season. */
  | { kind: "unknown"; season: string };

/**
 * The season that an address asks for. A date or game of a season that is not held is looked for in
 * the current one, whose pages know their neighbours. While the archive cannot be read, every season
 * counts as held: its own read decides.
 */
export async function seasonOfRequest(
  asked: SeasonAsked,
  current: SeasonReads,
): Promise<SeasonOfRequest> {
  if (asked.kind === "malformed") return asked;
  if (asked.kind === "current") return { kind: "held", season: SEASON, ...current };
  const { season, isInPath } = asked;
  const archive = await current.collections.archive();
  const isHeld = !archive.ok || archive.value.value.some((past) => past.season === season);
  if (isHeld) return { kind: "held", season, ...readsOfPastSeason(season, current) };
  return isInPath ? { kind: "held", season: SEASON, ...current } : { kind: "unknown", season };
}
