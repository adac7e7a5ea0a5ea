import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { selectPlayers } from "#domain/players/player-order.ts";
import { SORT_COLUMNS, type TableQuery, WHOLE_TABLE } from "#domain/players/player-table.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { player, TEAMS, team } from "#tests/fixtures/league.ts";

const PLAYERS = [
  { ...player("Zach LaVine", "Boston Celtics"), age: "31", position: "G-F" },
  { ...player("Luka Dončić", "Los Angeles Lakers"), age: "27", position: "G" },
  { ...player("A.J. Lawson", "LA Clippers"), age: "", position: "F" },
  { ...player("Ömer Şahin", ""), age: "9", position: "C" },
  { ...player("De'Aaron Fox", "L.A. Clippers"), age: "27", position: "" },
  { ...player("Aaron Gordon", "Seattle SuperSonics"), age: "unknown", position: "F-C" },
];

function select(query: Partial<TableQuery>): string[] {
  return selectPlayers(PLAYERS, TEAMS, { ...WHOLE_TABLE, ...query }).map(({ name }) => name);
}

/** The totals that orders by figures read. */
function season(totals: Pick<SeasonTotals, "id" | "games" | "pts">): SeasonTotals {
  return totals as SeasonTotals;
}

/** The players as the initials of their names; Aaron Gordon is "G". */
function initials(query: Partial<TableQuery>): string {
  return select(query)
    .map((name) => name.replace("Aaron G", "G")[0])
    .join("");
}

describe("the order of selectPlayers", () => {
  test.each<[Partial<TableQuery>, string]>([
    [{ sort: "number" }, "ZLAÖDG"],
    [{ sort: "number", order: "desc" }, "GDÖALZ"],
    [{ sort: "name" }, "GADLÖZ"],
    [{ sort: "name", order: "desc" }, "ZÖLDAG"],
    // Compared as numbers; ties keep the order of the list, and unknown ages come last either way.
    [{ sort: "age" }, "ÖLDZAG"],
    [{ sort: "age", order: "desc" }, "ZLDÖAG"],
    [{ sort: "position" }, "ÖAGLZD"],
    [{ sort: "position", order: "desc" }, "ZLGAÖD"],
    // Both spellings of the Clippers sort under the team's own name.
    [{ sort: "team" }, "ZADLGÖ"],
    [{ sort: "team", order: "desc" }, "GLADZÖ"],
  ])("%j: %s", (query, expected) => {
    expect(initials(query)).toBe(expected);
  });

  test.each<[Partial<TableQuery>, string]>([
    [{ sort: "last-name" }, "Luka Dončić, De'Aaron Fox, Aaron Gordon, Jaime Jaquez Jr."],
    [
      { sort: "last-name", order: "desc" },
      "Jaime Jaquez Jr., Aaron Gordon, De'Aaron Fox, Luka Dončić",
    ],
    // 20 and 5 a game; Fox has no game, and Jaquez is not in the totals.
    [{ sort: "pts", order: "desc" }, "Luka Dončić, Aaron Gordon, Jaime Jaquez Jr., De'Aaron Fox"],
    [{ sort: "pts" }, "Aaron Gordon, Luka Dončić, Jaime Jaquez Jr., De'Aaron Fox"],
  ])("by last name or by a figure, %j: %s", (query, names) => {
    const players = ["Jaime Jaquez Jr.", "Luka Dončić", "De'Aaron Fox", "Aaron Gordon"].map(
      (name) => ({ ...player(name), id: name }),
    );
    const totals = [
      season({ id: "Luka Dončić", games: 10, pts: 200 }),
      season({ id: "Aaron Gordon", games: 50, pts: 250 }),
      season({ id: "De'Aaron Fox", games: 0, pts: 0 }),
    ];
    const found = selectPlayers(players, TEAMS, { ...WHOLE_TABLE, ...query }, totals);
    expect(found.map(({ name }) => name).join(", ")).toBe(names);
  });

  test("keeps the list unchanged and is memoized", () => {
    const before = [...PLAYERS];
    const query: TableQuery = { ...WHOLE_TABLE, sort: "age" };
    expect(selectPlayers(PLAYERS, TEAMS, query)).toBe(selectPlayers(PLAYERS, TEAMS, query));
    expect(PLAYERS).toEqual(before);
  });
});

describe("the filters of selectPlayers", () => {
  test.each<[Partial<TableQuery>, string]>([
    [{ position: "G" }, "ZL"],
    [{ position: "F" }, "ZAG"],
    [{ position: "C" }, "ÖG"],
    [{ team: team("LAC").id }, "AD"],
    [{ team: team("BOS").id, position: "G" }, "Z"],
    [{ team: team("BOS").id, position: "C" }, ""],
    [{ team: 99 }, ""],
    [{ name: "doncic" }, "L"],
    [{ name: "DON LU" }, "L"],
    [{ name: "aj" }, "A"],
    [{ name: "deaaron" }, "D"],
    [{ name: "De’Aaron" }, "D"],
    [{ name: "aaron" }, "G"],
    [{ name: "omer sahin" }, "Ö"],
    [{ name: "oncic" }, ""],
    [{ name: "..." }, ""],
    [{ name: "l", sort: "name" }, "ALZ"],
    [{ name: "l", sort: "name", order: "desc" }, "ZLA"],
  ])("%j keep %s", (query, expected) => {
    expect(initials(query)).toBe(expected);
  });
});

test("any filter keeps the order of the players and repeats none", () => {
  const query = fc.record({
    name: fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom("a", "l", "do", "la")),
    position: fc.constantFrom("G", "F", "C", undefined),
    team: fc.constantFrom(undefined, ...TEAMS.map(({ id }) => id)),
    sort: fc.constantFrom(...SORT_COLUMNS),
    order: fc.constantFrom("asc", "desc"),
  }) as fc.Arbitrary<TableQuery>;
  fc.assert(
    fc.property(query, (requested) => {
      const found = select(requested);
      const { sort, order } = requested;
      expect(found).toEqual(select({ sort, order }).filter((name) => found.includes(name)));
      expect(new Set(found).size).toBe(found.length);
      expect(select({ sort, order })).toHaveLength(PLAYERS.length);
    }),
  );
});
