import fc from "fast-check";
import { expect, test } from "vitest";
import { gameIdOf } from "#functions/data/wire/games.ts";
import type { RefreshCause } from "#functions/refresh/refresh-run.ts";
import { resourcesOf } from "#tools/replay/stats-api.ts";
import { LAST, linesIn, withoutLastGame } from "../data/refresh/season.ts";
import { steppedRefresh } from "./stepped-refresh.ts";

const FAULTS = {
  failing: () => new Response("no", { status: 500 }),
  throttled: () => new Response("{}", { status: 429, headers: { "Retry-After": "30" } }),
  html: () => new Response("<html>"),
  cut: () => new Response('{"data":[{"id":'),
  reset: () => {
    throw new TypeError("fetch failed");
  },
} satisfies Record<string, () => Response>;
type Fault = keyof typeof FAULTS;

const faultAt = (fault: Fault | undefined) => (fault === undefined ? undefined : FAULTS[fault]());

/** The fault of a request to the stats API, or of a call of the database, by its number. */
const faults = fc.record({
  api: fc.dictionary(fc.nat(24).map(String), fc.constantFrom(...(Object.keys(FAULTS) as Fault[])), {
    maxKeys: 3,
  }),
  database: fc.uniqueArray(fc.nat(40), { maxLength: 3 }),
});
const causes = fc.array(fc.constantFrom<RefreshCause>("daily", "final"), { maxLength: 3 });

const before = withoutLastGame();
const resources = resourcesOf();

test("after any faults the next good run brings everything, and none leaves half of it", async () => {
  await fc.assert(
    fc.asyncProperty(faults, causes, async ({ api, database }, causes) => {
      let [asked, called, isOver] = [0, 0, false];
      const run = await steppedRefresh(before, {
        resources,
        instead: () => (isOver ? undefined : faultAt(api[asked++])),
        isCut: () => !isOver && database.includes(called++),
      });
      const hasGame = async () => {
        const [games, lines] = [await run.stored("nba/games/data"), await run.stored("nba/lines")];
        const isListed = (games as { id: number }[]).some(({ id }) => id === LAST);
        expect(
          linesIn({ lines } as never).has(gameIdOf(LAST)),
          "lines of the games that are listed",
        ).toBe(isListed);
        return isListed;
      };
      for (const cause of causes) {
        run.start(cause);
        await run.finish(10 * 60_000);
        await hasGame();
      }
      isOver = true;
      run.start("daily");
      expect(await run.finish()).toBeUndefined();
      expect(await hasGame()).toBe(true);
      const { succeededAt = "", failedAt = "" } = (await run.record()) ?? {};
      expect(succeededAt > failedAt, "the success is the last thing recorded").toBe(true);
      expect(run.purged).toContain("games");
    }),
    { numRuns: 8 },
  );
});
