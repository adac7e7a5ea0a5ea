import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { TEAM_STAT_COLUMNS } from "#domain/leaders/team-stats.ts";
import { resultsOf } from "#domain/query/storage/derived-season.ts";
import { gamesOfLines } from "#domain/query/storage/lines-of-games.ts";
import { repeated } from "#domain/season/contradictions.ts";
import { lastTen, streak } from "#domain/season/records.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import { sourceLinesOf } from "#functions/data/refresh/source-lines.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { sourceGames, sourceRows, sourceTeams } from "#tests/fixtures/season.ts";
import { seasonContradictions } from "#tools/season/checks/season.ts";
import { crossContradictions, storageContradictions } from "#tools/season/checks/wire.ts";
import type { Dataset } from "#tools/season/dataset.ts";
import { serialise } from "#tools/season/serialise.ts";

/** The collections that these tests check for consistency and for the sizes of the tables. */

const NAMES = [
  "teamsAPI",
  "teamLinks",
  "players",
  "standings",
  "leaders",
  "teamStats",
  "games",
  "seasonTotals",
  "seasonRatings",
] as const satisfies (keyof Dataset)[];

const source = (name: string) =>
  readFileSync(new URL(`../../../../season/built/${name}.json`, import.meta.url), "utf8");
const dataset: Dataset = {
  teamsAPI: JSON.parse(source("teamsAPI")),
  teamLinks: JSON.parse(source("teamLinks")),
  players: JSON.parse(source("players")),
  standings: JSON.parse(source("standings")),
  leaders: JSON.parse(source("leaders")),
  teamStats: JSON.parse(source("teamStats")),
  games: JSON.parse(source("games")),
  seasonTotals: JSON.parse(source("seasonTotals")),
  seasonRatings: JSON.parse(source("seasonRatings")),
};
const held = parseLines(JSON.parse(source("lines")))?.value;
const lines = held ? sourceLinesOf(gamesOfLines(held)) : new Map<string, SourceLine[]>();
const { teamsAPI, teamLinks, players, standings, leaders, teamStats } = dataset;
const conferences = { West: standings.westConference, East: standings.eastConference };
const standingRows = Object.values(conferences).flat();
const cell = (row: Record<string, string[]>, column: string) => row[column]?.[0] ?? "";
const wonLost = (record: string) => record.split("-").map(Number) as [number, number];

describe("the built files", () => {
  test.each(NAMES)("%s has the format of the build and can be stored", (name) => {
    expect(source(name)).toBe(serialise(dataset[name]));
    expect(storageContradictions(dataset[name])).toEqual([]);
  });

  test("agree on the teams, the season and the date", () => {
    expect([
      ...crossContradictions(dataset),
      ...seasonContradictions(dataset, [...lines.values()].flat()),
    ]).toEqual([]);
    const dates = [
      ...NAMES.map(source)
        .join("")
        .matchAll(/"updatedAt": (".*?")/g),
    ];
    expect(dates).toHaveLength(15);
    const others = dates.filter(([, date]) => date !== '"2026-04-12T00:00:00.000Z"');
    // Players have the date of their rosters.
    expect(others.map(([, date]) => date)).toEqual(['"2026-10-08T00:00:00.000Z"']);
  });
});

/** The number of rows of a source table, without the header. */
function rowsOf(table: string): number {
  const file = new URL(`../../../../season/sources/${table}.csv`, import.meta.url);
  return readFileSync(file, "utf8").trimEnd().split("\n").length - 1;
}

test("the dataset has as many games, lines and players as the source tables", () => {
  expect(dataset.games.data).toHaveLength(rowsOf("games"));
  expect([...lines.values()].flat()).toHaveLength(rowsOf("player_game_logs"));
  expect(dataset.seasonTotals.data).toHaveLength(rowsOf("player_totals"));
});

describe("teams and links", () => {
  test("are thirty, with fifteen teams per conference and five per division", () => {
    expect(teamsAPI.data.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    const sizes = (by: "conference" | "division") =>
      [...Map.groupBy(teamsAPI.data, (team) => team[by]).values()].map(({ length }) => length);
    expect(sizes("conference")).toEqual([15, 15]);
    expect(sizes("division")).toEqual([5, 5, 5, 5, 5, 5]);
    expect(teamLinks.data).toHaveLength(30);
    for (const { href } of teamLinks.data) expect(href).toMatch(/^https:\/\//);
  });
});

describe("players", () => {
  const rosters = sourceRows("coming_rosters.csv");
  const contracts = new Set(sourceRows("players.csv").map(({ player_id }) => player_id));
  const isNew = ({ id }: Record<string, string>) => !contracts.has(id ?? "");

  test("are those under contract and the new ones, sorted by name, with unique names and ids", () => {
    expect(players.data).toHaveLength(530 + 143);
    const names = players.data.map(({ Player }) => Player ?? "");
    expect([...names].sort(compareNames)).toEqual(names);
    expect(repeated(names)).toEqual([]);
    expect(repeated(players.data.map(({ id }) => id))).toEqual([]);
  });

  test("have the teams of the rosters in force, or none", () => {
    const teams = new Map(teamsAPI.data.map(({ id, full_name }) => [String(id), full_name]));
    const places = new Map(rosters.map((row) => [row.player_id, teams.get(row.team_id ?? "")]));
    for (const row of players.data)
      expect(row["Current Team"], row.Player).toBe(places.get(row.id));
    expect(players.data.filter((row) => row["Current Team"] === undefined)).toHaveLength(59);
  });

  test("have no blank cells, and of new ones what their roster says", () => {
    const always = ["id", "Player", "Pos", "HT", "Age", "YOS", "Draft Status"];
    for (const row of players.data) {
      for (const value of Object.values(row)) expect(value).toMatch(/^\S(.*\S)?$/);
      if (isNew(row)) continue;
      for (const column of always) expect(row[column]).toMatch(/\S/);
      expect(Number(row.Age)).toBeGreaterThanOrEqual(19);
      expect(row.YOS).toMatch(/^(R|[1-9]\d?)$/);
    }
    const known = ["id", "Player", "Pos", "Age", "Born", "Current Team", "YOS"];
    const newcomers = players.data.filter(isNew);
    for (const column of newcomers.flatMap(Object.keys)) expect(known).toContain(column);
    for (const { Age, Born } of newcomers) expect(Age === undefined).toBe(Born === undefined);
    const veterans = rosters.filter(({ rookie, birth_date }) => rookie === "0" && birth_date);
    expect(newcomers.filter(({ Born }) => Born !== undefined)).toHaveLength(veterans.length);
    expect(veterans).toHaveLength(33);
    const rookies = rosters
      .filter(({ rookie }) => rookie === "1")
      .map(({ player_id }) => player_id);
    const said = players.data.filter(({ YOS }) => YOS === "R 2026-27").map(({ id }) => id);
    expect(said.sort()).toEqual(rookies.sort());
    expect(players.data.filter((row) => !isNew(row) && row.WT === undefined)).toHaveLength(4);
  });
});

describe("the standings", () => {
  const results = resultsOf(sourceGames())(sourceTeams());
  const teamId = (row: Record<string, string[]>) =>
    teamsAPI.data.find(({ full_name }) => full_name === row.Team?.[1])?.id ?? 0;

  test("have as many wins and losses as there are games", () => {
    const sum = (column: string) =>
      standingRows.reduce((all, row) => all + Number(cell(row, column)), 0);
    const games = dataset.games.data.length;
    expect([sum("w"), sum("L")]).toEqual([games, games]);
  });

  test.each(standingRows.map((row) => [row.Team?.[1] ?? "", row] as const))(
    "have a consistent row for %s",
    (_name, row) => {
      const letters = results.get(teamId(row)) ?? "";
      expect(letters).toMatch(/^[WL]{82}$/);
      const [wins, losses] = [Number(cell(row, "w")), Number(cell(row, "L"))];
      expect(letters.replaceAll("L", "")).toHaveLength(wins);
      expect(cell(row, "WIN%")).toBe((wins / 82).toFixed(3));
      const run = streak(letters) ?? 0;
      expect(cell(row, "STREAK")).toBe(run > 0 ? `W${run}` : `L${-run}`);
      const recent = lastTen(letters);
      expect(cell(row, "LAST10")).toBe(`${recent.wins}-${recent.losses}`);
      const home = wonLost(cell(row, "HOME"));
      const road = wonLost(cell(row, "ROAD"));
      const conference = wonLost(cell(row, "CONF"));
      const division = wonLost(cell(row, "DIV"));
      expect(home[0] + road[0]).toBeLessThanOrEqual(wins);
      expect(home[1] + road[1]).toBeLessThanOrEqual(losses);
      // The five games on neutral floors count in neither record.
      expect(82 - home[0] - home[1] - road[0] - road[1]).toBeLessThanOrEqual(3);
      expect(division[0]).toBeLessThanOrEqual(conference[0]);
      expect(division[0] + division[1]).toBeGreaterThanOrEqual(16);
      expect(row.Team).toHaveLength(4);
      for (const value of Object.values(row))
        expect(value.every((of) => typeof of === "string")).toBe(true);
    },
  );

  test("omit the five neutral games from the home and road records", () => {
    const gaps = standingRows.map((row) => {
      const [home, road] = [wonLost(cell(row, "HOME")), wonLost(cell(row, "ROAD"))];
      return 82 - home[0] - home[1] - road[0] - road[1];
    });
    expect(gaps.reduce((all, gap) => all + gap, 0)).toBe(10);
  });

  test.each(Object.entries(conferences))("order the teams of the %s", (_conference, rows) => {
    expect(rows.map((row) => cell(row, "Team"))).toEqual(rows.map((_, at) => String(at + 1)));
    const wins = rows.map((row) => Number(cell(row, "w")));
    expect(wins).toEqual([...wins].sort((a, b) => b - a));
    expect(rows.map((row) => cell(row, "GB"))).toEqual(
      wins.map((of, at) => (at === 0 ? "-" : String((wins[0] ?? 0) - of))),
    );
  });

  // Five pairs ended tied. The third column names the tie-breaker that the games imply.
  test.each([
    ["Portland Trail Blazers", "LA Clippers", "conference record, 29-23 to 25-27"],
    ["New Orleans Pelicans", "Dallas Mavericks", "the games between them"],
    ["Sacramento Kings", "Utah Jazz", "conference record, 14-38 to 12-40"],
    ["Toronto Raptors", "Atlanta Hawks", "the games between them"],
    ["Philadelphia 76ers", "Orlando Magic", "the games between them"],
  ])("have the %s right above the %s: %s", (above, below) => {
    const names = standingRows.map((row) => row.Team?.[1]);
    expect(names.indexOf(below)).toBe(names.indexOf(above) + 1);
  });
});

describe("the leaders", () => {
  const lists = STAT_GROUPS.flatMap((group) =>
    leaders[group].data.map((list) => ({ group, ...list })),
  );

  test("have the lists of the rules, in their order", () => {
    const ruled = LEADER_RULES.map(({ group, category }) => `${group} ${category}`);
    expect(lists.map(({ group, category }) => `${group} ${category}`)).toEqual(ruled);
  });

  test.each(lists)("have a consistent list of $group: $category", ({ category, top5 }) => {
    expect(top5).toHaveLength(5);
    expect(repeated(top5.map(({ player }) => player))).toEqual([]);
    const least = LEADER_RULES.find((rule) => rule.category === category)?.least;
    top5.forEach(({ rank, stat }, at) => {
      const before = top5[at - 1];
      expect(stat).toMatch(/^[+-]?\d+(\.\d+)?$/);
      expect(rank).toBeLessThanOrEqual(at + 1);
      if (before === undefined) return;
      expect(rank === before.rank || rank === at + 1).toBe(true);
      if (rank === before.rank) expect(stat).toBe(before.stat);
      const fall = Number(before.stat) - Number(stat);
      expect(least ? -fall : fall).toBeGreaterThanOrEqual(0);
    });
  });
});

describe("the team stats", () => {
  test.each(STAT_GROUPS)("have thirty rows with a number in every column: %s", (group) => {
    const columns = TEAM_STAT_COLUMNS[group].map((column) => column.replaceAll("/", "|"));
    expect(teamStats[group].data.map(({ id }) => id)).toEqual(
      teamsAPI.data.map(({ id }) => String(id)),
    );
    for (const row of teamStats[group].data) {
      expect(Object.keys(row)).toEqual(["id", "Team", ...columns]);
      for (const column of columns) expect(row[column]).toMatch(/^[+-]?\d+(\.\d+)?$/);
    }
  });

  test("have averages, percentages and ratios that follow from the totals", () => {
    for (const [at, total] of teamStats.totals.data.entries()) {
      const average = teamStats.averages.data[at] ?? {};
      const misc = teamStats.misc.data[at] ?? {};
      const n = (column: string) => Number(total[column]);
      const near = (value: string | undefined, of: number, places: number) =>
        expect(Math.abs(Number(value) - of)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-9);
      expect(2 * n("FGM") + n("3PM") + n("FTM")).toBe(n("PTS"));
      expect(n("ORB") + n("DRB")).toBe(n("REB"));
      near(average.PPG, n("PTS") / 82, 1);
      near(average.RPG, n("REB") / 82, 1);
      near(average.MPG, n("MIN") / 82, 1);
      near(average["FG%"], (100 * n("FGM")) / n("FGA"), 1);
      near(average["3P%"], (100 * n("3PM")) / n("3PA"), 1);
      near(misc["Ast|TO"], n("AST") / n("TOV"), 2);
      near(misc.HOB, (n("FGM") + n("AST")) / n("FGM"), 2);
      near(teamStats.advanced.data[at]?.PPS, n("PTS") / n("FGA"), 2);
      expect((n("MIN") - 82 * 48) % 5).toBe(0);
    }
  });

  test("have margins of victory that add up to about zero", () => {
    const sum = teamStats.misc.data.reduce((all, { MOV }) => all + Number(MOV), 0);
    expect(Math.abs(sum)).toBeLessThan(1.5);
  });
});
