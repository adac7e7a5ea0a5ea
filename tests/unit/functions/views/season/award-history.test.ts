import { expect, test } from "vitest";
import { loadAwardHistory, loadDrafts } from "#functions/views/season/award-history.ts";
import { builtCollections, pageOf } from "../built.ts";

const collections = builtCollections();

// The league's published lists, from general knowledge.
test.each([
  ["most-valuable-player", "1986-87", "Magic Johnson"],
  ["most-valuable-player", "1955-56", "Bob Pettit"],
  ["most-valuable-player", "2024-25", "Shai Gilgeous-Alexander"],
  ["finals-mvp", "1968-69", "Jerry West"],
  ["rookie-of-the-year", "1984-85", "Michael Jordan"],
  ["aba-most-valuable-player", "1968-69", "Mel Daniels"],
])("the %s of %s was %s", async (slug, season, winner) => {
  const { groups } = pageOf(await loadAwardHistory(collections, slug));
  const row = groups.flatMap(({ rows }) => rows).find(({ name }) => name === season);
  expect(row?.told.map(({ name }) => name)).toEqual([winner]);
});

test("an award says since when it is given, and who has won it most", async () => {
  const { deck, groups } = pageOf(await loadAwardHistory(collections, "most-valuable-player"));
  expect(deck).toBe("Since 1955-56; most: Kareem Abdul-Jabbar (6).");
  expect(groups[0]?.rows).toHaveLength(71);
});

test("every award has a page, and no other text has", async () => {
  const { groups } = pageOf(await loadAwardHistory(collections, undefined));
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(["Finals MVP", "West Finals MVP"]);
  for (const { name, href } of rows) {
    const page = pageOf(await loadAwardHistory(collections, href.split("/").at(-1)));
    expect([page.title, page.href]).toEqual([name, href]);
  }
  expect((await loadAwardHistory(collections, "most-handsome-player")).kind).toBe("missing");
});

test.each([
  [1984, "Hakeem Olajuwon"],
  [2003, "LeBron James"],
  [1985, "Patrick Ewing"],
])("the first pick of %i was %s", async (year, name) => {
  const rows = pageOf(await loadDrafts(collections));
  expect(rows.find((row) => row.year === year)?.name).toBe(name);
});
