import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";
import type { SeasonFile, SeasonFileList } from "#functions/database/season/season-files.ts";
import { ensureDataset } from "../dataset/dataset-files.ts";
import { digestOfText } from "../digest.ts";
import { root } from "../paths.ts";

/**
 * Writes the dataset into a build's folder of static files, from where a new site fills its
 * database; builds the dataset first when its sources have changed.
 */
export function writeSeasonFiles(client: string): void {
  ensureDataset();
  const texts = builtTexts();
  const season = JSON.parse(texts.get("season") ?? "").current;
  const files = [...texts].map(([name, text]) => fileOf(name, text)).sort(byUse);
  const folder = join(client, SEASON_FILES_PATH);
  const list = JSON.stringify({ season, files } satisfies SeasonFileList);
  if (list === listIn(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of texts) write(folder, name, text);
  // The last one, so that a folder with a list is whole.
  write(folder, "list", list);
}

/** The texts of `season/built/`, by the names below `nba/` of the database. */
function builtTexts(): Map<string, string> {
  const folder = join(root, "season/built");
  const names = globSync("**/*.json", { cwd: folder }).sort();
  return new Map(
    names.map((name) => [
      name.slice(0, -".json".length).replaceAll("\\", "/"),
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
}

function fileOf(name: string, text: string): SeasonFile {
  // A past season has its digest in it, by which a push leaves it alone, too.
  const digest = name.startsWith(PAST) ? JSON.parse(text).digest : digestOfText(text);
  return { name, digest, bytes: Buffer.byteLength(text) };
}

const PAST = "seasons/";
/** Longer documents are of plays: all pages but stories of games open without them. */
const LARGE = 3_500_000;

/** Small documents first, which most pages need, then past seasons from the newest on. */
function byUse(a: SeasonFile, b: SeasonFile): number {
  const isPast = a.name.startsWith(PAST) && b.name.startsWith(PAST);
  return rankOf(a) - rankOf(b) || (isPast ? b.name.localeCompare(a.name) : a.bytes - b.bytes);
}

function rankOf({ name, bytes }: SeasonFile): number {
  if (name.startsWith(PAST)) return 1;
  return bytes < LARGE ? 0 : 2;
}

function write(folder: string, name: string, text: string): void {
  const path = join(folder, `${name}.json.gz`);
  mkdirSync(dirname(path), { recursive: true });
  // The default level takes four times as long, for a tenth of the bytes.
  writeFileSync(path, gzipSync(text, { level: 1 }));
}

function listIn(folder: string): string | undefined {
  const path = join(folder, "list.json.gz");
  return existsSync(path) ? gunzipSync(readFileSync(path)).toString() : undefined;
}
