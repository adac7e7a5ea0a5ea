import { join } from "node:path";
import type { Career } from "#domain/players/career.ts";
import { logOf, topScorersOf } from "#domain/query/storage/derived-season.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { fail, ok } from "#domain/result.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Documents, StoredReads } from "#functions/data/cached-documents.ts";
import { missing } from "#functions/data/past-season.ts";
import { root } from "#tools/paths.ts";
import { readDocuments } from "#tools/season/documents.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { shotDocuments } from "#tools/season/shot-bins.ts";
import { readTables } from "#tools/season/tables.ts";
import { collectionsOf } from "./collections.ts";

/** The folder of the season's source tables. */
export const SOURCES = join(root, "season/sources");

const tables = readTables(SOURCES);
const documents = readDocuments(SOURCES, tables);

export const { days, postseason } = documents;
export const { games } = tables;
export const teams: Team[] = tables.teams;

/** The lines of every game. */
export const lines = linesOfGames(
  days.flatMap((day) => day.games.map(playedGame)),
  new Map(days.flatMap((day) => [...day.names])),
);

/** The careers of the season's players, with their logs. */
export const careers: ReadonlyMap<string, Career> = new Map(
  [...documents.careers].map(([id, career]) => [id, { ...career, log: logOf(lines, id) }]),
);

/** The collections that the game pages read, from the source tables. */
export const collections = {
  ...collectionsOf({
    teams,
    games,
    postseason,
    lines,
    fixtures: readFixtures(SOURCES),
    players: [],
  }),
  ratings: missing("ratings"),
  seasonTotals: missing("seasonTotals"),
  seasonRatings: missing("seasonRatings"),
  teamStats: missing("teamStats"),
};

const shots = shotDocuments(documents.shots);
const plays = readPlays(SOURCES);
const dayAt = new Map(days.map((day) => [day.date, day]));

/** Creates a read that fails like the database when `find` has no value. */
function reading<Value>(find: (key: string) => Value | undefined) {
  return async (key: string) => {
    const value = find(key);
    return value === undefined
      ? fail({ kind: "malformed" as const, path: key })
      : ok({ value, updatedAt: undefined, dropped: 0 });
  };
}

const stored: StoredReads = {
  days: reading(() => undefined),
  careers: reading(() => undefined),
  franchises: reading(() => undefined),
  odds: reading(() => undefined),
  plays: async () => ok({ value: undefined, updatedAt: undefined, dropped: 0 }),
  parts: reading(() => undefined),
  together: reading(() => undefined),
  shots: reading(() => undefined),
  seasons: reading(() => undefined),
  formerCareers: reading(() => undefined),
};

/** The documents of the season. */
export const seasonDocuments: Documents = {
  ...stored,
  days: reading((date) => dayAt.get(date)),
  careers: reading((id) => careers.get(id)),
  franchises: reading((id) => {
    const franchise = documents.franchises.get(Number(id));
    return franchise && { ...franchise, topScorers: topScorersOf(lines)(Number(id)) };
  }),
  formerCareers: reading(() => undefined),
  plays: async (id) => ok({ value: plays.get(id), updatedAt: undefined, dropped: 0 }),
  shots: reading((id) => shots.get(id)),
  stored,
};

/** Documents of a database that holds only the collections. */
export const noDocuments: Documents = {
  ...stored,
  days: reading(() => undefined),
  careers: reading(() => undefined),
  franchises: reading(() => undefined),
  formerCareers: reading(() => undefined),
  stored,
};
