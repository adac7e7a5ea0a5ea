import { describe, expect, test } from "vitest";
import { standingsAfter } from "#domain/query/storage/derived-season.ts";
import type { Game } from "#domain/season/facts.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import type { Team } from "#domain/teams/team.ts";
import { type StandingWire, standingRowsWire } from "#functions/data/wire/standings.ts";
import { roadWin, team, win } from "#tests/fixtures/league.ts";
import { standingsContradictions } from "#tools/season/checks/standings.ts";

const teams = [
  team(1),
  team(2),
  team(3, { division: "Northwest" }),
  team(4, { conference: "East" }),
];
const games = [
  win(1, 2, { date: "2026-01-01" }),
  win(1, 3, { date: "2026-01-02", neutral: true }),
  win(1, 4, { date: "2026-01-03" }),
  roadWin(2, 3, { date: "2026-01-04" }),
];

function check(
  season: { teams: Team[]; games: Game[] },
  change: (rows: StandingWire[]) => unknown,
) {
  const { ties } = standingsTable(season.teams, season.games).West;
  const rows = standingRowsWire(standingsAfter(season.games)(season.teams).west);
  change(rows);
  return standingsContradictions("West", rows, ties, season).join("\n");
}

test("accepts the computed standings", () => {
  expect(check({ teams, games }, () => {})).toBe("");
});

const columns = ["w", "L", "WIN%", "GB", "CONF", "DIV", "HOME", "ROAD", "DIFF", "LAST10", "STREAK"];
test.each(["Team", ...columns])("reports a wrong %s", (column) => {
  const found = check({ teams, games }, (rows) => {
    const row = rows[1];
    if (row !== undefined) row[column] = column === "Team" ? ["7", "City 2 Team 2"] : ["7"];
  });
  expect(found).toContain(`City 2 Team 2: ${column} is 7, the games give `);
});

test("reports a missing team and one of the other conference", () => {
  const message = "The West standings do not hold each of its 3 teams once.";
  expect(check({ teams, games }, (rows) => rows.pop())).toBe(message);
  expect(check({ teams, games }, (rows) => (rows[0] = { Team: ["1", "City 4 Team 4"] }))).toBe(
    message,
  );
});

test("reports a worse record above a better one", () => {
  const found = check({ teams, games }, (rows) => rows.reverse());
  expect(found).toContain("City 3 Team 3 stand above City 2 Team 2 with a worse record.");
});

describe("reports a tie in the wrong order, which is broken by", () => {
  const swapped = (teams: Team[], games: Game[]) =>
    check({ teams, games }, (rows) => rows.splice(0, 2, ...rows.slice(0, 2).reverse()));
  const x = (id: number) => team(id, { division: "X" });
  const y = (id: number) => team(id, { division: "Y" });
  const east = team(9, { conference: "East", division: "Z" });

  test("head-to-head", () => {
    const games = [win(1, 2), win(9, 1), win(2, 9)];
    expect(swapped([x(1), y(2), east], games)).toContain(
      "City 1 Team 1 win the tie with City 2 Team 2 by head-to-head.",
    );
  });

  test("leading a division", () => {
    // Team 1 leads Y with one win of two; team 2 has the same record behind the leader of X.
    const games = [win(1, 9), win(9, 1), win(2, 9), win(9, 2), win(3, 9)];
    const found = check({ teams: [y(1), x(2), x(3), east], games }, (rows) =>
      rows.splice(1, 2, ...rows.slice(1, 3).reverse()),
    );
    expect(found).toContain("City 1 Team 1 win the tie with City 2 Team 2 by division leader.");
  });

  test("the division record", () => {
    const games = [win(1, 3), win(9, 1), win(3, 2), win(2, 9), win(9, 3), win(9, 3)];
    expect(swapped([x(1), x(2), x(3), east], games)).toContain("by division record.");
  });

  test("the conference record", () => {
    const games = [win(1, 3), win(9, 1), win(3, 2), win(2, 9), win(9, 3), win(9, 3)];
    const z = team(3, { division: "W" });
    expect(swapped([x(1), y(2), z, east], games)).toContain("by conference record.");
  });
});

test("reports a tie that no rule breaks", () => {
  const east = team(9, { conference: "East", division: "Z" });
  const found = check({ teams: [team(1), team(2), east], games: [win(1, 9), win(2, 9)] }, () => {});
  expect(found).toBe("No rule we compute separates the teams 1, 2.");
});
