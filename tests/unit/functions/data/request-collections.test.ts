import { expect, test } from "vitest";
import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { ok } from "#domain/result.ts";
import { seasonNow } from "#domain/season/season.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import { createDocuments } from "#functions/data/cached-documents.ts";
import { ReadTrace } from "#functions/data/read-trace.ts";
import { collectionsOfRequest, documentsOfRequest } from "#functions/data/request-collections.ts";

/** A database whose every answer differs, over caches that keep nothing fresh. */
function changing() {
  let answers = 0;
  const paths: string[] = [];
  const database = {
    readText: async (path: string) => {
      answers += 1;
      paths.push(path);
      const row = { id: 1, name: `Team ${answers}`, conference: "West" };
      return ok(
        JSON.stringify(path === "nba/headlines" ? { items: [] } : { data: [row], answers }),
      );
    },
  };
  const options = { freshMs: 0, revalidateMs: 0, log: () => {} };
  const call = () => ({ trace: new ReadTrace(), seasonNow: seasonNow("2025-26") });
  return {
    answers: () => answers,
    paths,
    collections: () => collectionsOfRequest(createCollections(database, options), call()),
    documents: () => documentsOfRequest(createDocuments(database, options), call()),
  };
}

test("all parts of a page get the same value of a collection, whatever changes meanwhile", async () => {
  const { answers, collections } = changing();
  const request = collections();
  const [first, beside] = await Promise.all([request.teams(), request.teams()]);
  const later = await request.teams();
  expect([beside, later]).toEqual([first, first]);
  expect(answers()).toBe(1);
});

test("all parts of a page get the same value of a document", async () => {
  const { answers, documents } = changing();
  const request = documents();
  const first = await request.franchises("14");
  expect(await request.franchises("14")).toBe(first);
  await request.franchises("15");
  expect(answers()).toBe(2);
});

test("a part without a season is the current season's", async () => {
  const { paths, documents } = changing();
  await documents().parts("q4");
  await documents().parts("2024-25-pairs");
  expect(paths).toEqual(["nba/parts/2025-26-q4", "nba/parts/2024-25-pairs"]);
});

test("each request reads anew", async () => {
  const { answers, collections } = changing();
  await collections().teams();
  await collections().teams();
  expect(answers()).toBe(2);
});

test("lines without a game are of the current season", async () => {
  const nothing = JSON.stringify(packLines(linesOfGames([], new Map())));
  const database = { readText: async () => ok(nothing) };
  const options = { freshMs: 0, revalidateMs: 0, log: () => {} };
  const call = { trace: new ReadTrace(), seasonNow: seasonNow("2026-27") };
  const lines = await collectionsOfRequest(createCollections(database, options), call).lines();
  expect(lines.ok && lines.value.value).toMatchObject({ season: "2026-27", games: [] });
});
