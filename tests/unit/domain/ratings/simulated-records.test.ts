import fc from "fast-check";
import { expect, test } from "vitest";
import { SimulatedRecords } from "#domain/ratings/simulated-records.ts";
import type { Game } from "#domain/season/facts.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { team, win } from "#tests/fixtures/league.ts";

const TEAMS = [
  team(101, { conference: "East", division: "Atlantic" }),
  team(102, { conference: "East", division: "Atlantic" }),
  team(103, { conference: "East", division: "Central" }),
  team(104, { conference: "West", division: "Pacific" }),
];

const games = fc.array(
  fc
    .record({
      home: fc.integer({ min: 0, max: 3 }),
      away: fc.integer({ min: 1, max: 3 }),
      margin: fc.constantFrom(-9, -1, 1, 20),
    })
    .map(({ home, away, margin }) => ({ home, away: (home + away) % 4, margin })),
  { maxLength: 12 },
);
const real = ({ home, away, margin }: { home: number; away: number; margin: number }): Game =>
  win(101 + home, 101 + away, { homePoints: 100 + margin, awayPoints: 100 });

test("simulated games count like real ones, until the records are reset", () => {
  fc.assert(
    fc.property(games, games, (played, added) => {
      const start = played.map(real);
      const records = new SimulatedRecords(TEAMS, start);
      const expectAs = (all: Game[]) => {
        const wanted = [...seasonRecords(TEAMS, all).values()];
        const found = records.summed();
        expect(
          found.map(({ overall, conference, division }) => [overall, conference, division]),
        ).toEqual(
          wanted.map(({ overall, conference, division }) => [overall, conference, division]),
        );
        expect(found.map(({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst)).toEqual(
          wanted.map(({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst),
        );
        const rivals = new Set([102, 103, 104]);
        expect(records.meetings.against(101, rivals)).toEqual(meetingsOf(all).against(101, rivals));
      };
      for (const { home, away, margin } of added) records.add(home, away, margin);
      expectAs([...start, ...added.map(real)]);
      records.reset();
      expectAs([...start]);
    }),
    { numRuns: 30 },
  );
});
