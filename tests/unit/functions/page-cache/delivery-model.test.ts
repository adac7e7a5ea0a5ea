import fc from "fast-check";
import { expect, test } from "vitest";
import { cachedSite, MINUTE } from "#tests/fixtures/cached-site.ts";

const NOTHING = { plain: 0, queries: 0, questions: 0, words: 0 };

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("get" as const),
      path: fc.constantFrom("/nba/teams", "/nba/standings", "/nba/teams/1", "/nba/glossary"),
      hasPage: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant("teams" as const), teams: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("database" as const), isBroken: fc.boolean() }),
  fc.record({
    kind: fc.constant("wait" as const),
    ms: fc.constantFrom(1, 1_000, MINUTE - 1, MINUTE, 5 * MINUTE, 60 * MINUTE, 48 * 60 * MINUTE),
  }),
);

/** The parts of an answer that a client sees, without its duration. */
async function seen(answer: ReturnType<ReturnType<typeof cachedSite>["get"]>) {
  const { response, text, status } = await answer;
  const { "server-timing": _, ...headers } = Object.fromEntries(response.headers);
  return { status, text, headers };
}

test("with the page cache every client sees what it sees without", async () => {
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
      const cached = cachedSite();
      const rendering = cachedSite(NOTHING);
      const tags = new Map<string, string>();
      for (const step of script) {
        for (const { state } of [cached, rendering]) {
          if (step.kind === "teams") state.teams = step.teams;
          if (step.kind === "database") state.isBroken = step.isBroken;
          if (step.kind === "wait") state.now += step.ms;
        }
        if (step.kind !== "get") continue;
        const tag = step.hasPage ? tags.get(step.path) : undefined;
        const init = tag === undefined ? {} : { headers: { "If-None-Match": tag } };
        const answer = await seen(cached.get(step.path, init));
        expect(answer).toEqual(await seen(rendering.get(step.path, init)));
        if (answer.headers.etag !== undefined) tags.set(step.path, answer.headers.etag);
      }
      hits += rendering.rendered.mock.calls.length - cached.rendered.mock.calls.length;
    }),
    { numRuns: 200 },
  );
  expect(hits, "pages that the cache answered").toBeGreaterThan(0);
});
