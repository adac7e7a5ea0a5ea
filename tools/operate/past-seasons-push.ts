import { pastSeasonNames, readPastSeason } from "../dataset/past-season-files.ts";
import { type DatabaseTarget, openDatabase, sentenceOf } from "./database-target.ts";

/** The names of the past seasons that the database lacks or has in another version. */
export async function changedPastSeasons(target: DatabaseTarget): Promise<string[]> {
  const { database, credential } = openDatabase(target);
  const changed: string[] = [];
  for (const season of pastSeasonNames()) {
    const stored = await database.read(`nba/seasons/${season}/digest`, credential);
    if (!stored.ok) throw new Error(sentenceOf(target, stored.error));
    if (stored.value !== readPastSeason(season).digest) changed.push(season);
  }
  return changed;
}

/** Writes past seasons, each by itself. */
export async function pushPastSeasons(
  target: DatabaseTarget,
  seasons: readonly string[],
): Promise<void> {
  const { database, credential } = openDatabase(target);
  for (const season of seasons) {
    const document = readPastSeason(season);
    const written = await database.write(`nba/seasons/${season}`, { set: document }, credential);
    if (!written.ok) throw new Error(sentenceOf(target, written.error));
  }
}
