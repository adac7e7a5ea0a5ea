import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GamePlays } from "#domain/plays/play.ts";
import { DatasetError } from "../dataset-error.ts";
import { unpackPlays } from "./packed-plays.ts";

/** The season's plays among the tables. */
export const PLAYS_FILE = "plays.br";

/** The plays of every game that has any, by the game's id. */
export function readPlays(folder: string): Map<string, GamePlays> {
  try {
    return unpackPlays(readFileSync(join(folder, PLAYS_FILE)));
  } catch {
    throw new DatasetError(`The season tables have no readable ${PLAYS_FILE} in ${folder}.`);
  }
}
