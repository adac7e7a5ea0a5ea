import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unassistedShares } from "#domain/plays/on-off.ts";
import type { PlayerSeason, SeasonRatings } from "#domain/season/facts.ts";
import { COLLECTION_NAMES, collectionPath } from "#functions/data/collections.ts";
import { DOCUMENT_KINDS, documentsPath } from "#functions/data/documents.ts";
import { allTimeWire } from "#functions/data/wire/all-time.ts";
import { knownNamesWire } from "#functions/data/wire/known-names.ts";
import { parseOnOff } from "#functions/data/wire/on-off.ts";
import { ratingsWire } from "#functions/data/wire/ratings.ts";
import { seasonRatingsWire } from "#functions/data/wire/season-ratings.ts";
import { parseShots } from "#functions/data/wire/shots.ts";
import { digestOf } from "../digest.ts";
import { importedBy } from "../import-graph.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { winChanceSource } from "../plays/win-chance-source.ts";
import { readWinChanceFit } from "../plays/win-chance-table.ts";
import { oddsDocuments } from "../ratings/odds-documents.ts";
import { ratingFacts } from "../ratings/rating-facts.ts";
import { ratingPeaks } from "../ratings/rating-peaks.ts";
import { allTimeBefore } from "../season/alltime/all-time-seasons.ts";
import { readAllTimePlayers } from "../season/alltime/player-seasons.ts";
import { readSeasonLists } from "../season/alltime/season-lists.ts";
import { badgeSprite } from "../season/badges.ts";
import { contradictions } from "../season/checks.ts";
import { buildDataset } from "../season/dataset.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { type DocumentDataset, documentDataset } from "../season/document-dataset.ts";
import { readFixtures } from "../season/fixture-table.ts";
import { readKnownNames } from "../season/name-tables.ts";
import { readPastNames } from "../season/past/game-tables.ts";
import { readSeasons, seasonsOf } from "../season/season-table.ts";
import { serialise } from "../season/serialise.ts";
import { readTables } from "../season/tables.ts";
import { teamColorsSource } from "../season/team-colors-source.ts";
import { memberDataset } from "./members.ts";
import { ensurePastSeasons } from "./past-season-files.ts";

/** The folder of the database's documents; git ignores it. */
const BUILT = "season/built";
/** The digest of the sources of the built files. */
const STAMP = join(root, BUILT, ".digest");
/** The texts of the committed files, with which a check compares the files themselves. */
const COMMITTED = join(root, BUILT, ".committed");

/** All sources of the dataset: tables, articles and the code that this file imports. */
const SOURCES = [
  "content",
  "package-lock.json",
  "season/fitted",
  "season/sources",
  ...importedBy(["tools/dataset/dataset-files.ts"]),
];

/**
 * All files of the build: the path in the repository and the text. Throws a `DatasetError` when the
 * tables are contradictory.
 */
export function builtFiles(source: string): Map<string, string> {
  const tables = readTables(source);
  const season = seasonsOf(readSeasons(source), tables, readFixtures(source));
  const built = buildDataset(tables);
  const found = contradictions(tables, built);
  if (found.length > 0) {
    const list = found.map((line) => `- ${line}`).join("\n");
    throw new DatasetError(`The tables contradict themselves; nothing was written.\n${list}`);
  }
  const held = new Map([
    ...readPastNames(source),
    ...tables.players.map(({ id, name }) => [id, name] as const),
    ...tables.contracts.map(({ player_id, player }) => [player_id, player] as const),
  ]);
  const allTime = readAllTimePlayers(source);
  const known = new Map([...allTime.values()].map(({ id, name }) => [id, name] as const));
  for (const [id, name] of held) known.set(id, name);
  const lists = readSeasonLists(source, known);
  const history = { ...lists.history, peaks: ratingPeaks(source, lists) };
  const documents = documentDataset(source, tables, { ...lists, history });
  const seasonRatings = {
    ...built.dataset.seasonRatings,
    data: seasonRatingsWire(withShots(tables.players, documents, season.current)),
  };
  const members = memberDataset(source, tables, built);
  const files = new Map<string, string>();
  const ratings = { ratings: ratingsWire(ratingFacts(source)), odds: oddsDocuments() };
  const all = {
    season,
    names: knownNamesWire(readKnownNames(source, held, allTime, season.current)),
    allTime: allTimeWire(allTimeBefore(season.current, allTime)),
    ...built.dataset,
    seasonRatings,
    ...documents,
    ...members,
    ...ratings,
  };
  for (const [name, value] of Object.entries(all)) {
    files.set(`${BUILT}/${name}.json`, serialise(value));
  }
  files.set("public/badges.svg", badgeSprite(tables.teams, tables.identities));
  files.set("domain/plays/win-chance-fit.ts", winChanceSource(readWinChanceFit()));
  files.set("domain/teams/team-colors.ts", teamColorsSource(tables.teams, tables.identities));
  return files;
}

/** The players with their shots by zone and the unassisted share of their field goals. */
function withShots(
  players: readonly PlayerSeason[],
  { shots, together }: Pick<DocumentDataset, "shots" | "together">,
  season: string,
): SeasonRatings[] {
  const shares = unassistedShares(parseOnOff(together[season])?.value.stages.season.players ?? []);
  return players.map((player) => ({
    ...player,
    unassisted: shares.get(player.id),
    zones: parseShots(shots[player.id])?.value.zones,
  }));
}

/** Returns whether a built file is in the repository; each machine makes the others itself. */
export function isCommitted(path: string): boolean {
  return !path.startsWith(`${BUILT}/`);
}

/** Writes the built files. */
export function writeBuilt(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Builds the dataset unless the existing one was built from the same sources; past seasons by
 * themselves, because they take longer and change less often.
 */
export function ensureDataset(): void {
  ensurePastSeasons();
  const digest = digestOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  const files = builtFiles(SOURCE_FOLDER);
  const { committed = [], others = [] } = Object.groupBy(files, ([path]) =>
    isCommitted(path) ? "committed" : "others",
  );
  removeFormer();
  writeBuilt(new Map(others));
  writeFileSync(COMMITTED, JSON.stringify(committed));
  writeFileSync(STAMP, digest);
}

/** Removes the files of earlier builds that the site no longer reads, since every file is pushed. */
function removeFormer(): void {
  const roots = new Set([
    ...COLLECTION_NAMES.map(collectionPath),
    ...DOCUMENT_KINDS.map(documentsPath),
  ]);
  const folder = join(root, BUILT);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files) {
    if (file.endsWith(".json") && !roots.has(`nba/${file.slice(0, -".json".length)}`))
      rmSync(join(folder, file));
  }
}

/** The committed files as a fresh build would write them, computed only when a source has changed. */
export function committedFiles(): Map<string, string> {
  ensureDataset();
  return new Map(JSON.parse(readFileSync(COMMITTED, "utf8")) as [path: string, text: string][]);
}
