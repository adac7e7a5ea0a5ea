import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameState } from "#domain/live/live-game.ts";
import { fail } from "#domain/result.ts";
import { type Answer, DATE, GAMES, games, liveDayStage } from "#tests/fixtures/live-day-stage.ts";

const states = fc.oneof(
  fc.constant<GameState>({ kind: "scheduled" }),
  fc.record({
    kind: fc.constant("in-progress" as const),
    period: fc.integer({ min: 1, max: 4 }),
    clock: fc.constantFrom("9:00", "0:30.1"),
  }),
  fc.record({
    kind: fc.constant("overtime" as const),
    overtime: fc.integer({ min: 1, max: 2 }),
    clock: fc.constant("4:59"),
  }),
  fc.record({ kind: fc.constant("final" as const), overtimes: fc.nat(1) }),
  fc.constant<GameState>({ kind: "postponed" }),
);

const answers: fc.Arbitrary<Answer> = fc.oneof(
  fc.array(fc.tuple(fc.nat(1), states, fc.nat(9)), { maxLength: 2 }).map((read) => games(...read)),
  fc.constant(
    fail({ kind: "timed-out" as const, source: "stats API", resource: "games" as const }),
  ),
);

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("ring" as const), answer: answers }) },
  fc.constant({ kind: "restart" } as const),
  fc.constant({ kind: "plan" } as const),
  fc.record({
    kind: fc.constant("faults" as const),
    faults: fc.record({
      /** The object is ended while it sends. */
      isDying: fc.boolean(),
      /** The refresh does not hear of finals. */
      isDeaf: fc.boolean(),
      areTeamsDeaf: fc.boolean(),
    }),
  }),
);

/** The games of lines, by their keys, as a page's script keeps them; and the last number. */
function read(lines: readonly string[]) {
  const numbers = lines.map((line) => Number(line.split(";")[0]));
  const known = new Map(
    lines.flatMap((line) =>
      line
        .split(";")
        .slice(1)
        .map((game) => [game.slice(0, 1), game.slice(1)] as const),
    ),
  );
  return { numbers, known };
}

test("whatever fails, each change is sent and told once, and nothing is lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (script) => {
      const day = liveDayStage();
      const ring = async (answer?: Answer) => {
        if (day.keeper.day === undefined) return;
        await day.ring(answer).catch(() => day.restart());
      };
      await day.keeper.plan(DATE, GAMES);
      for (const step of script) {
        if (day.seen.isCleared) return;
        if (step.kind === "ring") await ring(step.answer);
        if (step.kind === "restart") day.restart();
        if (step.kind === "plan") await day.keeper.plan(DATE, GAMES);
        if (step.kind === "faults") Object.assign(day.faults, step.faults);
        const { numbers } = read(day.seen.lines);
        expect(numbers, "numbers of what was sent").toEqual(
          [...new Set(numbers)].sort((a, b) => a - b),
        );
        if (day.keeper.day !== undefined)
          expect(numbers.at(-1) ?? 0, "sent but not stored").toBeLessThanOrEqual(
            day.keeper.day.sequence,
          );
      }
      Object.assign(day.faults, { isDying: false, isDeaf: false, areTeamsDeaf: false });
      await ring(games());
      // Days after its last game the object has forgotten what it compares with.
      if (day.seen.isCleared) return;
      const { known } = read(day.seen.lines);
      const { known: whole } = read([day.keeper.textAfter(0) ?? ""]);
      expect(known, "what a reader of every line knows").toEqual(whole);
      const finals = day.keeper.day?.games.filter(({ game }) => game.state.kind === "final") ?? [];
      const told = day.seen.news.flatMap(({ ended }) => ended);
      for (const { game } of finals)
        expect(told.findLast(({ homeTeamId }) => homeTeamId === game.homeTeamId)).toEqual(game);
      expect(day.seen.announced).toEqual([...new Set(day.seen.announced)]);
    }),
    { numRuns: 300 },
  );
});
