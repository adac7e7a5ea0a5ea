import { describe, expect, it } from "vitest";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

async function answered(question: string) {
  const page = pageOf(await loadAsked(reads, question, { rowsPerPage: 3 }));
  if (page.kind !== "query") throw new Error(`${question} is ${page.kind}`);
  const words = page.sentence.headline.map(({ text }) => text).join("");
  return { words, deck: page.sentence.deck ?? "", address: page.answer.address };
}

describe("the best seasons of all", () => {
  it.each([
    [
      "most 30 point games in a season ever",
      "James Harden had the most games with 30 or more points in a season: 57, in 2018-19.",
    ],
  ])("%s", async (question, words) => {
    const answer = await answered(question);
    expect(answer.words).toContain(words.slice(words.indexOf(" ")));
    expect(answer.address).toContain("by=season");
    expect(answer.address).toMatch(/season=(?:all|1998-99\.\.)(?:&|$)/);
  });

  it("say who is next, and since when games are held", async () => {
    const { deck, words } = await answered("most 30 point games in a season ever");
    expect(deck).toContain("Then ");
    expect(`${words} ${deck}`).toContain("1998-99");
  });

  it("a name that one player has most points of is his: curry threes by season", async () => {
    const { words } = await answered("curry threes by season");
    expect(words).toContain("Stephen Curry");
    expect(words).toContain("2009-10");
  });
});
