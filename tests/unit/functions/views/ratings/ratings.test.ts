import { describe, expect, test } from "vitest";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { loadRatings } from "#functions/views/ratings/ratings.ts";
import { sourceGames } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const current = { collections: builtCollections(), documents: builtDocuments() };
const on = (date: string) => ({ kind: "day" as const, date });
const SEASON = "2025-26";

const day = "2026-02-11";
const page = pageOf(await loadRatings(current.collections, SEASON, on(day)));

describe("the ratings of a day", () => {
  const cellsOf = (name: string) => page.rows.find((row) => row.name === name)?.cells ?? [];

  test("rank all teams, the best first", () => {
    const ratings = page.rows.map(({ cells }) => Number(cells[0]?.replace("−", "-")));
    expect(ratings).toHaveLength(30);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(page.rows[0]).toMatchObject({ rank: 1, name: "Thunder" });
    expect(page.through).toBe("Through February 11, 2026");
  });

  test("count records and expected wins until the day", () => {
    const thunder = 21;
    let [wins, losses, scored, allowed] = [0, 0, 0, 0];
    for (const game of sourceGames()) {
      if (game.date > day || ![game.homeTeamId, game.awayTeamId].includes(thunder)) continue;
      const isHome = game.homeTeamId === thunder;
      const own = isHome ? game.homePoints : game.awayPoints;
      const other = isHome ? game.awayPoints : game.homePoints;
      if (own > other) wins += 1;
      else losses += 1;
      scored += own;
      allowed += other;
    }
    const expected = (wins + losses) / (1 + (allowed / scored) ** 14);
    const cells = cellsOf("Thunder");
    expect(cells[1]).toBe(`${wins}–${losses}`);
    expect(cells[2]).toBe(String(Math.round(expected)));
  });

  test("have the strength of the schedule that is left", () => {
    expect(page.heads.at(-1)).toBe("Left");
    expect(page.rows.every(({ cells }) => cells.length === page.heads.length)).toBe(true);
  });

  test("judge the games until the day", () => {
    const played = sourceGames().filter(({ date }) => date <= day).length;
    expect(page.record?.games).toBe(played);
    expect(page.record?.months.map(({ head }) => head)).toEqual(
      "October November December January February".split(" "),
    );
  });
});

test("the first day says how much is last season's", async () => {
  const first = pageOf(await loadRatings(current.collections, SEASON, on("2025-10-21")));
  expect(first.carried).toMatch(/^This early, (9\d|over 99)% of a team's rating/);
  const final = pageOf(await loadRatings(current.collections, SEASON));
  expect(final.carried).toBe("");
});

test("the upsets are wins of the team with the smaller chance, the smallest first", async () => {
  const { upsets } = pageOf(await loadRatings(current.collections, SEASON));
  const chances = upsets.map(({ chance }) => Number.parseInt(chance, 10));
  expect(chances.length).toBeGreaterThan(0);
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(Math.max(...chances)).toBeLessThan(50);
});

test("a past season has ratings of its own, with no schedule left", async () => {
  const { collections } = readsOfPastSeason("2015-16", current);
  const page = pageOf(await loadRatings(collections, "2015-16"));
  expect(page.title).toContain("points better than the average team");
  expect(page.heads).not.toContain("Left");
  expect(page.canonicalPath).toBe("/nba/ratings?season=2015-16");
  expect(page.record?.games).toBe(1230);
});

test("the finished seasons' scores say which of them the parameters know", async () => {
  const { seasons } = pageOf(await loadRatings(current.collections, SEASON));
  expect(seasons[0]).toMatchObject({
    head: "2025-26",
    cells: ["0.205", "0.205", "0.224", "0.247"],
  });
  expect(seasons.at(-1)?.head).toBe("2014-15*");
});

test("without stored parameters there are no ratings", async () => {
  const ratings = async () => ({
    ok: true as const,
    value: {
      value: { parameters: undefined, seasons: [] },
      updatedAt: undefined,
      dropped: 0,
    },
  });
  expect(await loadRatings({ ...current.collections, ratings }, SEASON)).toEqual({
    kind: "missing",
  });
});
