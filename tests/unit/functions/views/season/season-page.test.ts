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

test.each(["2005-06", "2015-16"])(
  "%s: both series that lead to one stand in its order, the champion's record beside them",
  async (season) => {
    const { leagues, champion, hasBracket } = await pageOfSeason(season);
    const rounds = leagues[0]?.rounds ?? [];
    const ofRound = (round: number) =>
      rounds.filter((one) => one.round === round).flatMap(({ series }) => series);
    expect([1, 2, 3, 4].map((round) => ofRound(round).length)).toEqual([8, 4, 2, 1]);
    for (const { conference, round, series } of rounds.filter((one) => one.round < 4)) {
      const winners = series.map(({ high, low }) => (high.won ? high : low).teamId);
      const met = ofRound(round + 1)
        .flatMap(({ high, low }) => [high.teamId, low.teamId])
        .filter((id) => winners.includes(id));
      const pairs = (ids: readonly number[]) =>
        ids.flatMap((id, at) => (at % 2 === 0 ? [[id, ids[at + 1]].sort()] : []));
      expect(pairs(winners), `${conference}, round ${round}`).toEqual(pairs(met));
    }
    expect(hasBracket).toBe(true);
    expect(champion?.record).toBe(season === "2005-06" ? "52–30" : "57–25");
  },
);
