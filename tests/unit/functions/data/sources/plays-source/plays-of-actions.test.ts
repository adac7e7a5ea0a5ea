import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Play } from "#domain/plays/play.ts";
import { parseActions } from "#functions/data/sources/plays-source/actions.ts";
import { playsOfActions } from "#functions/data/sources/plays-source/plays-of-actions.ts";
import { parsePlays, playsWire } from "#functions/data/wire/plays.ts";
import { action, playsOf, TEAMS } from "#tests/fixtures/plays-actions.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { playsDocument } from "#tools/replay/plays-document.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const ID = "0022500775";
const read = (...actions: Record<string, unknown>[]) => {
  const parsed = parseActions(playsOf(actions), ID);
  return parsed && playsOfActions(parsed, TEAMS);
};
const start = action({ orderNumber: 0 });
const own = (given: Record<string, unknown>) =>
  action({ clock: "PT11M45.90S", teamTricode: "CHA", personId: 7, ...given });

describe("an action as a play", () => {
  it.each<[string, Record<string, unknown>, Partial<Play>]>([
    [
      "a shot, with its assist and whole feet",
      {
        actionType: "3pt",
        subType: "Jump Shot",
        shotResult: "Made",
        shotDistance: 25.6,
        assistPersonId: 8,
        scoreHome: "3",
      },
      { kind: "fg3_made", detail: "jump", feet: 26, otherId: "8", homePoints: 3 },
    ],
    [
      "a blocked shot",
      { actionType: "2pt", subType: "DUNK", shotResult: "Missed", blockPersonId: 9 },
      { kind: "fg2_miss", detail: "dunk", otherId: "9" },
    ],
    [
      "a heave, which is nobody's",
      { actionType: "heave", personId: 7 },
      { kind: "fg3_miss", detail: "heave", playerId: undefined },
    ],
    [
      "a free throw",
      { actionType: "freethrow", subType: "1 of 2", shotResult: "Made", scoreHome: "1" },
      { kind: "ft_made", detail: "1of2" },
    ],
    [
      "a technical free throw",
      { actionType: "freethrow", subType: "1 of 1", descriptor: "technical", shotResult: "Missed" },
      { kind: "ft_miss", detail: "technical 1of1" },
    ],
    [
      "a team rebound",
      { actionType: "rebound", subType: "defensive", personId: 0 },
      { kind: "dreb", playerId: undefined },
    ],
    [
      "a turnover, with the steal",
      {
        actionType: "turnover",
        subType: "out-of-bounds",
        descriptor: "lost ball",
        stealPersonId: 9,
      },
      { kind: "tov", detail: "out of bounds lost ball", otherId: "9" },
    ],
    [
      "a shooting foul",
      { actionType: "foul", subType: "personal", descriptor: "shooting", foulDrawnPersonId: 9 },
      { kind: "foul", detail: "shooting", otherId: "9" },
    ],
    [
      "a foul to stop the clock",
      { actionType: "foul", subType: "personal", descriptor: "take" },
      { detail: "personal take" },
    ],
    [
      "a charge",
      { actionType: "foul", subType: "offensive", descriptor: "charge" },
      { detail: "offensive charge" },
    ],
    [
      "a flagrant foul",
      { actionType: "foul", subType: "flagrant", descriptor: "flagrant-type-1" },
      { detail: "flagrant type 1" },
    ],
    [
      "a technical foul",
      { actionType: "foul", subType: "technical", descriptor: "defensive-3-second" },
      { detail: "def 3 sec tech" },
    ],
    [
      "a timeout",
      { actionType: "timeout", subType: "full", personId: 0 },
      { kind: "timeout", detail: "full" },
    ],
    [
      "a violation",
      { actionType: "violation", subType: "kicked ball" },
      { kind: "viol", detail: "kicked ball" },
    ],
    ["an ejection", { actionType: "ejection" }, { kind: "eject" }],
    [
      "a review",
      { actionType: "instantreplay", subType: "challenge", descriptor: "ruling stands" },
      { kind: "replay", detail: "challenge: ruling stands" },
    ],
  ])("is %s", (_, given, play) => {
    const plays = read(start, own(given))?.plays.plays ?? [];
    expect(plays.at(-1)).toMatchObject({ period: 1, clock: 705, side: "home", ...play });
  });

  it.each(["steal", "block", "jumpball", "stoppage", "constructor"])(
    "is none for %s",
    (actionType) => {
      expect(read(start, own({ actionType }))?.plays.plays).toHaveLength(1);
    },
  );
});

const sub = (subType: string, personId: number, given = {}) =>
  own({ actionType: "substitution", subType, personId, ...given });

test("who goes out and who comes in are one substitution, in the order of their rows", () => {
  const rows = [sub("out", 1), sub("out", 2), sub("in", 3), sub("in", 4)];
  const plays = read(start, ...rows)?.plays.plays.slice(1);
  expect(plays?.map(({ playerId, otherId }) => [playerId, otherId])).toEqual([
    ["3", "1"],
    ["4", "2"],
  ]);
});

test("who acts before he comes in has started; substitutions between periods start the next", () => {
  const shot = (personId: number) =>
    own({ actionType: "2pt", subType: "Layup", shotResult: "Missed", personId });
  const second = { period: 2, clock: "PT12M00.00S" };
  const game = read(
    start,
    ...[11, 12, 13].map(shot),
    sub("out", 14),
    sub("in", 20),
    shot(15),
    shot(20),
    action({ actionType: "period", subType: "end", clock: "PT00M00.00S" }),
    sub("out", 20, second),
    sub("in", 14, second),
    action({ ...second }),
  );
  expect(game?.plays.starters.map(({ home }) => home)).toEqual([
    ["11", "12", "13", "14", "15"],
    ["11", "12", "13", "14", "15"],
  ]);
  expect(game?.plays.plays.filter(({ kind }) => kind === "sub")).toHaveLength(1);
});

test("a free throw that is written before its period counts in it", () => {
  const shot = { actionType: "freethrow", subType: "1 of 1", shotResult: "Made", scoreHome: "1" };
  const game = read(
    start,
    action({ subType: "end" }),
    own({ ...shot, period: 2 }),
    action({ period: 2, scoreHome: "1" }),
  );
  expect(game?.plays.plays.map(({ kind, period }) => [kind, period])).toEqual([
    ["period_start", 1],
    ["period_end", 1],
    ["period_start", 2],
    ["ft_made", 2],
  ]);
});

describe("actions that contradict themselves are refused:", () => {
  const made = { actionType: "2pt", subType: "Layup", shotResult: "Made" };
  it.each([
    ["a score that no play makes", [start, own({ scoreHome: "2" })]],
    ["a play that makes no score", [start, own(made)]],
    ["a period that follows none", [start, action({ period: 3 })]],
    ["a period again", [start, action()]],
    [
      "a play of a period that is over",
      [start, action({ period: 2 }), own({ actionType: "turnover" })],
    ],
    ["a basket of a third team", [start, own({ ...made, teamTricode: "BOS", scoreHome: "2" })]],
  ])("%s", (_, actions) => {
    expect(read(...actions)).toBeUndefined();
  });
});

const games = [...readPlays(SOURCE_FOLDER, "2025-26")].filter(([, { isWhole }]) => isWhole);
/** Details that the source has no words for. */
const ODD = /technical|off-the-ball|away-from-play|rim-hanging|coach/;
const plain = (play: Play) => ({ ...play, detail: ODD.test(play.detail) ? "" : play.detail });

test("the season's plays come back from the source's form, with the starters of every period", () => {
  const codes = { home: "CHA", away: "ATL" };
  for (const [id, game] of games.filter((_, at) => at % 50 === 0)) {
    const document = playsDocument(game, { id, codes, nameOf: String, isOver: true });
    const actions = parseActions(JSON.parse(JSON.stringify(document)), id) ?? [];
    const back = playsOfActions(actions, TEAMS);
    expect(back?.isOver).toBe(true);
    expect(back?.plays.plays.map(plain)).toEqual(game.plays.map(plain));
    expect(back?.plays.starters).toEqual(game.starters);
  }
});

test("whatever a source sends is refused, or can be stored and read back", () => {
  const word = fc.oneof(
    fc.constantFrom("start", "end", "in", "out", "1 of 2", "Made", "Missed"),
    fc.string(),
  );
  const wild = fc.record(
    {
      orderNumber: fc.integer({ min: 0, max: 50 }),
      period: fc.integer({ min: 1, max: 3 }),
      clock: fc.constantFrom("PT12M00.00S", "PT05M23.4S", "PT00M00.00S"),
      actionType: fc.constantFrom("period", "2pt", "freethrow", "substitution", "foul", "turnover"),
      subType: word,
      descriptor: word,
      shotResult: word,
      teamTricode: fc.constantFrom("CHA", "ATL", "BOS", ""),
      personId: fc.integer({ min: 0, max: 9 }),
      scoreHome: fc.constantFrom("0", "2"),
      scoreAway: fc.constantFrom("0", "1"),
      shotDistance: fc.double({ noNaN: true }),
    },
    { requiredKeys: ["orderNumber", "period", "clock", "actionType", "scoreHome", "scoreAway"] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(wild, fc.anything()), { maxLength: 30 }), (actions) => {
      const parsed = parseActions({ game: { gameId: ID, actions: [start, ...actions] } }, ID);
      const game = parsed && playsOfActions(parsed, TEAMS);
      if (game) expect(parsePlays(playsWire(game.plays))?.value?.plays).toEqual(game.plays.plays);
    }),
  );
});
