import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { answerSentence } from "#domain/asking/answer/sentence.ts";
import { LONGEST_QUESTION } from "#domain/asking/question.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText, type Understanding } from "#domain/asking/understanding.ts";
import { FIGURES } from "#domain/figures/figures.ts";
import { queryParameters } from "#domain/query/address.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { seasonNow } from "#domain/season/season.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";

const names = namesOf(data);
const read = (question: string) => understand(question, vocabulary);

/** Words and phrases for random questions, including some that the lexicon lacks. */
const WORDS = [
  "luka",
  "sga",
  "lebron",
  "jokić",
  "wembanyama",
  "williams",
  "curry",
  "lakers",
  "celtics",
  "cavs",
  "knicks",
  "washington",
  "la",
  "who",
  "leads",
  "most",
  "fewest",
  "best",
  "worst",
  "points",
  "rebounds",
  "assists",
  "threes",
  "ppg",
  "triple doubles",
  "double doubles",
  "wins",
  "record",
  "games",
  "game",
  "players",
  "teams",
  "streak",
  "longest",
  "losing",
  "stats",
  "in a game",
  "per game",
  "total",
  "season high",
  "averaging",
  "averages",
  "scores",
  "30",
  "30+",
  "20",
  "10",
  "30-10-10",
  "0",
  "ten",
  "over",
  "under",
  "at least",
  "or more",
  "at home",
  "on the road",
  "in wins",
  "in losses",
  "vs",
  "against",
  "with",
  "without",
  "when",
  "he",
  "they",
  "last 10 games",
  "last",
  "in january",
  "since",
  "january 15",
  "the all-star break",
  "playoffs",
  "rookies",
  "rookie",
  "guards",
  "east",
  "west",
  "atlantic",
  "from france",
  "canadian",
  "by month",
  "home and away",
  "oldest",
  "tallest",
  "how old",
  "how many",
  "career",
  "career points",
  "2026",
  "2019",
  "2025-26",
  "close games",
  "overtime",
  "back to backs",
  "by 20",
  "compare",
  "roster",
  "standings",
  "finals",
  "draft",
  "undrafted",
  "7 footers",
  "will",
  "tomorrow",
  "odds",
  "and",
  "the",
  "of",
  "no",
  "not",
  "zzz",
  "%",
  "+",
  "-",
  "'s",
  "…",
  "é",
  "constructor",
  "__proto__",
];

const questions = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 })
  .map((words) => words.join(" "));
const texts = fc.oneof(questions, fc.string({ unit: "binary", maxLength: 160 }));

describe("two figures of a player", () => {
  const named = FIGURES.filter(({ subjects }) => subjects !== "teams").map(({ name }) =>
    name.toLowerCase(),
  );

  test("both have a value, in whatever tables they stand", () => {
    const empty = named.flatMap((first) =>
      named.flatMap((second) => {
        const asked = read(`luka ${first} and ${second}`);
        if (asked.kind !== "query") return [];
        const { headline } = answerSentence(asked, runQuery(asked.query, data), data);
        return / {2}/.test(plainText(headline)) ? [`${first} and ${second}`] : [];
      }),
    );
    expect(empty).toEqual([]);
  });
});

describe("any text", () => {
  test("is understood, ambiguous or refused, and never throws", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const asked = read(text);
        expect(["query", "fact", "page", "choice", "refused"]).toContain(asked.kind);
        if (asked.kind === "query") {
          const answer = runQuery(asked.query, data);
          const { headline } = answerSentence(asked, answer, data);
          expect(plainText(headline)).toMatch(/\S.*[.:]$/);
          expect(plainText(headline)).not.toMatch(/undefined|NaN| {2}/);
        }
      }),
      { numRuns: 250 },
    );
  });

  test("has a query that round-trips through its address", () => {
    fc.assert(
      fc.property(questions, (text) => {
        const asked = read(text);
        if (asked.kind !== "query") return;
        const back = parseQuery(queryParameters(asked.query), names);
        expect(back).toEqual({ ok: true, value: asked.query });
      }),
      { numRuns: 250 },
    );
  });

  test("means the same in any case, with any accents and spaces", () => {
    const meaning = (asked: Understanding) => {
      if (asked.kind === "query") return [asked.query, asked.wish];
      if (asked.kind === "refused") return [asked.cause, asked.reason];
      if (asked.kind === "choice") return asked.choices.map(({ label }) => label);
      if (asked.kind === "fact") return asked.fact;
      return asked.kind === "page" ? asked.path : asked.seasons;
    };
    // Doubled spaces and an accent on every letter must not make the question too long.
    const short = questions.filter(({ length }) => 2 * length < LONGEST_QUESTION);
    fc.assert(
      fc.property(short, (text) => {
        const known = meaning(read(text));
        expect(meaning(read(text.toUpperCase()))).toEqual(known);
        expect(meaning(read(text.normalize("NFD")))).toEqual(known);
        expect(meaning(read(text.replace(/[aeo]/g, "$&\u0301")))).toEqual(known);
        expect(meaning(read(`  ${text.replaceAll(" ", "  ")}?`))).toEqual(known);
      }),
      { numRuns: 60 },
    );
  });

  test("is refused when it is too long", () => {
    expect(read("a".repeat(LONGEST_QUESTION + 1))).toMatchObject({ cause: "too-long" });
    expect(read("points ".repeat(100_000))).toMatchObject({ cause: "too-long" });
  });
});

describe("the reading of a question", () => {
  test("is never empty and has no stray spaces", () => {
    fc.assert(
      fc.property(questions, (text) => {
        const asked = read(text);
        if (!("readAs" in asked)) return;
        expect(asked.readAs.length).toBeGreaterThan(0);
        expect(plainText(asked.readAs)).not.toMatch(/undefined|NaN| {2}|^ | $/);
      }),
    );
  });
});

describe("the next questions", () => {
  test.each([
    "who leads the nba in scoring",
    "best three point percentage",
    "most 40 point games",
    "most points in a game",
    "jokic triple doubles",
    "sga last 10 games",
    "lakers record when lebron scores 30",
    "celtics vs knicks",
    "best home record",
    "longest win streak",
    "players averaging 20 10",
    "highest scoring game",
    "how tall is wembanyama",
    "players from france",
    "lebron career points",
    "who won the 2026 finals",
    "oldest player",
    "celtics roster",
    "williams points",
    "will the thunder win tomorrow",
  ])("are three other questions that have answers: %s", (question) => {
    const next = nextQuestions({ text: question, asked: read(question) }, vocabulary, read);
    expect(new Set(next).size).toBe(3);
    expect(next).not.toContain(question);
    // Past seasons have a vocabulary of their own.
    const ofNow = next.filter((other) => !/ \d{4}-\d{2}$/.test(other));
    for (const other of ofNow) expect(["query", "fact"]).toContain(read(other).kind);
  });
});

test("a coach who has left has no team", () => {
  const later = vocabularyOf({ ...data, seasonNow: seasonNow("2026-27") });
  expect(understand("coach rivers", later).kind).toBe("refused");
  expect(understand("coach jenkins", later).kind).toBe("fact");
});
