import { expect, test } from "vitest";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const MORNING = Date.parse("2026-04-13T14:00Z");

async function ask(question: string, now: number) {
  const held: number[] = [];
  const reads = { collections: builtCollections(), documents: builtDocuments(), now };
  const holdUntil = (moment: number) => held.push(moment);
  return { page: pageOf(await loadAsked({ ...reads, holdUntil }, question)), held };
}

test.each([
  "who won last night?",
  "who won yesterday in the NBA",
  "scores last night",
  "last night's games",
  "Yesterday's scores",
  "nba scores yesterday",
])("%s leads to the day's games, until midnight", async (question) => {
  const { page, held } = await ask(question, MORNING);
  expect(page).toMatchObject({ kind: "page", asked: { path: "/nba/games/2026-04-12" } });
  expect(held).toContain(Date.parse("2026-04-14T04:00Z"));
});

test.each([
  ["did the lakers win last night", { team: "LAL" }],
  ["how many points did curry have last night", { player: "201939" }],
  ["who scored the most points yesterday", {}],
])("%s is of that day", async (question, subject) => {
  const { page } = await ask(question, MORNING);
  const conditions = { ...subject, from: "2026-04-12", to: "2026-04-12" };
  expect(page).toMatchObject({ kind: "query", asked: { query: { conditions } } });
});

test("without a result of the night before, it says how new the results are", async () => {
  const { page } = await ask("who won last night", MORNING + 86_400_000);
  expect(page).toMatchObject({ kind: "refused" });
});
