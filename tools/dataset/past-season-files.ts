import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataOfLines } from "#domain/query/question-data.ts";
import { archivedSeason } from "#domain/query/storage/archived-season.ts";
import { hasPlays } from "#domain/season/season-range.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import { archiveWire } from "#functions/data/wire/archive.ts";
import { careerWire } from "#functions/data/wire/careers.ts";
import { formerPlayersWire } from "#functions/data/wire/former-players.ts";
import { type PastSeasonWire, pastSeasonWire } from "#functions/data/wire/past-seasons.ts";
import { digestOf, digestOfText } from "../digest.ts";
import { importedBy } from "../import-graph.ts";
import { besides } from "../machine/besides.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { readAllTimePlayers } from "../season/alltime/player-seasons.ts";
import { readSeasonLists } from "../season/alltime/season-lists.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { pastContradictions } from "../season/past/checks.ts";
import { FormerCareers } from "../season/past/former-players.ts";
import { type ReadSeason, readPastSeasons } from "../season/past/past-seasons.ts";
import { serialise } from "../season/serialise.ts";
import { readTables } from "../season/tables.ts";
import type { Updated } from "../season/wire.ts";

const BUILT = join(root, "season/built");
/** The folder of past seasons' documents, one file each. */
const SEASONS = join(BUILT, "seasons");
/** The digest of the sources of the built files. */
const STAMP = join(SEASONS, ".digest");

type KindOfPlays = (typeof KINDS_OF_PLAYS)[number];

/** The sources of past seasons: tables, and the code that this file imports. */
const SOURCES = [
  "package-lock.json",
  "season/sources/alltime",
  "season/sources/coming_rosters.csv",
  "season/sources/history",
  "season/sources/plays",
  "season/sources/player_honours.csv",
  "season/sources/player_totals.csv",
  "season/sources/players.csv",
  "season/sources/team_seasons.csv",
  "season/sources/teams.csv",
  ...importedBy(["tools/dataset/past-season-files.ts", "tools/dataset/plays-thread.ts"]),
];

/** A past season's document, with the digest that tells whether a database already has it. */
export interface PastSeasonDocument extends PastSeasonWire, Updated {
  digest: string;
}

/**
 * Builds the past seasons unless the existing files were built from the same sources. Throws a
 * `DatasetError` when their tables are contradictory.
 */
export function ensurePastSeasons(): void {
  const digest = digestOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  for (const folder of [SEASONS, ...KINDS_OF_PLAYS.map((kind) => join(BUILT, kind))]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const untilPlays = besides(new URL("plays-thread.ts", import.meta.url));
  const { teams, players, contracts, rosters } = readTables(SOURCE_FOLDER);
  const current = new Set([
    ...players.map(({ id }) => id),
    ...[...contracts, ...rosters.rows].map(({ player_id }) => player_id),
  ]);
  const former = new FormerCareers(teams, current, readAllTimePlayers(SOURCE_FOLDER));
  const archive = [];
  const wires: [season: string, PastSeasonWire & Updated][] = [];
  const found: string[] = [];
  const { seasons } = readSeasonLists(SOURCE_FOLDER, new Map());
  for (const [season, past] of readPastSeasons(SOURCE_FOLDER, teams, seasons)) {
    former.add(season, past);
    const archived = archivedSeason(dataOfLines(past.lines, teams), past.postseason);
    found.push(...pastContradictions(season, past, teams));
    if (archived === undefined) found.push(`${season} has no game.`);
    else archive.push(archived);
    const updatedAt = `${past.lines.games.at(-1)?.date}T00:00:00.000Z`;
    if (!hasPlays(season)) writeOfPlays(season, past);
    wires.push([season, { updatedAt, ...pastSeasonWire(past) }]);
  }
  if (found.length > 0)
    throw new DatasetError(`Past seasons contradict themselves:\n- ${found.join("\n- ")}`);
  writeFileSync(join(BUILT, "archive.json"), serialise({ data: archiveWire(archive) }));
  const careers = former.players
    .map(({ id, career }) => [id, careerWire(career)] as const)
    .filter(([, career]) => Object.keys(career).length > 0);
  writeFileSync(join(BUILT, "formerCareers.json"), serialise(Object.fromEntries(careers)));
  const named = { data: formerPlayersWire(former.players) };
  writeFileSync(join(BUILT, "formerPlayers.json"), serialise(named));
  untilPlays();
  for (const [season, { updatedAt, ...wire }] of wires) {
    const ofPlays = KINDS_OF_PLAYS.map(
      (kind) => [kind, readFileSync(fileOfPlays(kind, season), "utf8")] as const,
    );
    const document: PastSeasonDocument = {
      digest: digestOfText(JSON.stringify([wire, ofPlays])),
      updatedAt,
      ...wire,
    };
    writeFileSync(join(SEASONS, `${season}.json`), serialise(document));
  }
  writeFileSync(STAMP, digest);
}

/** Writes the documents of the past seasons that have plays. */
export function writeAllPlays(): void {
  const { teams } = readTables(SOURCE_FOLDER);
  const since = FIRST_WITH_OFFICIAL_LINES;
  for (const [season, past] of readPastSeasons(SOURCE_FOLDER, teams, new Map(), since))
    writeOfPlays(season, past);
}

function writeOfPlays(season: string, past: ReadSeason): void {
  const documents = past.ofPlays();
  for (const kind of KINDS_OF_PLAYS)
    writeFileSync(fileOfPlays(kind, season), JSON.stringify(documents[kind]));
}

/** The names of the past seasons, built first when their sources have changed. */
export function pastSeasonNames(): string[] {
  ensurePastSeasons();
  return readdirSync(SEASONS)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
}

/** The documents of a kind that are made of a past season's plays, by their keys. */
export function readOfPlays(kind: KindOfPlays, season: string): Record<string, unknown> {
  return JSON.parse(readFileSync(fileOfPlays(kind, season), "utf8"));
}

function fileOfPlays(kind: KindOfPlays, season: string): string {
  return join(BUILT, kind, `${season}.json`);
}

/** The document of a past season. */
export function readPastSeason(season: string): PastSeasonDocument {
  return JSON.parse(readFileSync(join(SEASONS, `${season}.json`), "utf8"));
}
