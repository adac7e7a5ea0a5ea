import { expect, test } from "vitest";
import { type Answer, NOTICED_MS, wrongs } from "#tests/bench/soak-verdicts.ts";

const PAGE = "public, max-age=30, stale-while-revalidate=30, stale-if-error=604800";
const HTML = "<!doctype html><html><title>Teams</title><main>30</main></html>";
const OLD = HTML.replace("</html>", 'Data from <time datetime="x">1</time>.</html>');

function answer(changed: Partial<Omit<Answer, "headers">> & { caching?: string } = {}): Answer {
  const { caching = PAGE, ...rest } = changed;
  return {
    path: "/nba/teams",
    as: "visitor",
    status: 200,
    headers: new Headers({ "cache-control": caching, "x-request-id": "a" }),
    body: HTML,
    tag: undefined,
    fault: undefined,
    steadyMs: NOTICED_MS + 1,
    known: HTML,
    ...rest,
  };
}

test.each<[string, Partial<Answer> & { caching?: string }]>([
  ["a page while all is well", {}],
  ["an old page that says so", { fault: "broken", body: OLD, caching: "public, max-age=10" }],
  ["either while it is uncertain", { fault: "broken", steadyMs: 0 }],
  ["what is known already", { status: 304, body: "", tag: "x" }],
  [
    "a list that was believed to be empty just before",
    {
      path: "/nba/transactions",
      as: "member",
      steadyMs: 0,
      caching: "private, no-store",
      body: HTML.replace("Teams", "Transactions"),
    },
  ],
  ["no such page", { path: "/nope", status: 404, known: undefined }],
  ["a page whose row is bad", { path: "/nba/teams/2", status: 404, fault: "bad-row" }],
])("%s is right", (_, changed) => {
  expect(wrongs(answer(changed))).toEqual([]);
});

test.each<[string, Partial<Answer> & { caching?: string }]>([
  ["an error", { status: 503 }],
  ["half a page", { body: HTML.slice(0, -9) }],
  ["another page", { body: HTML.replace("Teams", "Players") }],
  ["other figures", { body: HTML.replace("30", "29") }],
  ["an old page without a reason", { body: OLD, caching: "public, max-age=10" }],
  ["an old page that does not say so", { fault: "broken" }],
  ["an old page that is kept for long", { fault: "broken", body: OLD }],
  ["a 304 without a condition", { status: 304, body: "" }],
  ["a lost page", { path: "/nba/teams/2", status: 404 }],
  [
    "another members' page",
    {
      path: "/nba/transactions",
      as: "member",
      caching: "private, no-store",
      body: HTML.replace("Teams", "News"),
    },
  ],
  ["a members' page", { path: "/nba/news", caching: "private, no-store" }],
])("%s is wrong", (_, changed) => {
  expect(wrongs(answer(changed))).not.toEqual([]);
});
