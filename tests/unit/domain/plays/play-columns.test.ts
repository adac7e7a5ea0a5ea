import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAY_KINDS, type Play, periodSeconds, pointsOf } from "#domain/plays/play.ts";
import {
  detailsOf,
  playColumnsOf,
  playersOfGame,
  playsOf,
  startersOf,
  startersText,
} from "#domain/plays/play-columns.ts";
import { playOf } from "#tests/fixtures/league.ts";

const WORDS = { players: ["7", "11", "23"], details: ["", "dunk", "jump"] };

/** Plays in their order: each period starts, and points add up. */
const games = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...PLAY_KINDS),
      side: fc.constantFrom(undefined, "home" as const, "away" as const),
      clock: fc.integer({ min: 0, max: 300 }),
      playerId: fc.constantFrom(undefined, ...WORDS.players),
      otherId: fc.constantFrom(undefined, ...WORDS.players),
      detail: fc.constantFrom(...WORDS.details),
      feet: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    }),
    { maxLength: 20 },
  )
  .map((facts) => {
    const points = { home: 0, away: 0 };
    let period = 1;
    return [{ kind: "period_start" as const, clock: 720 }, ...facts].map((fact, at): Play => {
      const play = playOf(fact);
      if (at > 0 && play.kind === "period_start") period += 1;
      if (play.side !== undefined) points[play.side] += pointsOf(play.kind);
      return { ...play, period, homePoints: points.home, awayPoints: points.away };
    });
  });

describe("columns of plays", () => {
  test("give back the plays", () => {
    fc.assert(
      fc.property(games, (plays) => {
        expect(playsOf(playColumnsOf(plays, WORDS), WORDS)).toEqual(plays);
      }),
    );
  });

  test("have a character a play, of which the first stands for none", () => {
    const plays = [
      playOf({}),
      playOf({ clock: 718, kind: "fg2_made", side: "home", playerId: "11", otherId: "7", feet: 0 }),
      // The clock steps back by a second.
      playOf({
        clock: 719,
        kind: "fg3_made",
        side: "away",
        detail: "jump",
        playerId: "23",
        feet: 24,
      }),
    ];
    const signs = (...numbers: number[]) => String.fromCharCode(...numbers.map((one) => 33 + one));
    expect(playColumnsOf(plays, WORDS)).toEqual({
      kind: signs(PLAY_KINDS.indexOf("period_start"), 0, 1),
      side: signs(0, 1, 2),
      seconds: signs(0, 4, 1),
      player: signs(0, 2, 3),
      other: signs(0, 1, 0),
      detail: signs(0, 0, 2),
      feet: signs(0, 1, 25),
    });
  });

  const known = playColumnsOf([playOf({ side: "home", playerId: "7" })], WORDS);
  test.each([
    ["as they were", {}, true],
    ["of different lengths", { feet: `${known.feet}!` }, false],
    ["with an unknown kind", { kind: "~" }, false],
    ["with an unknown detail", { detail: "$" }, false],
    ["with the last side", { side: "#" }, true],
    ["with an unknown side", { side: "$" }, false],
    ["with the last player", { player: "$" }, true],
    ["with an unknown player", { player: "%" }, false],
    ["with an unknown other player", { other: "%" }, false],
  ])("%s", (_how, changed, isRead) => {
    expect(playsOf({ ...known, ...changed }, WORDS) !== undefined).toBe(isRead);
  });
});

describe("starters in text", () => {
  const starters = [
    { home: ["7"], away: ["23", "11"] },
    { home: ["7", "11", "23", "7", "11", "23"], away: [] },
  ];

  test("have six characters a side", () => {
    expect(startersText(starters, WORDS.players)).toBe(`"!!!!!$#!!!!"#$"#$!!!!!!`);
  });

  test("are read again", () => {
    expect(startersOf(startersText(starters, WORDS.players), WORDS.players)).toEqual(starters);
  });
});

test("a game's players are those of its plays and its starters, each once", () => {
  const plays = [playOf({ playerId: "11", otherId: "7" }), playOf({ playerId: "7" })];
  const starters = [{ home: ["11", "1"], away: ["2"] }];
  expect(playersOfGame({ plays, starters })).toEqual(["11", "7", "1", "2"]);
});

test("details are listed once and in order", () => {
  const plays = ["jump", "dunk", "jump", ""].map((detail) => playOf({ detail }));
  expect(detailsOf(plays)).toEqual(["", "dunk", "jump"]);
});

test("periods of regulation have twelve minutes, overtimes five", () => {
  expect([1, 4, 5, 6].map(periodSeconds)).toEqual([720, 720, 300, 300]);
});
