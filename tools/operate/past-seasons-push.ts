import { setTimeout as pause } from "node:timers/promises";
import { KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import { pastSeasonNames, readOfPlays, readPastSeason } from "../dataset/past-season-files.ts";
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

/** Writes past seasons, each by itself; its own document comes last, whose digest says that all is written. */
export async function pushPastSeasons(
  target: DatabaseTarget,
  seasons: readonly string[],
  sleep: Sleep = pause,
): Promise<void> {
  const { database, credential } = openDatabase(target);
  for (const season of seasons) {
    const writes = [
      ...KINDS_OF_PLAYS.map(
        (kind) => [`nba/${kind}`, { update: readOfPlays(kind, season) }] as const,
      ),
      [`nba/seasons/${season}`, { set: readPastSeason(season) }] as const,
    ];
    for (const [place, write] of writes) {
      const written = await patiently(sleep, () => database.write(place, write, credential));
      if (!written.ok) throw new Error(sentenceOf(target, written.error));
    }
  }
}
