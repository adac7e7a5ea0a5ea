import { type SeasonNow, seasonNow, seasonOfDate, seasonOfGame } from "#domain/season/season.ts";
import { within } from "../http/within.ts";
import type { CachedCollections } from "./cached-collections.ts";
import type { ReadCall } from "./cached-read.ts";

type Reads = Pick<CachedCollections, "season" | "games" | "standings">;

/**
 * A cold isolate waits this long for the season at most, because the page's own reads, which may
 * take 2.5 s, follow.
 */
const WAIT_MS = 400;

/** The database's current season, as an isolate knows it. */
export interface KnownSeason {
  /** The season as last read; by the date before the first read. */
  known(): SeasonNow;
  /**
   * Reads the season. While it cannot be read, the known one stays. No trace needs this read: when a
   * season turns, whatever names it changes, too.
   */
  read(call: ReadCall): Promise<{ seasonNow: SeasonNow; isRead: boolean }>;
}

/** The current season by the isolate's collections and, before the first read, a clock in ms since 1970. */
export function createCurrentSeason(collections: Reads, time: () => number): KnownSeason {
  let last: SeasonNow | undefined;
  const known = () => last ?? seasonNow(seasonOfDate(new Date(time()).toISOString()));
  return {
    known,
    async read(call) {
      const season = await within(WAIT_MS, readSeason(collections, call));
      last = season ?? last;
      return { seasonNow: season ?? known(), isRead: season !== undefined };
    },
  };
}

async function readSeason(
  { season, games, standings }: Reads,
  call: ReadCall,
): Promise<SeasonNow | undefined> {
  const read = await season(call);
  if (!read.ok) return undefined;
  const { current, schedule, boxScores } = read.value.value;
  if (current !== undefined) return seasonNow(current, schedule, boxScores);
  // A database that an older release has filled says it by its games alone.
  const played = await games(call);
  const newest = played.ok ? played.value.value.at(-1) : undefined;
  const named = newest && seasonOfGame(newest.id);
  if (named !== undefined) return seasonNow(named, schedule, boxScores);
  // One with standings alone says it by the day of these.
  const table = played.ok || played.error.kind === "empty" ? await standings(call) : undefined;
  const updatedAt = table?.ok ? table.value.updatedAt : undefined;
  return updatedAt === undefined
    ? undefined
    : seasonNow(seasonOfDate(updatedAt.slice(0, 10)), schedule);
}
