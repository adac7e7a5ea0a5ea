import { describe, expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { readQuestionData } from "#functions/views/questions/question-data.ts";
import { answered, ask, collections } from "./asked.ts";

const broken = async () => fail({ kind: "malformed" as const, path: "nba" });
const address = { placeholders: {}, search: new URLSearchParams("pts=50..") };

describe("a question", () => {
  test("has the season's rows and a canonical URL", async () => {
    const { answer, href, isOwnAddress } = await answered("result=l&pts=40..");
    expect(answer.total).toBe(37);
    expect(href).toBe("/nba/finder?result=l&pts=40..&season=2025-26");
    expect(isOwnAddress).toBe(true);
  });

  test.each([
    ["pts=40..&result=l", true],
    ["pts=40..&result=l&season=2025-26", true],
    ["", true],
    ["pts=40..&result=", false],
    ["result=L", false],
    ["utm_source=mail&pts=40..", false],
    ["player=nikola+jokic", false],
    ["player=203999", true],
    ["sort=-date", false],
    ["pts=40..&result=l&page=99", false],
  ])("asked as %j is at its canonical URL: %s", async (query, isOwn) => {
    expect((await answered(query)).isOwnAddress).toBe(isOwn);
  });

  test("that is invalid names the parameter", async () => {
    expect(await ask("pts=many")).toMatchObject({ kind: "bad", bad: { parameter: "pts" } });
  });

  test.each(["lines", "teams", "players"] as const)("is unavailable without %s", async (name) => {
    const view = await loadQuestion({ ...collections, [name]: broken }, "finder", address);
    expect(view).toEqual({ kind: "unavailable" });
  });

  test("is answered without the collections that it does not need", async () => {
    const without = { ...collections, seasonTotals: broken, teamStats: broken };
    expect(await loadQuestion(without, "finder", address)).toMatchObject({ kind: "ready" });
  });
});

test("two questions share data that has not changed", async () => {
  const [first, second] = [
    await readQuestionData(collections),
    await readQuestionData(collections),
  ];
  if (!first.ok || !second.ok) throw new Error("The data cannot be read.");
  for (const [name, value] of Object.entries(first.value.values))
    expect(Object.entries(second.value.values)).toContainEqual([name, value]);
  expect(second.value.values.lines).toBe(first.value.values.lines);
});

test("the update time of a question is that of its newest data", async () => {
  const lines = await collections.lines();
  if (!lines.ok) throw new Error("The lines cannot be read.");
  const newer = async () => ok({ ...lines.value, updatedAt: "2030-01-01T00:00:00Z" });
  const view = await loadQuestion({ ...collections, lines: newer }, "finder", address);
  expect(view).toMatchObject({ updatedAt: "2030-01-01T00:00:00Z" });
});
