import { describe, expect, test } from "vitest";
import { loadAnswerHit, loadSearchAnswer } from "#functions/views/ask/answer-hit.ts";
import { loadSearch } from "#functions/views/search/search.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

test.each([
  ["celtics vs knicks", /3–1/, "/nba/ask?q=celtics+vs+knicks"],
  ["tallest player", /7-4/, "/nba/ask?q=tallest+player"],
  ["celtics roster", /Celtics/, "/nba/ask?q=celtics+roster"],
])("%s has an answer", async (text, sentence, href) => {
  const { hit } = pageOf(await loadAnswerHit(reads, text));
  expect(hit).toEqual({ kind: "answer", sentence: expect.stringMatching(sentence), href });
});

test.each(["williams points", "qqqq wwww", ""])("%j has no answer", async (text) => {
  expect(pageOf(await loadAnswerHit(reads, text))).toEqual({ hit: undefined });
});

test.each([
  ["wnba", "Hardwood covers only the NBA."],
  ["bill russell", "Bill Russell retired before 1998-99, where Hardwood's games start."],
  ["magic johnson", "Magic Johnson retired before 1998-99, where Hardwood's games start."],
])("%s has no answer for a reason: %s", async (text, sentence) => {
  const { hit } = pageOf(await loadAnswerHit(reads, text));
  expect(hit).toMatchObject({ kind: "reason", sentence });
});

test.each(["goat", "injury", "salary", "lakers tickets", "will the thunder win tomorrow"])(
  "%s says why it has no answer",
  async (text) => {
    expect(pageOf(await loadAnswerHit(reads, text)).hit?.kind).toBe("reason");
  },
);

describe("a search", () => {
  const answerTo = async (text: string) =>
    loadSearchAnswer(reads, pageOf(await loadSearch(reads.collections, text)));

  test("for a question includes its answer", async () => {
    expect(await answerTo("celtics vs knicks")).toMatchObject({
      sentence: expect.stringContaining("3–1"),
    });
  });

  test.each([
    ["mvp", "Shai Gilgeous-Alexander was Most Valuable Player in 2025-26."],
    ["dpoy", "Victor Wembanyama was Defensive Player of the Year in 2025-26."],
    ["rookie of the year", "Cooper Flagg was Rookie of the Year in 2025-26."],
    [
      "champion",
      "The New York Knicks beat the San Antonio Spurs 4–1 in the NBA Finals of 2025-26.",
    ],
    [
      "champions",
      "The New York Knicks beat the San Antonio Spurs 4–1 in the NBA Finals of 2025-26.",
    ],
  ])("for %s has the answer %s", async (text, sentence) => {
    expect(await answerTo(text)).toMatchObject({ sentence });
  });

  test("for a page of the menu lists it once", async () => {
    expect(await answerTo("playoff bracket")).toBeUndefined();
  });

  // Who played before the seasons with lines is found, and no reason says that he is not here.
  test.each([
    "",
    "l",
    "lakers",
    "golden state",
    "nikola jokic",
    "zzz zzz",
    "michael jordan",
    "shaq",
  ])("for %j has no answer", async (text) => {
    expect(await answerTo(text)).toBeUndefined();
  });
});
