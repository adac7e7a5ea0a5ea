import { describe, expect, test } from "vitest";
import type { Game } from "#domain/season/facts.ts";
import type { TeamRecord } from "#domain/season/records.ts";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { conferenceOrder, divisionLeaders } from "#domain/standings/tie-breaks.ts";
import { record, team, win } from "#tests/fixtures/league.ts";

const EVEN = { wins: 41, losses: 41 };
const BETTER = { wins: 50, losses: 32 };
const good = { wins: 30, losses: 22 };
const poor = { wins: 20, losses: 32 };
const x = (id: number) => team(id, { division: "X" });
const y = (id: number) => team(id, { division: "Y" });
const z = (id: number) => team(id, { division: "Z" });
// The leaders of divisions X and Y, ahead of the tied teams.
const leaders = [record(x(8), BETTER), record(y(9), { wins: 51, losses: 31 })];

function outcome(records: TeamRecord[], games: Game[]) {
  const { order, ties } = conferenceOrder(records, meetingsOf(games));
  return { order: order.map(({ team }) => team.id), ties };
}

describe("a tie of two teams", () => {
  test("is broken by head-to-head before the conference record", () => {
    const records = [record(x(1), EVEN, { conference: good }), record(x(2), EVEN), ...leaders];
    expect(outcome(records, [win(2, 1), win(2, 1), win(1, 2)])).toEqual({
      order: [9, 8, 2, 1],
      ties: [{ teamIds: [2, 1], criterion: "head-to-head" }],
    });
  });

  test("is broken by head-to-head before leading a division", () => {
    // The first team leads Z, which has no other team.
    const records = [record(z(1), EVEN), record(x(2), EVEN), ...leaders];
    expect(outcome(records, [win(2, 1), win(2, 1), win(1, 2)])).toEqual({
      order: [9, 8, 2, 1],
      ties: [{ teamIds: [2, 1], criterion: "head-to-head" }],
    });
  });

  test("is broken by leading a division after an even head-to-head", () => {
    const records = [record(x(1), EVEN, { conference: good }), record(z(2), EVEN), ...leaders];
    expect(outcome(records, [win(2, 1), win(1, 2)])).toEqual({
      order: [9, 8, 2, 1],
      ties: [{ teamIds: [2, 1], criterion: "division leader" }],
    });
  });

  test("is broken by the division record within a division", () => {
    const records = [
      record(x(1), EVEN, { division: poor, conference: good }),
      record(x(2), EVEN, { division: good, conference: poor }),
      ...leaders,
    ];
    expect(outcome(records, []).ties).toEqual([{ teamIds: [2, 1], criterion: "division record" }]);
  });

  test("is broken by the conference record across divisions", () => {
    const records = [
      record(x(1), EVEN, { division: poor, conference: good }),
      record(y(2), EVEN, { division: good, conference: poor }),
      ...leaders,
    ];
    expect(outcome(records, []).ties).toEqual([
      { teamIds: [1, 2], criterion: "conference record" },
    ]);
  });

  test("is broken by the point difference last, and else ordered by id", () => {
    const points = [record(x(1), EVEN), record(y(2), EVEN, { pointsFor: 3 }), ...leaders];
    expect(outcome(points, []).ties).toEqual([{ teamIds: [2, 1], criterion: "point difference" }]);
    const equal = [record(y(2), EVEN), record(x(1), EVEN), ...leaders];
    expect(outcome(equal, []).ties).toEqual([{ teamIds: [1, 2], criterion: "nothing" }]);
  });
});

describe("a tie of three teams", () => {
  test("is broken by leading a division before head-to-head", () => {
    const records = [record(x(1), EVEN), record(x(2), EVEN), record(z(3), EVEN), ...leaders];
    const games = [win(2, 1), win(2, 3), win(1, 3), win(1, 3)];
    expect(outcome(records, games)).toEqual({
      order: [9, 8, 3, 2, 1],
      ties: [
        { teamIds: [3, 2, 1], criterion: "division leader" },
        { teamIds: [2, 1], criterion: "head-to-head" },
      ],
    });
  });

  test("applies the rules for two to the teams that stay tied", () => {
    const records = [record(x(1), EVEN), record(y(2), EVEN), record(x(3), EVEN), ...leaders];
    // The records among the three are 3-1, 2-3 and 2-3; team 3 won two of three against team 2.
    const games = [win(1, 2), win(2, 1), win(1, 3), win(1, 3), win(3, 2), win(3, 2), win(2, 3)];
    expect(outcome(records, games)).toEqual({
      order: [9, 8, 1, 3, 2],
      ties: [
        { teamIds: [1, 3, 2], criterion: "head-to-head" },
        { teamIds: [3, 2], criterion: "head-to-head" },
      ],
    });
  });

  test("uses the division record only when all three share the division", () => {
    const records = [
      record(x(1), EVEN, { division: good, conference: poor }),
      record(x(2), EVEN, { division: poor, conference: poor }),
      record(y(3), EVEN, { division: poor, conference: good }),
      ...leaders,
    ];
    expect(outcome(records, [])).toEqual({
      order: [9, 8, 3, 1, 2],
      ties: [
        { teamIds: [3, 1, 2], criterion: "conference record" },
        { teamIds: [1, 2], criterion: "division record" },
      ],
    });
  });
});

test("head-to-head breaks a tie for the division lead", () => {
  const records = [record(x(1), EVEN), record(x(2), EVEN), record(y(3), BETTER)];
  expect(divisionLeaders(records, meetingsOf([win(2, 1)]))).toEqual(new Set([2, 3]));
});

test("an unbroken tie for the division lead leaves no leader", () => {
  const records = [record(x(1), EVEN), record(x(2), EVEN, { pointsFor: 3 }), record(y(3), BETTER)];
  expect(divisionLeaders(records, meetingsOf([]))).toEqual(new Set([3]));
  expect(outcome(records, []).ties).toEqual([{ teamIds: [2, 1], criterion: "point difference" }]);
});
