import { expect, test } from "vitest";
import { plainText } from "../../../../../domain/asking/understanding.ts";
import { loadAsked } from "../../../../../functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-11-23T17:00:00Z"),
  holdUntil() {},
};

async function answered(question: string) {
  const asked = pageOf(await loadAsked(reads, question));
  if (asked.kind !== "query" && asked.kind !== "fact") throw new Error(asked.kind);
  const { headline, deck } = asked.kind === "query" ? asked.sentence : asked.answer;
  return { asked, words: plainText(headline), deck };
}

test.each([
  // The whole career is held.
  [
    "when was luka's debut",
    "Luka Dončić first played on October 17, 2018: 10 points, 8 rebounds and 4 assists against the Suns.",
  ],
  // Its seasons are known, its first games are not.
  ["lebron first game", "LeBron James made his debut in 2003-04."],
  // Nothing before the first held season is known.
  [
    "kobe bryant debut",
    "Since 2013-14, Kobe Bryant first played on December 8, 2013: 9 points, 8 rebounds and 4 assists against the Raptors.",
  ],
  ["curry debut", "Stephen Curry made his debut in 2009-10."],
  ["when was curry's rookie season", "Stephen Curry made his debut in 2009-10."],
  [
    "luka rookie year stats",
    "Luka Dončić averaged 21.2 points, 7.8 rebounds and 6.0 assists in 2018-19.",
  ],
  [
    "harden stats for the clippers",
    "James Harden averaged 25.4 points, 4.8 rebounds and 8.1 assists for the Clippers.",
  ],
  ["lebron rookie season points per game", "LeBron James averaged 20.9 points in 2003-04."],
  [
    "what teams has james harden played for",
    "James Harden has played for the Oklahoma City Thunder, Houston Rockets, Brooklyn Nets, Philadelphia 76ers, LA Clippers and Cleveland Cavaliers.",
  ],
  ["teams jokic played for", "Nikola Jokić has played for the Denver Nuggets."],
  [
    "who won the west last year",
    "The Oklahoma City Thunder won the West of 2024-25: 4–1 over the Minnesota Timberwolves in its finals.",
  ],
  [
    "last time the kings won a playoff series",
    "Since 2013-14, the Kings have won no playoff series.",
  ],
  [
    "when did the warriors last win a playoff series",
    "The Warriors last won a playoff series in 2024-25: 4–3 against the Rockets.",
  ],
  [
    "last time the spurs lost a playoff series",
    "The Spurs last lost a playoff series in 2025-26: 1–4 against the Knicks.",
  ],
])("%s: %s", async (question, words) => {
  expect((await answered(question)).words).toBe(words);
});

test("the season of a rookie is dotted, and his namesakes have their own", async () => {
  const { asked } = (await answered("curry rookie year stats")).asked;
  expect(asked.readAs.filter(({ text }) => text.includes("2009-10"))).toEqual([
    expect.objectContaining({ isInferred: true }),
  ]);
  expect(asked.namesakes?.map(({ question }) => question)).toEqual([
    "seth curry rookie season stats",
  ]);
});

test("what the games do not tell is said below the answer", async () => {
  expect((await answered("lebron first game")).deck).toBe(
    "Since 2013-14, LeBron James first played on October 29, 2013: 17 points, 6 rebounds and 8 assists against the Bulls. Earlier games are not here.",
  );
  expect((await answered("last time the kings won a playoff series")).deck).toBe(
    "Earlier series are not here.",
  );
});

test("each former team leads to its page of his last season there", async () => {
  const { asked } = await answered("who did chris paul play for");
  const rows = asked.kind === "fact" ? asked.answer.rows : [];
  expect(rows.map(({ cells }) => cells[0]).slice(0, 3)).toEqual([
    "2005-06 to 2010-11",
    "2011-12 to 2016-17",
    "2017-18 to 2018-19",
  ]);
  expect(rows[1]?.href).toBe("/nba/teams/13?season=2016-17");
});

test.each(["martin debut", "former teams of martin"])("%s asks who is meant", async (question) => {
  const asked = pageOf(await loadAsked(reads, question));
  if (asked.kind !== "choice") throw new Error(asked.kind);
  for (const choice of asked.choices) {
    const own = question.replace("martin", choice.label.toLowerCase());
    expect(choice.question).toBe(own);
  }
});

test("a whole name of two players is asked back with their seasons", async () => {
  const details = async (question: string) => {
    const asked = pageOf(await loadAsked(reads, question));
    if (asked.kind !== "choice") throw new Error(asked.kind);
    return asked.choices.map(({ label, detail }) => `${label}, ${detail}`);
  };
  expect(await details("tony mitchell career high")).toEqual([
    "Tony Mitchell, DET, 2013-14",
    "Tony Mitchell, MIL, 2013-14",
  ]);
  expect(await details("mike james debut")).toEqual([
    "Mike James, BKN, 2017-18 to 2020-21",
    "Mike James, CHI, 2013-14",
  ]);
});

test("a team's first game is one of the season", async () => {
  expect((await answered("lakers first game")).words).toContain("October 21, 2025");
});
