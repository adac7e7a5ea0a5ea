import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Resources } from "#tools/replay/stats-api.ts";
import { type Data, linesIn, lists, resources, setUp, upTo } from "../data/refresh/season.ts";
import { steppedRefresh } from "./stepped-refresh.ts";

const MORNING = Date.parse("2025-11-13T10:17:00Z");
const PLAYED_UP_TO = "2025-11-12";

/** The source as it was on a morning in November. */
function inNovember(): Resources {
  const all = resources();
  const isPlayed = ({ date }: { date?: unknown }) => String(date) <= PLAYED_UP_TO;
  const games = all.games.map((game) =>
    isPlayed(game)
      ? game
      : { ...game, status: game.datetime, home_team_score: 0, visitor_team_score: 0 },
  );
  return { ...all, games };
}

const source = inNovember();
const played = source.games.filter(({ date }) => String(date) <= PLAYED_UP_TO);
const dateOf = new Map(played.map(({ id, date }) => [Number(id), String(date)]));

/** The ids of the games whose lines are held, and of those whose scores are. */
async function heldBy(run: { stored: (path: string) => Promise<unknown> }) {
  const [lines, games] = [await run.stored("nba/lines"), await run.stored("nba/games/data")];
  return {
    lines: [...linesIn({ lines } as never).keys()].map(Number),
    scores: ((games ?? []) as { id: number }[]).map(({ id }) => id),
  };
}

describe("a fresh site in November", () => {
  let atOnce: Data;
  beforeAll(async () => {
    const whole = await setUp(upTo("2025-10-01"), source);
    await whole.runAt(new Date(MORNING).toISOString());
    atOnce = await whole.stored();
  });

  test.each([5, 600])(
    "is whole with %i requests a minute: scores first, then lines from the latest game back",
    async (requestsPerMinute) => {
      const run = await steppedRefresh(upTo("2025-10-01"), {
        resources: source,
        now: MORNING,
        requestsPerMinute,
      });
      run.start();
      let [before, requestsForScores] = [0, 0];
      for (let pauseMs: number | undefined = 0; pauseMs !== undefined; ) {
        await run.clock.sleep(pauseMs);
        const told = run.events.length;
        pauseMs = await run.step();
        if (run.events.length === told) continue;
        const held = await heldBy(run);
        if (held.scores.length > 0) {
          requestsForScores ||= run.requested.length;
          expect(held.scores, "all scores come together").toHaveLength(played.length);
        }
        expect(held.lines.length).toBeGreaterThanOrEqual(before);
        before = held.lines.length;
        const oldest = held.lines.map((id) => dateOf.get(id) ?? "").sort()[0] ?? "9";
        const later = [...dateOf.values()].filter((date) => date >= oldest);
        expect(held.lines, "no day is left out").toHaveLength(later.length);
      }
      expect(requestsForScores).toBeLessThan(25);
      expect(new Set(run.requested).size, "no request twice").toBe(run.requested.length);
      for (const [at, time] of run.requestedAt.entries()) {
        const next = run.requestedAt[at + requestsPerMinute];
        if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(60_000);
      }
      const counted = run.noted.filter(({ what }) => what === "games");
      expect(new Set(counted.map(({ of }) => of))).toEqual(new Set([played.length]));
      expect(counted.map(({ done }) => done)).toEqual(
        counted.map(({ done }) => done).toSorted((a, b) => a - b),
      );
      for (const name of ["games", "lines", "seasonTotals", "leaders", "standings", "players"]) {
        const own = { [name]: await run.stored(`nba/${name}`) } as unknown as Data;
        expect(lists(own)[name], name).toEqual(lists(atOnce)[name]);
      }
    },
  );

  test("goes on after any faults, with nothing lost", async () => {
    const faults = fc.uniqueArray(fc.nat(80), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(faults, faults, async (ofSource, ofDatabase) => {
        let [asked, called] = [0, 0];
        const run = await steppedRefresh(upTo("2025-10-01"), {
          resources: source,
          now: MORNING,
          instead: () =>
            ofSource.includes(asked++) ? new Response("no", { status: 503 }) : undefined,
          isCut: () => ofDatabase.includes(called++),
        });
        run.start();
        for (let pauseMs: number | undefined = 0; pauseMs !== undefined; ) {
          await run.clock.sleep(pauseMs);
          pauseMs = await run.step().catch(() => 0);
        }
        run.start();
        await run.finish();
        const held = await heldBy(run);
        expect(held.scores).toHaveLength(played.length);
        expect(held.lines).toHaveLength(played.length);
      }),
      { numRuns: 2 },
    );
  });
});

test("a source that refuses lines is asked for them once, and its scores are written", async () => {
  const run = await steppedRefresh(upTo("2025-10-01"), {
    resources: source,
    now: MORNING,
    requestsPerMinute: 5,
    answers: { isFree: true },
  });
  run.start();
  expect(await run.finish()).toBeUndefined();
  const held = await heldBy(run);
  expect([held.scores.length, held.lines.length]).toEqual([played.length, 0]);
  expect(await run.stored("nba/season/boxScores")).toEqual({ held: 0, of: played.length });
  expect(new Set(run.requested).size).toBe(run.requested.length);
});
