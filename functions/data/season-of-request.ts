import { seasonRange } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Route } from "#domain/site/route.ts";
import type { SeasonAsked } from "#domain/site/season-asked.ts";
import { readsOfAllSeasons } from "./all-seasons.ts";
import { readsOfListedSeason } from "./listed-season.ts";
import { readsOfPastSeason } from "./past-season.ts";
import type { SeasonReads } from "./season-reads.ts";

/** The season of a request, or several by their name, with the reads; or the reason why there is none. */
export type SeasonOfRequest =
  | ({ kind: "held"; season: string } & SeasonReads)
  | { kind: "malformed" }
  /** The site holds the season's lists, which have no answer to the page's question. */
  | { kind: "lists"; season: string }
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
  { takesSeveralSeasons, isOfLists }: Pick<Route, "takesSeveralSeasons" | "isOfLists"> = {},
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
  const isHeld = archive.ok
    ? archive.value.value.some((past) => past.season === season)
    : season >= FIRST_WITH_LINES;
  if (isHeld) return { kind: "held", season, ...readsOfPastSeason(season, current) };
  const lists = season < FIRST_WITH_LINES && (await current.documents.stored.listedSeasons(season));
  if (lists && (lists.ok || lists.error.kind !== "empty")) {
    const { teams = [], games = [] } = lists.ok ? lists.value.value : {};
    const isAba = teams.some(({ id, league }) => league === "ABA" && id === asked.teamId);
    const hasResults = !lists.ok || (games.length > 0 && !isAba);
    if (isOfLists === undefined || (isOfLists === "results" && !hasResults))
      return { kind: "lists", season };
    return { kind: "held", season, ...readsOfListedSeason({ season, isAba }, current) };
  }
  return isInPath ? now : { kind: "unknown", season };
}
