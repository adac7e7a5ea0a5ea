import { expect, test } from "vitest";
import { sourceGames, sourceRows, sourceTeams } from "#tests/fixtures/season.ts";
import { dataset, tables } from "#tests/fixtures/season-tables.ts";
import { seasonCourses, teamKinds } from "#tools/content/facts/teams.ts";
import { createResolver } from "#tools/content/resolver.ts";

const { figure, order } = createResolver(teamKinds(tables, dataset));
const text = (reference: string) => figure(reference).text;
const teams = sourceTeams();

/** A team's results in order, as letters. */
function results(code: string): string {
  const id = teams.find(({ abbreviation }) => abbreviation === code)?.id;
  return sourceGames()
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
    .sort((a, b) => `${a.date} ${a.id}`.localeCompare(`${b.date} ${b.id}`))
    .map((game) => (game.homePoints > game.awayPoints === (game.homeTeamId === id) ? "W" : "L"))
    .join("");
}
const wins = (letters: string) => letters.replaceAll("L", "").length;
const record = (letters: string) => `${wins(letters)}-${letters.length - wins(letters)}`;

test.each(["OKC", "WAS", "DEN"])(
  "the record of %s and its parts are those of its games",
  (code) => {
    const all = results(code);
    expect(all).toHaveLength(82);
    expect(text(`standing ${code} record`)).toBe(record(all));
    expect(text(`standing ${code} wins`)).toBe(String(wins(all)));
    expect(text(`opening ${code} 5`)).toBe(record(all.slice(0, 5)));
    expect(text(`closing ${code} 5`)).toBe(record(all.slice(-5)));
    expect(text(`between ${code} 2025-10-01 2026-04-30`)).toBe(record(all));
    expect(text(`between ${code} 2025-07-01 2025-07-02`)).toBe("0-0");
    expect(text(`run ${code} L`)).toBe(
      String(Math.max(...all.split("W").map((run) => run.length))),
    );
    expect(text(`end-run ${code} W`)).toBe(String(all.length - all.lastIndexOf("L") - 1));
  },
);

test("a team has its names, each of which links to its page", () => {
  expect(["team", "nick", "city"].map((kind) => text(`${kind} POR`))).toEqual([
    "Portland Trail Blazers",
    "Trail Blazers",
    "Portland",
  ]);
  expect(figure("nick POR")).toMatchObject({
    isName: true,
    subjects: [{ text: "Portland Trail Blazers" }],
  });
  expect(figure("nick POR").href).toBe(figure("team POR").href);
});

test("a conference's order has its fifteen teams, the league's all thirty", () => {
  const codes = (conference: string) =>
    teams.filter((team) => team.conference === conference).map((team) => team.abbreviation);
  const ordered = (kind: string) =>
    order(`${kind} * wins`, "max").map(({ candidate }) => candidate[0]);
  expect(ordered("eastern").sort()).toEqual(codes("East").sort());
  expect(ordered("western").sort()).toEqual(codes("West").sort());
  expect(ordered("standing")).toHaveLength(30);
});

test("a place is one more than the teams ahead, so that equal figures share it", () => {
  const rows = sourceRows("team_totals.csv");
  const of = (id: string) => Number(rows.find(({ team_id }) => team_id === id)?.ast);
  for (const { id, abbreviation } of teams) {
    const ahead = rows.filter(({ ast }) => Number(ast) > of(String(id))).length;
    const behind = rows.filter(({ ast }) => Number(ast) < of(String(id))).length;
    expect(text(`place ${abbreviation} totals AST`)).toBe(String(ahead + 1));
    expect(text(`place ${abbreviation} totals AST least`)).toBe(String(behind + 1));
  }
});

test("the mean of the league has the decimals of the printed figures", () => {
  expect(text("average averages PPG")).toMatch(/^1[012]\d\.\d$/);
  expect(text("average totals GP")).toBe("82");
});

test("every broken tie is between teams of one record", () => {
  const ties = text("ties").split(" ");
  expect(ties.length).toBeGreaterThan(2);
  for (const tie of ties) {
    expect(new Set(tie.split("-").map((code) => record(results(code)))).size, tie).toBe(1);
    expect(text(`tie ${tie}`)).not.toBe("");
  }
});

test.each([
  ["team SEA", 'There is no team "SEA".'],
  ["standing OKC draws", 'There is no column of the standings "draws".'],
  ["stat OKC deluxe PTS", 'There is no group of stats "deluxe".'],
  ["stat OKC totals LUCK", 'There is no team stat "LUCK".'],
  ["tie OKC-WAS", 'There is no tie "OKC-WAS".'],
])("%s fails: %s", (reference, message) => {
  expect(() => figure(reference)).toThrow(message);
});

test("a course goes up and down by one game, and ends at wins minus losses", () => {
  const courses = seasonCourses(tables);
  expect(courses.size).toBe(30);
  for (const [code, course] of courses) {
    const all = results(code);
    expect(course.at(-1)).toBe(2 * wins(all) - 82);
    expect(course.map((value, at) => value - (course[at - 1] ?? 0))).toEqual(
      [...all].map((letter) => (letter === "W" ? 1 : -1)),
    );
  }
});
