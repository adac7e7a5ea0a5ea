import { describe, expect, test } from "vitest";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { officialSeasons, playerSeason } from "#domain/query/engine/official.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { small, smallTables } from "#tests/fixtures/small-season.ts";

const season = seasonQuestionData();
const { players, teams } = tablesOf(season.lines);

describe("a player's official season", () => {
  test("has the published games and counts, and minutes as seconds", () => {
    const [own] = officialSeasons(small, smallTables.players);
    expect(own?.games).toBe(3);
    expect(own?.sums.get("reb")).toBe(23);
    expect(own?.sums.get("sec")).toBe(105 * 60);
    expect([own?.sums.get("dd"), own?.sums.get("td")]).toEqual([1, 1]);
  });

  test("leaves out a plus-minus that nobody published, and ratings", () => {
    const [total] = small.totals;
    if (total === undefined) throw new Error("no totals");
    expect(playerSeason(total).sums.has("pm")).toBe(false);
    expect(playerSeason({ ...total, plusMinus: 0 }).sums.get("pm")).toBe(0);
    expect(playerSeason(total).ratings.size).toBe(0);
  });

  test("is undefined for a player without published totals", () => {
    const own = officialSeasons(small, smallTables.players);
    expect(own.map((one) => one !== undefined)).toEqual([true, false, false, false]);
  });

  test("is each published one", () => {
    const own = officialSeasons(season, players);
    for (const row of sourceRows("player_totals.csv")) {
      const at = season.lines.players.findIndex(({ id }) => id === row.player_id);
      expect(own[at]?.games, row.player).toBe(Number(row.gp));
      for (const name of BOX_COUNTS) expect(own[at]?.sums.get(name), name).toBe(Number(row[name]));
    }
  });
});

describe("a team's official season", () => {
  test("is found by the team's id, with totals and ratings of the team stats", () => {
    const own = officialSeasons(season, teams);
    const rows = sourceRows("team_totals.csv");
    expect(rows).toHaveLength(30);
    for (const row of rows) {
      const official = own[Number(row.team_id)];
      expect(official?.games).toBe(82);
      expect(official?.sums.get("ast")).toBe(Number(row.ast));
      expect(official?.ratings.get("ORtg")).toBeGreaterThan(100);
    }
  });

  test("keeps unknown figures out", () => {
    const stats = statsOfFirst(3);
    const own = officialSeasons({ ...small, teamStats: stats }, smallTables.teams);
    expect(own[1]).toMatchObject({ games: 3, sums: new Map([["ast", 60]]) });
    expect(own[1]?.ratings.has("ORtg")).toBe(false);
  });

  test("has only figures by results where other games are published than were played", () => {
    for (const teamStats of [undefined, statsOfFirst(2)]) {
      const own = officialSeasons({ ...small, teamStats }, smallTables.teams);
      expect(own[1]).toMatchObject({ games: 3, sums: new Map() });
      expect([...(own[1]?.ratings.keys() ?? [])]).toEqual(["xW", "Luck", "SRS", "SOS"]);
    }
  });
});

/** Published statistics of the first team's `games`. */
function statsOfFirst(games: number) {
  const stats = [
    { label: "GP", value: String(games), amount: games },
    { label: "AST", value: "60", amount: 60 },
    { label: "STL", value: "–", amount: undefined },
  ];
  return { advanced: [], averages: [], misc: [], totals: [{ teamName: "Atlanta", stats }] };
}
