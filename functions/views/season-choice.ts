import { SEASON } from "../../domain/season/season.ts";
import { inSeason } from "../../domain/season/season-links.ts";
import type { Collections } from "../data/cached-collections.ts";

/** A season to choose on a page. */
export interface SeasonChoice {
  season: string;
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
): Promise<SeasonChoice[]> {
  const archive = await collections.archive();
  if (!archive.ok) return [];
  const seasons = [SEASON, ...archive.value.value.map((past) => past.season)];
  return seasons.map((name) => ({
    season: name,
    href: inSeason(address, name),
    isCurrent: name === season,
  }));
}
