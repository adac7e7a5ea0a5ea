import { setTimeout as pause } from "node:timers/promises";
import { pastSeasonNames, readPastSeason } from "../dataset/past-season-files.ts";
import { type DatabaseTarget, openDatabase, sentenceOf } from "./database-target.ts";
import { patiently, type Sleep } from "./patience.ts";

/** The names of the past seasons that the database lacks or has in another version. */
export async function changedPastSeasons(
  target: DatabaseTarget,
  sleep: Sleep = pause,
): Promise<string[]> {
  const { database, credential } = openDatabase(target);
  const changed: string[] = [];
  for (const season of pastSeasonNames()) {
    const place = `nba/seasons/${season}/digest`;
    const stored = await patiently(sleep, () => database.read(place, credential));
    if (!stored.ok) throw new Error(sentenceOf(target, stored.error));
    if (stored.value !== readPastSeason(season).digest) changed.push(season);
  }
  return changed;
}

/** Writes past seasons, each by itself. */
export async function pushPastSeasons(
  target: DatabaseTarget,
  seasons: readonly string[],
  sleep: Sleep = pause,
): Promise<void> {
  const { database, credential } = openDatabase(target);
  for (const season of seasons) {
    const set = readPastSeason(season);
    const written = await patiently(sleep, () =>
      database.write(`nba/seasons/${season}`, { set }, credential),
    );
    if (!written.ok) throw new Error(sentenceOf(target, written.error));
  }
}
