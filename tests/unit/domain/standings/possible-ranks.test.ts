import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game } from "#domain/season/facts.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { possibleRanks } from "#domain/standings/possible-ranks.ts";
import { conferenceOrder } from "#domain/standings/tie-breaks.ts";
import { roadWin, team, win } from "#tests/fixtures/league.ts";

const MEMBERS = [1, 2, 3, 4, 5].map((id) => team(id, { division: id < 3 ? "X" : "Y" }));
const OUTSIDER = team(99, { conference: "East" });

type Pair = readonly [one: number, other: number];

function membersAfter(games: Game[]) {
  return [...seasonRecords([...MEMBERS, OUTSIDER], games).values()].slice(0, MEMBERS.length);
}

function rangesOf(games: Game[], upcoming: readonly Pair[]) {
  const left = upcoming.map(([one, other]) => win(one, other));
  return possibleRanks(membersAfter(games), left, meetingsOf(games));
}

/** The ranks of each team over all outcomes of the games to come. */
function ranksTried(games: Game[], upcoming: readonly Pair[]): Map<number, number[]> {
  const ranks = new Map(MEMBERS.map(({ id }) => [id, [] as number[]]));
  for (let outcome = 0; outcome < 1 << upcoming.length; outcome += 1) {
    const played = upcoming.map(([one, other], at) =>
      (outcome & (1 << at)) === 0 ? win(one, other) : roadWin(other, one),
    );
    const end = [...games, ...played];
    const { order } = conferenceOrder(membersAfter(end), meetingsOf(end));
    for (const [at, own] of order.entries()) ranks.get(own.team.id)?.push(at + 1);
  }
  return ranks;
}

/** Losses to the outsider that give all teams the same number of games. */
function filled(pairs: readonly Pair[]): Game[] {
  const games = MEMBERS.map(({ id }) => pairs.filter((pair) => pair.includes(id)).length);
  const most = Math.max(...games);
  return MEMBERS.flatMap(({ id }, at) =>
    Array.from({ length: most - (games[at] ?? 0) }, () => win(OUTSIDER.id, id)),
  );
}

const member = fc.integer({ min: 1, max: MEMBERS.length });
const pair = fc.tuple(member, member).filter(([one, other]) => one !== other);

test("no outcome of the games to come leaves a team's range", () => {
  const pairs = fc.array(pair, { maxLength: 25 });
  const upcoming = fc.array(pair, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pairs, upcoming, (played, left) => {
      const wins = played.map(([winner, loser]) => win(winner, loser));
      const games = [...wins, ...filled([...played, ...left])];
      const ranges = rangesOf(games, left);
      for (const [id, ranks] of ranksTried(games, left)) {
        expect(ranges.get(id)?.best).toBeLessThanOrEqual(Math.min(...ranks));
        expect(ranges.get(id)?.worst).toBeGreaterThanOrEqual(Math.max(...ranks));
      }
    }),
    { numRuns: 40 },
  );
});

/** Each team's wins over all outcomes of the games to come. */
function winsTried(wins: readonly number[], upcoming: readonly Pair[]): number[][] {
  return Array.from({ length: 1 << upcoming.length }, (_, outcome) => {
    const ends = [...wins];
    for (const [at, pair] of upcoming.entries()) {
      const winner = pair[(outcome >> at) & 1] ?? 0;
      ends[winner - 1] = (ends[winner - 1] ?? 0) + 1;
    }
    return ends;
  });
}

test("a range is exact by wins where no team has beaten another, and ties are open", () => {
  const wins = fc.array(fc.nat(3), { minLength: MEMBERS.length, maxLength: MEMBERS.length });
  const upcoming = fc.array(pair, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(wins, upcoming, (won, left) => {
      const beaten = won.flatMap((own, at) =>
        Array.from({ length: own }, () => win(at + 1, OUTSIDER.id)),
      );
      const pairs = beaten.map(({ homeTeamId }): Pair => [homeTeamId, OUTSIDER.id]);
      const ranges = rangesOf([...beaten, ...filled([...pairs, ...left])], left);
      const ends = winsTried(won, left);
      for (const [at, { id }] of MEMBERS.entries()) {
        const places = ends.map((end) => {
          const others = end.filter((_, other) => other !== at);
          const own = end[at] ?? 0;
          return {
            best: 1 + others.filter((other) => other > own).length,
            worst: 1 + others.filter((other) => other >= own).length,
          };
        });
        expect(ranges.get(id)).toEqual({
          best: Math.min(...places.map(({ best }) => best)),
          worst: Math.max(...places.map(({ worst }) => worst)),
        });
      }
    }),
    { numRuns: 40 },
  );
});

test("rivals that play each other cannot both pass a team", () => {
  // The first team has two wins, the second and the third one each and one game left: their own.
  const games = [win(1, 4), win(1, 5), win(2, 4), win(3, 5), win(OUTSIDER.id, 1)];
  const all = [
    ...games,
    ...filled([
      [1, 4],
      [1, 5],
      [2, 4],
      [3, 5],
      [1, 1],
      [2, 3],
    ]),
  ];
  expect(rangesOf(all, [[2, 3]]).get(1)).toEqual({ best: 1, worst: 2 });
});

test("a better head-to-head keeps a team above a rival that only it can tie with", () => {
  const pairs: Pair[] = [
    [1, 2],
    [1, 3],
    [2, 4],
  ];
  const games = pairs.map(([winner, loser]) => win(winner, loser));
  const left: Pair[] = [[2, 5]];
  expect(rangesOf([...games, ...filled([...pairs, ...left])], left).get(1)).toEqual({
    best: 1,
    worst: 1,
  });
});

test("a season without games left has the order of its standings", () => {
  const games = [win(1, 2), win(2, 3), win(3, 4), win(4, 5), win(5, 1), win(1, 3)];
  const { order } = conferenceOrder(membersAfter(games), meetingsOf(games));
  expect([...rangesOf(games, [])]).toEqual(
    order.map((own, at) => [own.team.id, { best: at + 1, worst: at + 1 }]),
  );
});

test("nothing is decided before all games are scheduled", () => {
  expect(rangesOf([win(1, 2), win(1, 3)], [[4, 5]]).get(1)).toEqual({ best: 1, worst: 5 });
});

/** The range of the first team, while the second may have one more win or loss, and others too. */
test.each<[string, Pair[], Pair[], { best: number; worst: number }]>([
  [
    "a worse head-to-head keeps a team below a rival that only it can tie with",
    [
      [2, 1],
      [2, 3],
      [1, 4],
    ],
    [[1, 5]],
    { best: 2, worst: 3 },
  ],
  [
    "an even head-to-head leaves a tie open",
    [
      [1, 2],
      [2, 1],
      [1, 3],
    ],
    [[2, 5]],
    { best: 1, worst: 2 },
  ],
  [
    "a game left against each other leaves a tie open",
    [
      [1, 2],
      [1, 3],
      [2, 4],
    ],
    [[2, 1]],
    { best: 1, worst: 2 },
  ],
  [
    "a third team that can join leaves a tie open",
    [
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ],
    [
      [2, 5],
      [3, 5],
    ],
    { best: 1, worst: 3 },
  ],
])("%s", (_, pairs, left, range) => {
  const games = pairs.map(([winner, loser]) => win(winner, loser));
  expect(rangesOf([...games, ...filled([...pairs, ...left])], left).get(1)).toEqual(range);
});
