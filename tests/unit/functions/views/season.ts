import { join } from "node:path";
import { fail, ok } from "../../../../domain/result.ts";
import type { Team } from "../../../../domain/season/team.ts";
import type { Documents } from "../../../../functions/data/cached-documents.ts";
import { root } from "../../../../tools/paths.ts";
import { readDocuments } from "../../../../tools/season/documents.ts";
import { shotDocuments } from "../../../../tools/season/shot-bins.ts";
import { readTables } from "../../../../tools/season/tables.ts";
import { collectionsOf } from "./collections.ts";

/** Where the tables of the season are. */
export const SOURCES = join(root, "season/sources");

const tables = readTables(SOURCES);
const documents = readDocuments(SOURCES, tables);

export const { postseason } = documents;
export const teams: Team[] = tables.teams;

/** The collections that the pages of games read, as the season's tables have them. */
export const collections = collectionsOf({ teams, games: tables.games, postseason });

const shots = shotDocuments(documents.shots);
const days = new Map(documents.days.map((day) => [day.date, day]));

/** Reads from what was found; the database fails for what is not there. */
function reading<Value>(find: (key: string) => Value | undefined) {
  return async (key: string) => {
    const value = find(key);
    return value === undefined
      ? fail({ kind: "malformed" as const, path: key })
      : ok({ value, updatedAt: undefined, dropped: 0 });
  };
}

/** The small documents of the season. */
export const seasonDocuments: Documents = {
  days: reading((date) => days.get(date)),
  careers: reading((id) => documents.careers.get(id)),
  franchises: reading((id) => documents.franchises.get(Number(id))),
  shots: reading((id) => shots.get(id)),
};

/** A database that holds the collections and none of the small documents. */
export const noDocuments: Documents = {
  days: reading(() => undefined),
  careers: reading(() => undefined),
  franchises: reading(() => undefined),
  shots: reading(() => undefined),
};
