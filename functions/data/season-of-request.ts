import { seasonRange } from "#domain/season/season-range.ts";
import type { Route } from "#domain/site/route.ts";
import type { SeasonAsked } from "#domain/site/season-asked.ts";
import { readsOfAllSeasons } from "./all-seasons.ts";
import { readsOfPastSeason } from "./past-season.ts";
import type { SeasonReads } from "./season-reads.ts";

/** The season of a request, or several by their name, with the reads; or the reason why there is none. */
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
  { takesSeveralSeasons }: Pick<Route, "takesSeveralSeasons"> = {},
): Promise<SeasonOfRequest> {
  if (asked.kind === "malformed") return asked;
  const now = { kind: "held" as const, season: current.collections.seasonNow.current, ...current };
  if (asked.kind === "current") return now;
  const archive = await current.collections.archive();
  if (asked.kind === "several") {
    if (!takesSeveralSeasons) return { kind: "malformed" };
    const oldest = archive.ok ? archive.value.value.at(-1)?.season : undefined;
    const { first = "", last = "" } = seasonRange(asked.seasons) ?? {};
    if (oldest !== undefined && first !== "" && first < oldest)
      return { kind: "unknown", season: first };
    const beyond = [first, last].find((season) => season > now.season);
    if (beyond !== undefined) return { kind: "unknown", season: beyond };
    return { kind: "held", season: asked.seasons, ...readsOfAllSeasons(current) };
  }
  const { season, isInPath } = asked;
  const isHeld = !archive.ok || archive.value.value.some((past) => past.season === season);
  if (isHeld) return { kind: "held", season, ...readsOfPastSeason(season, current) };
  return isInPath ? now : { kind: "unknown", season };
}
