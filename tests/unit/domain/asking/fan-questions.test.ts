import { expect, test } from "vitest";
import { judgedKinds, missedGoals } from "#tests/fixtures/fan-questions/kinds.ts";
import { unprintedParts } from "#tests/fixtures/questions/printed-parts.ts";
import { replyTo } from "#tests/fixtures/questions/reply.ts";

const kinds = await judgedKinds();
const replies = kinds.flatMap(({ judged }) => judged);

test("questions of fans are answered as often as the goals say", () => {
  expect(missedGoals(kinds)).toEqual([]);
});

test("each part of a meaning is printed in its reading", () => {
  const read = replies.flatMap(({ text, reply }) =>
    "asked" in reply ? [{ kind: reply.kind, text, parts: unprintedParts(reply.asked) }] : [],
  );
  expect(read.filter(({ parts }) => parts.length > 0)).toEqual([]);
  const counts = Map.groupBy(read, ({ kind }) => kind);
  expect(counts.get("query")?.length).toBeGreaterThan(450);
  expect(counts.get("fact")?.length).toBeGreaterThan(100);
});

test("each answer offers three questions, all of which are answered", async () => {
  const offered = new Map<string, string>();
  const few: string[] = [];
  for (const { text, reply } of replies) {
    if (!("next" in reply)) continue;
    const next = new Set(reply.next());
    if (next.size !== 3 || next.has(text)) few.push(text);
    for (const question of next) offered.set(question, text);
  }
  expect(few).toEqual([]);
  const refused: string[] = [];
  for (const [question, text] of offered) {
    const { kind } = await replyTo(question);
    if (kind !== "query" && kind !== "fact") refused.push(`${text}: ${question}`);
  }
  expect(refused).toEqual([]);
});

test("each refusal offers three questions, all of which are answered", async () => {
  const refusals = replies.flatMap(({ text, reply }) =>
    reply.kind === "refused" ? [{ text, nearest: reply.nearest }] : [],
  );
  expect(refusals.length).toBeGreaterThan(100);
  expect(refusals.filter(({ nearest }) => new Set(nearest).size !== 3)).toEqual([]);
  for (const { text, nearest } of refusals) {
    const kinds = await Promise.all(nearest.map(async (one) => (await replyTo(one)).kind));
    for (const kind of kinds) expect(["query", "fact"], text).toContain(kind);
  }
  // Not the same three for all.
  const trios = Map.groupBy(refusals, ({ nearest }) => nearest.toSorted().join());
  const most = Math.max(...[...trios.values()].map(({ length }) => length));
  expect(most / refusals.length).toBeLessThan(0.05);
});

test.each([
  ["lebron salary", "how old is lebron"],
  ["is embiid hurt", "how many games did embiid miss"],
  ["watch lakers replay", "lakers game tv"],
  ["luka vorp", "luka plus minus"],
  ["most dunks", "points in the paint leaders"],
  ["wembanyama wingspan", "how tall is wembanyama"],
  ["steph curry logo threes", "steph curry three point percentage"],
])("a refusal keeps the meaning of what it does not know: %s, %s", async (text, offered) => {
  const reply = await replyTo(text);
  expect(reply.kind === "refused" && reply.nearest).toContain(offered);
});

test.each([
  ["who will win tonight", "/nba/ratings"],
  ["best parlay tonight", "/nba/ratings"],
  ["most dunks", "/nba/glossary"],
  ["best player in the nba", "/nba/records"],
  ["lebron salary", "/nba/players/player/LeBron%20James"],
])("a refusal leads to the page nearest to it: %s, %s", async (text, path) => {
  const reply = await replyTo(text);
  expect(reply.kind === "refused" && reply.page?.path).toBe(path);
});
