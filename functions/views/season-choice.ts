import { SEASON } from "../../domain/season/season.ts";
import { inSeason } from "../../domain/season/season-links.ts";
import { ALL_SEASONS } from "../../domain/season/season-range.ts";
import type { Collections } from "../data/cached-collections.ts";

/** A season to choose on a page. */
export interface SeasonChoice {
  season: string;
  text: string;
  href: string;
  isCurrent: boolean;
}

/**
 * The links from a page to the same page of every season, the newest first; empty while the archive
 * cannot be read.
 */
export async function loadSeasonChoice(
  collections: Pick<Collections, "archive">,
  address: string,
  season: string,
  takesSeveral = false,
): Promise<SeasonChoice[]> {
  const archive = await collections.archive();
  if (!archive.ok) return [];
  const several = takesSeveral ? [ALL_SEASONS] : [];
  const seasons = [...several, SEASON, ...archive.value.value.map((past) => past.season)];
  const own = withoutSeason(address);
  return seasons.map((name) => ({
    season: name,
    text: name === ALL_SEASONS ? "All seasons" : name,
    href: inSeason(own, name),
    isCurrent: name === season,
  }));
}

/** An address of the current season, from the first page of its rows. */
function withoutSeason(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.delete("season");
  params.delete("page");
  return params.size === 0 ? path : `${path}?${params}`;
}
