import { describe, expect, test } from "vitest";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { loadPlayerFloor } from "#functions/views/lineups/player-floor.ts";
import { DUOS, ON_OFF } from "#tests/fixtures/play-facts.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const reads = { collections, documents, season: "2025-26" };
const pageFor = async (name: string) => pageOf(await loadPlayerFloor(reads, name));

const together = await documents.together("2025-26");
if (!together.ok) throw new Error("Nobody played together.");
const { names } = together.value.value;

describe("a player on the floor", () => {
  test.each(ON_OFF)("has his team with and without $player", async ({ player, on, off }) => {
    const { tables } = await pageFor(names.get(player) ?? "");
    const rows = tables.find(({ id }) => id === "on-off")?.rows.map(({ cells }) => cells);
    for (const [at, [minutes, scored, allowed, per48]] of [on, off].entries()) {
      const [net = "", time = "", , points = "", against = ""] = rows?.[at] ?? [];
      const number = (text: string) => Number(text.replace("−", "-").replace(",", ""));
      expect(Math.abs(number(net) - per48)).toBeLessThan(0.5);
      expect(number(time) / minutes).toBeCloseTo(1, 1);
      expect(Math.abs(number(points) - scored)).toBeLessThanOrEqual(8);
      expect(Math.abs(number(against) - allowed)).toBeLessThanOrEqual(8);
    }
  });

  test("has those who assist him, and those whom he assists", async () => {
    const { tables, sentence } = await pageFor("nikola jokic");
    const [, , assists] = DUOS[0] ?? [];
    const first = (id: string) => tables.find((table) => table.id === id)?.rows[0];
    expect(first("assisted-by")).toMatchObject({ name: "Jamal Murray", cells: [String(assists)] });
    expect(first("assists-to")).toMatchObject({ name: "Jamal Murray", cells: ["147"] });
    expect(sentence).toMatch(/^Nikola Jokić made \d+ field goals in the regular season, \d+ of /);
  });

  test("has his best partners and lineups, those of the lists of units", async () => {
    const { tables } = await pageFor("nikola jokic");
    const of = (id: string) => tables.find((table) => table.id === id);
    expect(of("pairs")).toMatchObject({
      head: "With at least 300 minutes together.",
    });
    expect(of("pairs")?.rows[0]).toMatchObject({ name: "Aaron Gordon" });
    expect(of("lineups")?.rows.length).toBeGreaterThan(1);
    for (const { name } of of("lineups")?.rows ?? []) expect(name.split(", ")).toHaveLength(4);
  });

  test("has a line for each of his teams", async () => {
    const traded = together.value.value.stages.season.players.find(
      (one, at, all) => all.findIndex(({ playerId }) => playerId === one.playerId) < at,
    );
    const { tables } = await pageFor(names.get(traded?.playerId ?? "") ?? "");
    const rows = tables.find(({ id }) => id === "on-off")?.rows ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { name } of rows) expect(name).toMatch(/^O(?:n|ff) the floor, [A-Z]{3}$/);
  });

  test("of a past season has its figures and keeps it in its links", async () => {
    const season = "2015-16";
    const past = { ...readsOfPastSeason(season, reads), season };
    const { canonicalPath, sentence, tables, tabs } = pageOf(
      await loadPlayerFloor(past, "stephen curry"),
    );
    expect(canonicalPath).toBe("/nba/players/player/Stephen%20Curry/floor?season=2015-16");
    expect(sentence).toMatch(/^Stephen Curry made 805 field goals/);
    const rowOf = (id: string) => tables.find((table) => table.id === id)?.rows[0];
    expect(rowOf("assisted-by")).toMatchObject({
      name: "Draymond Green",
      cells: ["159"],
      href: "/nba/players/player/Draymond%20Green/floor?season=2015-16",
    });
    expect(rowOf("pairs")?.href).toContain("season=2015-16");
    expect(tabs.find(({ below }) => below === "/floor")?.href).toBe(canonicalPath);
  });

  test("marks small samples", async () => {
    const few = together.value.value.stages.season.players.find(({ seconds }) => seconds < 3_000);
    const { tables, notes } = await pageFor(names.get(few?.playerId ?? "") ?? "");
    const rows = tables.find(({ id }) => id === "on-off")?.rows ?? [];
    expect(rows.some(({ isSmall }) => isSmall)).toBe(true);
    expect(notes.join(" ")).toContain("A star marks fewer than 100 minutes");
  });

  test("is missing for an unknown name, and says so where plays are not known", async () => {
    expect(await loadPlayerFloor(reads, "Nobody")).toEqual({ kind: "missing" });
    const view = await loadPlayerFloor(
      { ...reads, documents: { ...documents, together: unread } },
      "LeBron James",
    );
    expect(pageOf(view)).toMatchObject({
      tables: [],
      sentence: "Play-by-play isn't available for this season.",
    });
  });
});
