import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BoxScore } from "#domain/season/box-score.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { root } from "#tools/paths.ts";
import { readSeasonLists } from "#tools/season/alltime/season-lists.ts";
import { documentContradictions } from "#tools/season/checks/documents.ts";
import { type Documents, readDocuments } from "#tools/season/documents.ts";
import { readTables } from "#tools/season/tables.ts";

const folder = join(root, "season/sources");
const tables = readTables(folder);
const { franchises } = readSeasonLists(folder, new Map());
const documents = readDocuments(folder, tables, franchises);

/** The documents with their first game changed. */
function withGame(change: (game: BoxScore) => BoxScore): Documents {
  const [first, ...days] = documents.days;
  const [game, ...games] = first?.games ?? [];
  if (first === undefined || game === undefined) throw new Error("There is no first game.");
  return { ...documents, days: [{ ...first, games: [change(game), ...games] }, ...days] };
}

const found = (changed: Documents) => documentContradictions(changed, tables).join("\n");

describe("the documents of days, players, teams and the postseason", () => {
  test("agree with the source tables", () => {
    expect(documentContradictions(documents, tables)).toEqual([]);
  });

  test("contain every game and every line of the source tables, in date order", () => {
    const games = documents.days.flatMap((day) => day.games);
    const lines = (stages: BoxScore["stage"][]) =>
      games
        .filter(({ stage }) => stages.includes(stage))
        .reduce((sum, game) => sum + game.lines.length, 0);
    expect(lines(["season"])).toBe(tables.lines.length);
    expect(games).toHaveLength(tables.games.length + documents.postseason.games.length);
    expect(documents.days.map(({ date }) => date)).toEqual(
      documents.days.map(({ date }) => date).toSorted(),
    );
  });

  test("list each winner of an award once, playoff awards first", () => {
    const { awards } = documents.postseason;
    expect(awards.slice(0, 5)).toEqual([
      { award: "Finals MVP", playerId: "1628973", name: "Jalen Brunson" },
      { award: "West Finals MVP", playerId: "1641705", name: "Victor Wembanyama" },
      { award: "East Finals MVP", playerId: "1628973", name: "Jalen Brunson" },
      { award: "NBA Champion Coach", playerId: undefined, name: "Mike Brown" },
      { award: "Most Valuable Player", playerId: "1628983", name: "Shai Gilgeous-Alexander" },
    ]);
    const given = sourceRows("awards.csv");
    for (const [award, winners] of Map.groupBy(awards, (one) => one.award)) {
      const names = given.filter((row) => row.award === award).map(({ name }) => name);
      expect(winners.map(({ name }) => name)).toEqual([...new Set(names)]);
    }
  });

  test.each<[string, (game: BoxScore) => BoxScore, RegExp]>([
    [
      "a quarter that does not add up",
      (game) => ({
        ...game,
        periods: { ...game.periods, home: game.periods.home.with(0, 99) },
      }),
      /periods of \d+ do not add up/,
    ],
    [
      "a missing line",
      (game) => ({ ...game, lines: game.lines.slice(1) }),
      /lines of \d+ do not make its score/,
    ],
    [
      "a duplicate line",
      (game) => ({ ...game, lines: [...game.lines, ...game.lines.slice(0, 1)] }),
      /two lines of one player/,
    ],
    [
      "a line with more makes than attempts",
      (game) => ({
        ...game,
        lines: game.lines.map((line, at) => (at === 0 ? { ...line, fga: 0 } : line)),
      }),
      /is impossible/,
    ],
    [
      "rebounds that do not add up",
      (game) => ({
        ...game,
        lines: game.lines.map((line, at) => (at === 0 ? { ...line, oreb: 30 } : line)),
      }),
      /rebounds of \d+ do not add up/,
    ],
  ])("are rejected with %s", (_, change, sentence) => {
    expect(found(withGame(change))).toMatch(sentence);
  });

  test("are rejected with a series result that its games do not make", () => {
    const [series, ...others] = documents.postseason.series;
    if (series === undefined) throw new Error("There is no series.");
    const wrong = { ...series, highWins: series.highWins - 1 };
    const postseason = { ...documents.postseason, series: [wrong, ...others] };
    expect(found({ ...documents, postseason })).toContain("its games do not make its result");
  });

  test("are rejected with a career whose shots do not make its points", () => {
    const [id, career] = [...documents.careers].find(([, { seasons }]) => seasons.length > 0) ?? [];
    if (id === undefined || career === undefined) throw new Error("There is no career.");
    const seasons = career.seasons.map((season) => ({ ...season, pts: season.pts + 1 }));
    const careers = new Map(documents.careers).set(id, { ...career, seasons });
    expect(found({ ...documents, careers })).toContain("do not make his points");
  });
});
