import { expect, test } from "vitest";
import { loadRaces } from "#functions/views/standings/race.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";
import { collectionsOf } from "../collections.ts";

const teams = sourceTeams();
const games = sourceGames();

async function races(played = games) {
  const view = await loadRaces(collectionsOf({ teams, games: played }));
  if (view.kind !== "ready") throw new Error(view.kind);
  return view.page;
}

test("the race of each conference ends with its final standings", async () => {
  const [west, east] = await races();
  expect(west?.lines.slice(0, 3).map(({ name, record }) => `${name} ${record}`)).toEqual([
    "Oklahoma City 64–18",
    "San Antonio 62–20",
    "Denver 54–28",
  ]);
  expect(east?.lines[0]).toMatchObject({ name: "Detroit", abbreviation: "DET", endsAt: 2 });
  expect(west?.monthNames).toEqual(
    "October November December January February March April".split(" "),
  );
  for (const { lines, monthNames } of [west, east].flatMap((race) => race ?? [])) {
    expect(lines).toHaveLength(15);
    for (const { balances, record, path } of lines) {
      const [wins = 0, losses = 0] = record.split("–").map(Number);
      expect(balances).toHaveLength(monthNames.length);
      expect(Number(balances.at(-1)?.replace("−", "-"))).toBe(wins - losses);
      expect(path).toMatch(/^M0 \d+l(-?\d+ -?\d+ ?)+$/);
    }
  }
});

test("the headline says since when the first team has led", async () => {
  const headlines = (await races()).map(({ headline }) => headline);
  expect(headlines).toEqual([
    "Oklahoma City led the West all season",
    "Detroit led the East from November 7 on",
  ]);
});

test("only the first six have labels, and labels do not overlap", async () => {
  for (const { lines } of await races()) {
    const places = lines.flatMap(({ labelAt }) => labelAt ?? []);
    expect(places).toHaveLength(6);
    const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6.4);
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
  }
});

test.each([
  ["2025-10-20", "missing"],
  ["2025-10-21", "missing"],
  ["2025-10-27", "missing"],
  ["2025-10-28", "ready"],
])("there is a race once a week has been played: up to %s it is %s", async (upTo, kind) => {
  const played = games.filter(({ date }) => date <= upTo);
  expect(await loadRaces(collectionsOf({ teams, games: played }))).toMatchObject({ kind });
});

test.each([
  ["2025-10-31", "+10 +5 0 −5"],
  ["2026-04-12", "+60 +40 +20 0 −20 −40"],
])("the grid of %s is as fine as the records are close: %s", async (upTo, grid) => {
  const [west] = await races(games.filter(({ date }) => date <= upTo));
  expect(west?.gridLines.map(({ text }) => text).join(" ")).toBe(grid);
});
