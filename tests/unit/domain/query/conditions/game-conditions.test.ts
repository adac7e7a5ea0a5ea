import { expect, test } from "vitest";
import { GAME_CONDITIONS } from "#domain/query/conditions/game-conditions.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

/** The sides of the regular season that an address finds. */
const sides = (conditions: string) => [
  ...selectRows(asked(`rows=team-games&${conditions}`), small, smallTables),
];

test.each([
  ["where=home", [0, 2, 4], "at home"],
  ["where=away", [1, 3, 5], "on the road"],
  ["where=neutral", [6, 7], "on a neutral floor"],
  ["where=!home", [1, 3, 5, 6, 7], "not at home"],
  ["where=!away", [0, 2, 4, 6, 7], "not on the road"],
  ["result=w", [0, 3, 4, 6], "in wins"],
  ["result=l", [1, 2, 5, 7], "in losses"],
  ["month=nov", [4, 5, 6, 7], "in November"],
  ["month=apr", [], "in April"],
  ["month=oct,nov", [0, 1, 2, 3, 4, 5, 6, 7], "in October and November"],
  ["month=oct,dec,jan,feb,mar,apr,may,jun", [0, 1, 2, 3], "outside of November"],
  // The first two games were on a Wednesday and a Thursday.
  ["weekday=wed", [0, 1], "on Wednesdays"],
  ["weekday=thu", [2, 3], "on Thursdays"],
  ["weekday=sun", [], "on Sundays"],
  ["from=2025-11-01", [4, 5, 6, 7], "since November 1, 2025"],
  ["to=2025-10-22", [0, 1], "until October 22, 2025"],
  // A team's first game has no rest, not even none.
  ["rest=..0", [2], "on the second day of back-to-backs"],
  ["rest=..1", [2], "after 1 day or less of rest"],
  ["rest=2..8", [4, 6, 7], "after 2 to 8 days of rest"],
  ["opprest=0", [3], "against teams on a back-to-back"],
  ["opprest=2..8", [5, 6, 7], "against teams after 2 to 8 days of rest"],
  ["margin=1", [6, 7], "decided by 1 point"],
  ["margin=10..", [0, 1, 2, 3], "decided by 10 points or more"],
  ["ot=1", [4, 5], "in overtime"],
  ["ot=0", [0, 1, 2, 3, 6, 7], "without overtime"],
  ["ot=0&from=2025-11-01", [6, 7], "without overtime"],
  ["first=1", [0, 1, 3], "in the first game of each"],
  ["first=2&last=1", [2, 4, 5], "in the first 2 games of each"],
  ["last=1", [2, 6, 7], "in the last game of each"],
  ["last=1&team=ATL", [6], "for the Atlanta Hawks"],
])("%s finds the sides %j, said as %j", (conditions, expected, clause) => {
  expect(sides(conditions)).toEqual(expected);
  expect(clausesOf(asked(`rows=team-games&${conditions}`), smallNames)[0]).toBe(clause);
});

const context = {
  names: smallNames,
  of: undefined,
  isAfterGames: false,
  from: undefined,
  to: undefined,
  gap: undefined,
};
const gap = { before: "2026-02-12", after: "2026-02-19" };

test.each([
  ["since February 20, 2026", "2026-02-20", { gap }],
  ["since the All-Star break (February 19, 2026)", "2026-02-19", { gap }],
  ["from February 19, 2026 to March 1, 2026", "2026-02-19", { gap, to: "2026-03-01" }],
  ["since February 19, 2026", "2026-02-19", {}],
  ["on February 19, 2026", "2026-02-19", { gap, to: "2026-02-19" }],
])("an answer says %j", (said, from, more) => {
  expect(GAME_CONDITIONS.from.say?.(from, { ...context, ...more })).toBe(said);
});

test.each([
  ["before the All-Star break (to February 12, 2026)", "2026-02-12", { gap }],
  ["until February 11, 2026", "2026-02-11", { gap }],
  ["until February 12, 2026", "2026-02-12", {}],
  // The first day says both.
  [undefined, "2026-02-12", { gap, from: "2026-02-01" }],
])("an answer ends %j", (said, to, more) => {
  expect(GAME_CONDITIONS.to.say?.(to, { ...context, ...more })).toBe(said);
});

test.each([
  ["on the second day of back-to-backs", 0, 0],
  ["after 1 day of rest", 1, 1],
  ["after 0 to 1 day of rest", 0, 1],
  ["after 1 day or less of rest", Number.NEGATIVE_INFINITY, 1],
  ["after 2 days or more of rest", 2, Number.POSITIVE_INFINITY],
])("rest is said as %j", (said, min, max) => {
  expect(GAME_CONDITIONS.rest.say?.({ min, max }, context)).toBe(said);
});

test.each([
  ["in his last game", 1, "player"],
  ["in their last 10 games", 10, "team"],
  ["in the last 10 games of each", 10, undefined],
] as const)("the last games are said as %j, the first alike", (said, games, of) => {
  const { first, last } = GAME_CONDITIONS;
  expect(last.say?.(games, { ...context, of })).toBe(said);
  expect(first.say?.(games, { ...context, of })).toBe(said.replace("last", "first"));
});

test.each([
  ["in games decided by 1 point", false],
  ["decided by 1 point", true],
])("a margin is said as %j", (said, isAfterGames) => {
  const words = GAME_CONDITIONS.margin.say?.({ min: 1, max: 1 }, { ...context, isAfterGames });
  expect(words).toBe(said);
});
