import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sourceTeams } from "#tests/fixtures/season.ts";
import { type ChartHead, chartSchema, draw } from "#tools/content/chart.ts";
import { find } from "#tools/content/figure.ts";
import { createResolver } from "#tools/content/resolver.ts";

const WINS = new Map([
  ["DEN", "54"],
  ["LAL", "53"],
  ["LAC", "42"],
  ["POR", "42"],
  ["WAS", "17"],
  ["Gary Payton II", "60"],
]);
const resolver = createResolver({
  wins: {
    usage: "TEAM",
    figure: ([team]) => ({ text: find(WINS, team, "team"), subjects: [] }),
    each: () => [...WINS.keys()].slice(0, 5).map((team) => [team]),
  },
  players: {
    usage: "PLAYER",
    figure: ([name]) => ({ text: find(WINS, name, "player"), subjects: [] }),
    each: () => [["Gary Payton II"], ["DEN"]],
  },
  on: { usage: "DAY", figure: ([day]) => ({ text: day?.slice(-1) ?? "", subjects: [] }) },
  date: { usage: "DAY", figure: () => ({ text: "March 3, 2026", subjects: [] }) },
});
const facts = {
  teams: new Map(sourceTeams().map((team) => [team.abbreviation, team])),
  courses: new Map([["OKC", [1, 2]]]),
};

function altOf(head: Record<string, unknown>): string {
  const parsed: ChartHead = v.parse(chartSchema, { name: "a", title: "Wins", ...head });
  return draw(parsed, resolver, facts, []).alt;
}
const bars = { type: "bars", order: "max wins *", first: 2 };

describe("bars", () => {
  test.each([
    // A city of two teams does not tell them apart.
    [{ ...bars }, "Wins. Denver: 54, Lakers: 53."],
    [{ ...bars, labels: "nick" }, "Wins. Nuggets: 54, Lakers: 53."],
    [{ ...bars, labels: "code" }, "Wins. DEN: 54, LAL: 53."],
    // A tie at the cut is drawn whole.
    [{ ...bars, first: 3, labels: "code" }, "Wins. DEN: 54, LAL: 53, LAC: 42, POR: 42."],
    [{ ...bars, last: 1, labels: "code" }, "Wins. DEN: 54, LAL: 53, Last: WAS: 17."],
    // So is one among the last.
    [{ ...bars, last: 2, labels: "code" }, "Last: LAC: 42, Last: POR: 42, Last: WAS: 17."],
    [{ ...bars, order: "min wins *", labels: "code" }, "Wins. WAS: 17"],
    [{ ...bars, print: "wins * minus wins DEN", labels: "code" }, "Wins. DEN: 0, LAL: -1."],
    [{ ...bars, order: "max players *", labels: "surname" }, "Wins. Payton: 60, "],
    [{ ...bars, type: "sketch", labels: "code" }, "Wins. DEN: 54, LAL: 53."],
  ])("%j say %j", (head, said) => {
    expect(altOf(head)).toContain(said);
  });
});

test("days have their dates without the year, and their values", () => {
  const days = ["2026-03-01", "2026-03-04"];
  expect(altOf({ type: "days", value: "on *", days, marked: "2026-03-04" })).toBe(
    "Wins. March 3: 1, March 3: 4.",
  );
});

test("courses are those of the named teams", () => {
  expect(altOf({ type: "courses", teams: ["OKC"] })).toContain("OKC: +2");
  expect(() => altOf({ type: "courses", teams: ["SEA"] })).toThrow('There is no team "SEA".');
});

test("a scatter has a dot for each, or for the first ones, with phrases for its values", () => {
  const across = { of: "games won", value: "wins *", told: "{} wins" };
  const scatter = { type: "scatter", order: "max wins *", labels: "code", across, up: across };
  expect(altOf({ ...scatter, first: 2 })).toBe(
    "Wins: games won; games won. DEN: 54 wins, 54 wins; LAL: 53 wins, 53 wins.",
  );
  expect(altOf(scatter)).toContain("WAS: 17 wins");
});

describe("a head is refused", () => {
  test.each([
    ["without a kind", {}],
    ["of one bar", { ...bars, first: 1 }],
    ["with a name that is no address", { ...bars, name: "A chart" }],
    ["with an unknown field", { ...bars, colour: "red" }],
    [
      "with a phrase that has no value",
      {
        type: "scatter",
        order: "max wins *",
        across: { of: "a", value: "wins *", told: "wins" },
        up: { of: "a", value: "wins *", told: "{}" },
      },
    ],
  ])("%s", (_what, head) => {
    expect(v.safeParse(chartSchema, { name: "a", title: "A", ...head }).success).toBe(false);
  });

  test("when its order has no extreme", () => {
    expect(() => altOf({ ...bars, order: "most wins *" })).toThrow(
      '"most wins *" begins with neither max nor min.',
    );
  });
});
