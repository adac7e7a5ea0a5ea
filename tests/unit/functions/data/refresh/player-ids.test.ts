import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  identifyByName,
  type KnownPlayer,
  matchByLines,
  newPlayerId,
} from "#functions/data/refresh/player-ids.ts";
import { gameLine } from "#tests/fixtures/league.ts";

const known = (id: string, name: string, facts: Partial<KnownPlayer> = {}): KnownPlayer => ({
  id,
  names: [name],
  teamIds: new Set([1]),
  hasLines: true,
  draft: "",
  ...facts,
});
const api = (id: string, name: string, team = 1, draft = "") => ({
  id,
  name,
  draft,
  jersey: "",
  teamIds: new Set([team]),
});
const former = (id: string, name: string, formerSince: string) =>
  known(id, name, { hasLines: false, teamIds: new Set(), formerSince });
const PICK = "2019 Rnd 1 Pick 2";
const OTHER_PICK = "2026 Rnd 1 Pick 2";

/** Known players of one surname, the API's player, and the id that matches. */
test.each<[string, KnownPlayer[], ReturnType<typeof api>, string | undefined]>([
  ["accents", [known("9", "Luka Dončić")], api("1", "Luka Doncic"), "9"],
  ["dots", [known("9", "A.J. Lawson")], api("1", "AJ Lawson"), "9"],
  [
    "a suffix in the stored name",
    [known("9", "Jaren Jackson Jr.")],
    api("1", "Jaren Jackson"),
    "9",
  ],
  ["a suffix in the API's name", [known("9", "Bobby Portis")], api("1", "Bobby Portis Jr."), "9"],
  [
    "a numeral suffix",
    [known("9", "Ron Holland II"), known("8", "X")],
    api("1", "Ron Holland"),
    "9",
  ],
  ["another player with the same id", [known("1", "Ann Lee")], api("1", "Bea Orr"), undefined],
  ["the same name on another team", [known("9", "Ann Lee")], api("1", "Ann Lee", 2), undefined],
  [
    "a player without lines on another team",
    [known("9", "Ann Lee", { hasLines: false })],
    api("1", "Ann Lee", 2),
    "9",
  ],
  [
    "a short name of a player without lines",
    [known("9", "Alex Sarr", { hasLines: false })],
    api("1", "Alexandre Sarr"),
    "9",
  ],
  [
    "a short name of a player with lines",
    [known("9", "Ed Reyes")],
    api("1", "Eduardo Reyes"),
    undefined,
  ],
  [
    "two players with the same name",
    [known("9", "Ann Lee"), known("8", "Ann Lee")],
    api("1", "Ann Lee"),
    undefined,
  ],
  [
    "the same name, told apart by id",
    [known("9", "Ann Lee"), known("8", "Ann Lee")],
    api("8", "Ann Lee"),
    "8",
  ],
  [
    "the same name, told apart by team",
    [known("9", "Ann Lee"), known("8", "Ann Lee", { teamIds: new Set([2]) })],
    api("1", "Ann Lee", 2),
    "8",
  ],
  [
    "a father and a son",
    [known("9", "Ann Lee"), known("8", "Ann Lee Jr.")],
    api("1", "Ann Lee"),
    "9",
  ],
  [
    "a draft, whatever the team",
    [known("9", "Ann Lee", { draft: PICK })],
    api("1", "Ann Lee", 2, PICK),
    "9",
  ],
  [
    "a namesake with another draft on the same team",
    [known("9", "Ann Lee", { draft: PICK })],
    api("1", "Ann Lee", 1, OTHER_PICK),
    undefined,
  ],
  [
    "two namesakes on one team, told apart by draft",
    [known("9", "Ann Lee", { draft: PICK }), known("8", "Ann Lee", { draft: OTHER_PICK })],
    api("1", "Ann Lee", 1, OTHER_PICK),
    "8",
  ],
  ["a former player", [former("9", "Ann Lee", "2018-19")], api("1", "Ann Lee"), "9"],
  [
    "a former player with a draft before his first season",
    [former("9", "Ann Lee", "2019-20")],
    api("1", "Ann Lee", 1, PICK),
    "9",
  ],
  [
    "a former player who played before the draft",
    [former("9", "Ann Lee", "2018-19")],
    api("1", "Ann Lee", 1, PICK),
    undefined,
  ],
  [
    "a former player under another suffix",
    [former("9", "Ann Lee", "2018-19")],
    api("1", "Ann Lee Jr."),
    undefined,
  ],
  [
    "a player under contract before a former one",
    [former("9", "Ann Lee", "2018-19"), known("8", "Ann Lee", { hasLines: false })],
    api("1", "Ann Lee", 2),
    "8",
  ],
])("matchByName: %s", (_what, players, player, id) => {
  const match = identifyByName(players, [player]).get(player.id);
  expect(match?.kind === "known" ? match.id : undefined).toBe(id);
});

test("matchByName prefers the exact spelling of two candidates", () => {
  const matches = identifyByName(
    [known("9", "Ann Lee")],
    [api("1", "Ann Lee"), api("2", "Ann Lee III")],
  );
  expect([...matches.values()].map(({ kind }) => kind)).toEqual(["known", "open"]);
  const alike = identifyByName([known("9", "Ann Lee")], [api("1", "Ann Lee"), api("2", "Ann Lee")]);
  expect([...alike.values()].map(({ kind }) => kind)).toEqual(["open", "open"]);
});

describe("matchByLines", () => {
  const stored = new Map([
    ["a", [gameLine("9", { pts: 10 }), gameLine("8", { pts: 4 })]],
    ["b", [gameLine("9", { pts: 12 }), gameLine("8", { pts: 4 })]],
  ]);
  const own = (...points: [string, number][]) =>
    points.map(([gameId, pts]) => gameLine("1", { gameId, pts }));

  test.each<[string, ReturnType<typeof own>, string[], object]>([
    ["matches the same figures", own(["a", 10], ["b", 12]), [], { kind: "known", id: "9" }],
    [
      "matches when half the figures are the same",
      own(["a", 10], ["b", 13]),
      [],
      { kind: "known", id: "9" },
    ],
    ["does not match other figures", own(["a", 30], ["b", 31]), [], { kind: "unclear", ids: [] }],
    [
      "does not match a player who is already matched",
      own(["a", 10], ["b", 12]),
      ["9"],
      { kind: "unclear", ids: [] },
    ],
    [
      "is unclear between two players",
      own(["a", 10], ["b", 4]),
      [],
      { kind: "unclear", ids: ["9", "8"] },
    ],
    ["reports a new player without stored games", own(["c", 10]), [], { kind: "new" }],
  ])("%s", (_what, lines, claimed, expected) => {
    expect(matchByLines(lines, stored, new Set(claimed))).toEqual(expected);
  });
});

describe("a new player's id", () => {
  const someone = [known("2544", "Ann Lee")];

  test.each(["1642999", "203999", "101999"])(
    "is the league's number %s unless it is taken",
    (id) => {
      expect(newPlayerId(api(id, "Bea Orr"), someone, new Set())).toBe(id);
      expect(newPlayerId(api(id, "Bea Orr"), someone, new Set([id]))).toMatch(/^9\d{7}$/);
    },
  );

  test("is otherwise derived from the name: stable, eight digits and unique", () => {
    const anyId = fc.integer({ min: 1, max: 9_999_999_999 }).map(String);
    fc.assert(
      fc.property(anyId, anyId, fc.string({ minLength: 1 }), (one, other, name) => {
        fc.pre(!/^(16\d{5}|[12]0\d{4})$/.test(one) && !/^(16\d{5}|[12]0\d{4})$/.test(other));
        const id = newPlayerId(api(one, name), someone, new Set());
        expect(id).toMatch(/^9\d{7}$/);
        expect(newPlayerId(api(other, name), someone, new Set())).toBe(id);
        expect(newPlayerId(api(one, name), someone, new Set([id]))).not.toBe(id);
      }),
    );
  });

  test("is the API's league number when the database has no players", () => {
    expect(newPlayerId(api("2544", "Ann Lee"), [], new Set())).toBe("2544");
    expect(newPlayerId(api("17896037", "Ann Lee"), [], new Set())).toMatch(/^9\d{7}$/);
  });
});
