import { describe, expect, it } from "vitest";
import type { CareerSeason } from "#domain/players/career.ts";
import { allTimeOf, NOT_KEPT, withSeason } from "#domain/query/storage/all-time.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { allTimeWire, parseAllTime } from "#functions/data/wire/all-time.ts";

const COUNTS = {
  games: 10,
  starts: null,
  minutes: 300,
  pts: 250,
  reb: 80,
  ast: 30,
  stl: null,
  blk: null,
  tov: null,
  pf: 20,
  fgm: 100,
  fga: 200,
  fg3m: null,
  fg3a: null,
  ftm: 50,
  fta: 60,
  oreb: null,
  dreb: null,
};

const season = (name: string, team: string, teamId: number): CareerSeason => ({
  ...COUNTS,
  season: name,
  team,
  teamId,
});

const person = (id: string, name: string) => ({
  id,
  name,
  born: "1940-06-01",
  inches: 77,
  position: "F",
  nation: "USA",
  college: "Ohio State, Duke",
  draft: "1962 Rnd 1 Pick 7",
});

const ALL = allTimeOf([
  { person: person("12", "Dražen Test"), seasons: [season("1972-73", "BUF", 13)], aba: [] },
  {
    person: person("b-any", "Both Leagues"),
    seasons: [season("1976-77", "DEN", 8)],
    aba: [season("1974-75", "DNA", 8), season("1975-76", "SSL", 0)],
  },
]);

const totals = (id: string, name: string) =>
  ({ ...COUNTS, id, name, teamId: 8, minutes: 299.6, stl: 4 }) as unknown as SeasonTotals;

const ADDED = {
  season: "1977-78",
  totals: [totals("12", "Dražen Test"), totals("99", "A Rookie")],
  players: [],
  codeOf: () => "DEN",
};

describe("the seasons of all time", () => {
  it("are the same after their document", () => {
    expect(parseAllTime(JSON.parse(JSON.stringify(allTimeWire(ALL))))?.value).toEqual(ALL);
  });

  it("are none in a database without them, and none of a malformed document", () => {
    expect(parseAllTime({})?.value.size).toBe(0);
    expect(parseAllTime({ ...allTimeWire(ALL), seasons: "###" })).toBeUndefined();
    expect(parseAllTime({ ...allTimeWire(ALL), rows: "" })).toBeUndefined();
  });

  it("take one more season, each player's behind his others", () => {
    const { players, size, columns } = withSeason(ALL, ADDED);
    expect(size).toBe(6);
    expect([...columns.player]).toEqual([0, 0, 1, 1, 1, 2]);
    expect([...columns.year]).toEqual([1972, 1977, 1974, 1975, 1976, 1977]);
    expect([columns.minutes[1], columns.stl[1], columns.stl[0]]).toEqual([300, 4, NOT_KEPT]);
    expect(players.map(({ name }) => name)).toEqual(["Dražen Test", "Both Leagues", "A Rookie"]);
  });

  it("take a season once, and none without totals", () => {
    const all = withSeason(ALL, ADDED);
    expect(withSeason(all, ADDED)).toBe(all);
    expect(withSeason(ALL, { ...ADDED, totals: [] })).toBe(ALL);
  });
});
