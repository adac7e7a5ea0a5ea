import { expect, test } from "vitest";
import { leadingPairs } from "#functions/views/questions/compare-pairs.ts";
import { loadCompare } from "#functions/views/questions/load-compare.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { pageOf } from "../built.ts";
import { answered, collections } from "./asked.ts";

test("the first two of the season are suggested, by what they lead in", async () => {
  const { data } = await answered("");
  expect(leadingPairs("players", data)[0]).toEqual({
    title: "Most points",
    best: [
      { name: "Luka Dončić", figure: "33.5" },
      { name: "Shai Gilgeous-Alexander", figure: "31.1" },
    ],
    href: "/nba/compare?players=1629029,1628983&season=2025-26",
  });
  expect(leadingPairs("teams", data)[0]?.best[0]?.name).toBe("Oklahoma City Thunder");
});

test.each(["players", "teams"] as const)("every suggestion of %s is a comparison", async (kind) => {
  const { data } = await answered("");
  const pairs = leadingPairs(kind, data);
  expect(pairs.length).toBeGreaterThan(2);
  for (const { href, best } of pairs) {
    const { content } = pageOf(await loadCompare(collections, searchOf(href)));
    if (content.kind !== "compared") throw new Error(`${href} is ${content.kind}.`);
    expect(content.title).toBe(best.map(({ name }) => name).join(" vs. "));
  }
});
