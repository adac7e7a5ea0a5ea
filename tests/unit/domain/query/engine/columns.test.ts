import { describe, expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import {
  figureColumn,
  figuresOf,
  gameColumns,
  groupColumns,
} from "#domain/query/engine/columns.ts";
import { asked } from "#tests/fixtures/small-season.ts";

const keys = (address: string) =>
  figuresOf(asked(address), { current: "2025-26" }).map(({ key }) => key);
const column = (key: string, address: string) => {
  const figure = figureOf(key);
  if (figure === undefined) throw new Error(`no figure ${key}`);
  return figureColumn(figure, asked(address));
};

describe("figures", () => {
  test("are those of the set, then those of the conditions and of the sort", () => {
    const usual = keys("");
    expect(usual).toContain("pts");
    expect(keys("blk=1..&oreb=1..&sort=-ts")).toEqual([...usual, "oreb", "ts"]);
    expect(keys("rows=players&avg.dd=1..&sort=player")).toEqual([...keys("rows=players"), "dd"]);
  });

  test("of one game are no records, of a team no minutes", () => {
    for (const set of ["base", "shooting", "advanced", "misc"]) {
      expect(keys(`columns=${set}`)).not.toContain("gp");
      expect(keys(`rows=players&columns=${set}`)[0]).toBe("gp");
      expect(keys(`rows=team-games&columns=${set}`)).not.toContain("min");
    }
  });

  test("that are ratings are of players and teams as a whole", () => {
    expect(keys("rows=teams&columns=advanced")).toContain("pace");
    expect(keys("rows=players&columns=advanced")).not.toContain("pace");
    for (const rows of ["players", "teams"]) {
      expect(keys(`rows=${rows}&columns=advanced`)).toContain("netrtg");
      expect(keys(`rows=${rows}&by=month&columns=advanced`)).not.toContain("netrtg");
    }
    expect(keys("rows=players&columns=advanced")).toContain("usg");
    expect(keys("rows=teams&columns=advanced")).not.toContain("usg");
  });

  test("that are ratings are left out where the league publishes none, unless they are asked for", () => {
    expect(keys("rows=teams&columns=advanced&stage=playoffs")).not.toContain("ortg");
    expect(keys("rows=teams&sort=-ortg&stage=playoffs")).toContain("ortg");
  });
});

test.each([
  // A count of one game and a total are whole, a mean is not.
  ["pts", "", 0],
  ["pts", "rows=players", 1],
  ["pts", "rows=players&per=total", 0],
  ["pts", "rows=players&per=per36", 1],
  ["gmsc", "", 1],
  ["gmsc", "rows=players&per=total", 1],
  ["fgpct", "", 1],
  ["astto", "rows=players&per=total", 2],
  ["winpct", "rows=teams", 3],
])("%s of %j has %d decimals", (key, address, decimals) => {
  expect(column(key, address).decimals).toBe(decimals);
});

test.each([
  ["rows=players", "GP", "Games played"],
  ["rows=streaks&pts=20..", "Games", "Games in a row"],
  // Games of one feat are the feats.
  ["rows=players&td=1", "Tpl Dbl", "Triple-doubles"],
  ["rows=players&td=0", "GP", "Games played"],
  ["rows=players&td=1&pts=30..", "GP", "Games played"],
])("the number of games of %s is headed %s", (address, name, title) => {
  expect(column("gp", address)).toMatchObject({ name, title });
});

test.each([
  ["", "player player_id team date where opp result score game"],
  ["rows=team-games", "team date where opp result score game"],
])("games of %j have the columns %s", (address, expected) => {
  expect(
    gameColumns(asked(address))
      .map(({ key }) => key)
      .join(" "),
  ).toBe(expected);
});

test.each([
  ["rows=players", "player player_id team"],
  ["rows=players&by=month", "player player_id team group"],
  ["by=player", "player player_id team"],
  ["by=month", "group"],
  ["by=team", "team"],
  ["rows=teams&by=opponent", "team group"],
  ["rows=streaks&pts=20..", "player player_id team from to"],
  ["rows=team-streaks&result=w", "team from to"],
])("groups of %j have the columns %s", (address, expected) => {
  expect(
    groupColumns(asked(address))
      .map(({ key }) => key)
      .join(" "),
  ).toBe(expected);
});

test("ids are for machines and do not sort", () => {
  const ids = gameColumns(asked("")).filter(({ kind }) => kind === "id");
  expect(ids.map(({ key }) => key)).toEqual(["player_id", "game"]);
  expect(ids.some(({ canSort }) => canSort)).toBe(false);
});

test.each([
  ["", ["player", "team", "date", "opp"]],
  ["rows=team-games", ["team", "date", "opp"]],
])("games of %j can be sorted by %j", (address, keys) => {
  const sortable = gameColumns(asked(address)).filter(({ canSort }) => canSort);
  expect(sortable.map(({ key }) => key)).toEqual(keys);
});

test.each([
  ["rows=players&by=month", ["player", "team", "group"]],
  ["rows=streaks&pts=20..", ["player", "team", "from", "to"]],
])("groups of %j can be sorted by %j", (address, keys) => {
  const sortable = groupColumns(asked(address)).filter(({ canSort }) => canSort);
  expect(sortable.map(({ key }) => key)).toEqual(keys);
});

test("every column is headed, and says in full what it is", () => {
  const addresses = ["", "quarter=any", "rows=streaks&pts=20..", "rows=pairs", "by=month"];
  const all = addresses
    .map(asked)
    .flatMap((query) => [...gameColumns(query), ...groupColumns(query)]);
  for (const { key, name, title, kind, decimals } of all) {
    expect(name, key).toMatch(/^[A-Z]/);
    expect(title.length, key).toBeGreaterThanOrEqual(name.length);
    expect([kind, decimals], key).toEqual([/id|ids|rank|game$/.test(key) ? "id" : "text", 0]);
  }
  expect(column("reb", "")).toMatchObject({
    name: "REB",
    title: "Rebounds",
    kind: "figure",
    canSort: true,
  });
});

test.each([
  ["quarter=any", "Quarter"],
  ["half=any", "Half"],
  ["half=1", undefined],
])("games of %s have the column %s", (address, name) => {
  expect(gameColumns(asked(address)).find(({ key }) => key === "part")?.name).toBe(name);
});

test("lineups have a rank, their players and their team", () => {
  expect(groupColumns(asked("rows=pairs")).map(({ key }) => key)).toEqual(
    "rank players player_ids team".split(" "),
  );
  expect(keys("rows=pairs")).toContain("per48");
});
