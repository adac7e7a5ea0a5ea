import { readFileSync } from "node:fs";
import { join } from "node:path";
import { joinedLines } from "#domain/query/storage/joined-lines.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { parseDocument } from "#functions/data/documents.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { parseBoundedJson } from "#functions/http/bounded-json.ts";
import { pastSeasonNames } from "#tools/dataset/past-season-files.ts";
import { root } from "#tools/paths.ts";

const BUILT = join(root, "season/built");

const past = pastSeasonNames().sort();

/** The numbers of seasons that the tables compare: the current one, with those before it, and twice all. */
export const SEASON_COUNTS = [1, 13, past.length + 1, 2 * (past.length + 1)] as const;

/**
 * The documents of some newest seasons, as the database holds them; the current one is the last. Beyond those
 * that are held, they are repeated.
 */
export function seasonDocuments(count: number): { season: string; text: string }[] {
  const document = (season: string, file: string) => ({
    season,
    text: readFileSync(join(BUILT, file), "utf8"),
  });
  const names = Array.from(
    { length: count - 1 },
    (_, at) => past.at(-1 - (at % past.length)) ?? "",
  );
  return [
    ...names.toReversed().map((season) => document(season, `seasons/${season}.json`)),
    document("", "lines.json"),
  ];
}

/** The lines of seasons, read from their documents as an isolate does. */
export function linesOf(documents: ReturnType<typeof seasonDocuments>): SeasonLines {
  const seasons = documents.map(({ season, text }) => {
    const raw = parseBoundedJson(text);
    if (season === "") return parseLines(raw)?.value;
    const read = parseDocument("seasons", season, raw);
    return read.ok ? read.value.value.lines : undefined;
  });
  const read = seasons.filter((lines) => lines !== undefined);
  if (read.length < seasons.length) throw new Error("The built lines cannot be read.");
  const [only, ...others] = read;
  return only !== undefined && others.length === 0 ? only : joinedLines(read, false);
}
