import { expect, test } from "vitest";
import { gradeOf } from "#domain/season/grades.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { loadSeason } from "#functions/views/season/season-page.ts";
import { count, readTable, text } from "#tools/season/read-table.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const SOURCES = new URL("../../../../../season/sources", import.meta.url).pathname;
const reads = { collections: builtCollections(), documents: builtDocuments() };

async function pageOfSeason(season: string) {
  const { collections, documents } = readsOfPastSeason(season, reads);
  return pageOf(await loadSeason(collections, documents, season));
}

const differences = readTable(SOURCES, "history/season_differences.csv.gz", {
  season: text,
  player: text,
  column: text,
  lines: count,
  official: count,
});
const GRADED = "pts reb ast stl blk fgm fga fg3m ftm fta".split(" ");

test.each(["1998-99", "2003-04", "2005-06", "2012-13"])(
  "%s: its page lists the sums that differ from the official ones, as many as its grade says",
  async (season) => {
    const said = differences.filter((row) => row.season === season && GRADED.includes(row.column));
    const { unlike, known } = await pageOfSeason(season);
    expect(unlike).toHaveLength(gradeOf(season)?.unlike ?? Number.NaN);
    const figures = (rows: readonly (readonly (string | number)[])[]) => rows.map(String).sort();
    expect(figures(unlike.map(({ name, rebuilt, official }) => [name, rebuilt, official]))).toEqual(
      figures(said.map(({ player, lines, official }) => [player, lines, official])),
    );
    expect(known).toContain("rebuilt from the league's play-by-play");
  },
);

test("a season whose lines are the league's has no such sums", async () => {
  expect((await pageOfSeason("2015-16")).unlike).toEqual([]);
});
