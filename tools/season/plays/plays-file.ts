import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GamePlays } from "#domain/plays/play.ts";
import { DatasetError } from "../dataset-error.ts";
import { unpackPlays } from "./packed-plays.ts";

/** The file of a season's plays in the folder of all tables. */
export function playsFile(season: string): string {
  return `plays/${season}.br`;
}

/** The plays of a season's games, by the game's id; none for a season without a file of plays. */
export function readPlays(folder: string, season: string): Map<string, GamePlays> {
  const file = playsFile(season);
  if (!existsSync(join(folder, file))) return new Map();
  try {
    return unpackPlays(readFileSync(join(folder, file)));
  } catch {
    throw new DatasetError(`The season tables have no readable ${file} in ${folder}.`);
  }
}
