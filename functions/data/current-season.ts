import { enterSeason, type SeasonNow, seasonOfDate, seasonOfGame } from "#domain/season/season.ts";
import { within } from "../http/within.ts";
import type { Collections } from "./cached-collections.ts";
import type { ReadCall } from "./cached-read.ts";

type Reads = Pick<Collections, "season" | "games" | "standings">;

/**
 * A cold isolate waits this long for the season at most, because the page's own reads, which may
 * take 2.5 s, follow.
 */
const WAIT_MS = 400;

/**
 * Makes the database's season the current one of this isolate. While it cannot be read, the known
 * one stays. Returns whether it was read. No trace needs this read: when a season turns, whatever
 * names it changes, too.
 */
export async function enterCurrentSeason(collections: Reads, call: ReadCall): Promise<boolean> {
  const season = await within(WAIT_MS, readSeason(collections, call));
  if (season !== undefined) enterSeason(season);
  return season !== undefined;
}

async function readSeason(
  { season, games, standings }: Reads,
  call: ReadCall,
): Promise<SeasonNow | undefined> {
  const read = await season(call);
  if (!read.ok) return undefined;
  const { current, schedule } = read.value.value;
  if (current !== undefined) return { current, schedule };
  // A database that an older release has filled says it by its games alone.
  const played = await games(call);
  const newest = played.ok ? played.value.value.at(-1) : undefined;
  const named = newest && seasonOfGame(newest.id);
  if (named !== undefined) return { current: named, schedule };
  // One with standings alone says it by the day of these.
  const table = played.ok || played.error.kind === "empty" ? await standings(call) : undefined;
  const updatedAt = table?.ok ? table.value.updatedAt : undefined;
  return updatedAt === undefined
    ? undefined
    : { current: seasonOfDate(updatedAt.slice(0, 10)), schedule };
}
