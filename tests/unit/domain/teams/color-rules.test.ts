import { expect, test } from "vitest";
import {
  areApart,
  contrastOf,
  GROUNDS,
  markColor,
  pairColors,
  tileColors,
} from "#domain/teams/color-rules.ts";
import { TEAMS } from "#tests/fixtures/league.ts";

const CODES = TEAMS.map(({ abbreviation }) => abbreviation);
const PAIRS = CODES.flatMap((away, at) => CODES.slice(at + 1).map((home) => ({ away, home })));

/** The least contrast of a color on the grounds of a theme. */
const onPaper = (color: string, theme: "light" | "dark") =>
  Math.min(...GROUNDS[theme].map((ground) => contrastOf(color, ground)));

test("black on white has the greatest contrast", () => {
  expect([contrastOf("#000000", "#ffffff"), contrastOf("#767676", "#FFFFFF")]).toEqual([
    21,
    expect.closeTo(4.54, 2),
  ]);
});

test.each(CODES)("the tile of %s carries a figure that can be read", (code) => {
  const { ground = "", figure = "" } = tileColors(code) ?? {};
  expect(contrastOf(ground, figure)).toBeGreaterThanOrEqual(4.5);
});

test.each(CODES)("the mark of %s can be read on every ground of both themes", (code) => {
  const { light = "", dark = "" } = markColor(code) ?? {};
  expect(onPaper(light, "light")).toBeGreaterThanOrEqual(4.5);
  expect(onPaper(dark, "dark")).toBeGreaterThanOrEqual(4.5);
});

test("marks keep the brand where they can, and take its second color before they move it far", () => {
  const marks = ["LAL", "DEN", "SAS"].map((code) => markColor(code));
  expect(marks.map((mark) => mark && [mark.light, mark.dark])).toEqual([
    ["#552583", "#fdb927"],
    ["#0e2240", "#fec524"],
    ["#000000", "#c4ced4"],
  ]);
});

test("two teams of a chart are told apart, and carry figures, in all 435 pairs and both themes", () => {
  expect(PAIRS).toHaveLength(435);
  const weak = PAIRS.filter(({ away, home }) => {
    const pair = pairColors(away, home);
    if (pair === undefined) return true;
    const fills = [pair.away, pair.home];
    return !(
      areApart(pair.away.light, pair.home.light) &&
      areApart(pair.away.dark, pair.home.dark) &&
      fills.every(({ light, onLight }) => contrastOf(light, onLight) >= 4.5) &&
      fills.every(({ dark, onDark }) => contrastOf(dark, onDark) >= 4.5) &&
      fills.every(({ light }) => onPaper(light, "light") >= 3) &&
      fills.every(({ dark }) => onPaper(dark, "dark") >= 3)
    );
  });
  expect(weak).toEqual([]);
});

test("an unknown team has no colors", () => {
  expect([tileColors("SEA"), markColor("SEA"), pairColors("SEA", "BOS")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
