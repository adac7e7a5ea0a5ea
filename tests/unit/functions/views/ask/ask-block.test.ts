import { expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { loadAskBlock } from "#functions/views/ask/ask-block.ts";
import { builtCollections, builtDocuments, unread } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

test("the dashboard's questions are answered in short", async () => {
  const links = await loadAskBlock(reads);
  expect(links.map(({ text }) => text)).toEqual([
    "Lakers record when LeBron scores 30",
    "Most points in a game",
    "Longest win streak",
    "Best home record",
  ]);
  expect(links.map(({ answer }) => plainText(answer))).toEqual([
    "4–2",
    "Bam Adebayo, 83",
    "Thunder, 16",
    "Thunder, 34–7",
  ]);
});

test("the questions have no answers while the lines cannot be read", async () => {
  const links = await loadAskBlock({
    ...reads,
    collections: { ...reads.collections, lines: unread },
  });
  expect(links.map(({ answer }) => answer)).toEqual([[], [], [], []]);
});
