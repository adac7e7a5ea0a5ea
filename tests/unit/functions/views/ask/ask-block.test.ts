import { expect, test } from "vitest";
import { plainText } from "../../../../../domain/words/asking/understanding.ts";
import { loadAskBlock } from "../../../../../functions/views/ask/ask-block.ts";
import { builtCollections, builtDocuments, unread } from "../built.ts";

const reads = { collections: builtCollections(), documents: builtDocuments() };

test("the dashboard's questions have answers that end with a figure", async () => {
  const links = await loadAskBlock(reads);
  expect(links.map(({ text }) => text)).toEqual([
    "Lakers record when LeBron scores 30",
    "Most points in a game",
    "Longest win streak",
    "Best home record",
  ]);
  const answers = links.map(({ answer }) => plainText(answer));
  expect(answers[0]).toMatch(/Lakers.* 4-2$/);
  expect(answers[1]).toMatch(/Bam Adebayo.* 83$/);
  expect(answers[2]).toMatch(/Thunder.* 16$/);
  expect(answers[3]).toMatch(/Thunder.* 34-7$/);
});

test("the questions have no answers while the lines cannot be read", async () => {
  const links = await loadAskBlock({
    ...reads,
    collections: { ...reads.collections, lines: unread },
  });
  expect(links.map(({ answer }) => answer)).toEqual([[], [], [], []]);
});
