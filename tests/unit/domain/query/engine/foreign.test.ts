import { describe, expect, test } from "vitest";
import { FIGURES, figureOf } from "#domain/figures/figures.ts";
import { foreignFigure, foreignIn } from "#domain/query/engine/foreign.ts";
import type { Rows } from "#domain/query/query.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";

describe("rows do not have", () => {
  test.each<[Rows, string, string]>([
    ["players", "diff", "is a figure of teams"],
    ["team-games", "usg", "is a figure of players"],
    ["players", "usg", ""],
    ["teams", "ortg", ""],
    ["games", "usg", "is available for full seasons only"],
    ["lineups", "reb", "Players on the floor together have no"],
    ["pairs", "bothpts", ""],
    ["pairs", "netrtg", "Players on the floor together have no"],
    ["pairs", "td", "Players on the floor together have no"],
  ])("%s: %s", (rows, key, words) => {
    const figure = figureOf(key);
    const advice = figure && foreignFigure(figure, rows, key);
    expect(advice === undefined ? "" : printedAdvice(advice)).toContain(words);
    expect(advice === undefined).toBe(words === "");
  });

  test.each<[Rows, Parameters<typeof foreignIn>[1], Parameters<typeof foreignIn>[2], string?]>([
    ["teams", { starter: true }, undefined, "starter"],
    ["teams", {}, "player", "by"],
    ["lineups", { player: "1" }, undefined],
    ["lineups", { with: ["1"] }, undefined, "with"],
    ["pairs", { clutch: true }, undefined, "clutch"],
    ["pairs", { where: "home" }, "month"],
    ["pairs", {}, "starter", "by"],
    ["players", { starter: true, with: ["1"] }, "starter"],
    ["games", { quarter: "any" }, undefined],
    ["team-games", { half: "any" }, undefined],
    ["games", { half: "1" }, "month"],
    ["players", { quarter: "any" }, undefined, "quarter"],
    ["games", { half: "any" }, "month", "half"],
    ["games", { quarter: "any", last: 3 }, undefined, "last"],
    ["games", { half: "any", first: 3 }, undefined, "first"],
    ["team-games", { half: "any", starter: true }, undefined, "starter"],
  ])("%s: %j by %s", (rows, conditions, by, parameter) => {
    const foreign = foreignIn(rows, conditions, by);
    expect(foreign?.parameter).toBe(parameter);
    if (foreign !== undefined) expect(printedAdvice(foreign.advice)).toMatch(/^[A-Z"].*[.]$/);
  });

  test("lineups: any figure but those of results, time and points", () => {
    const known = FIGURES.filter((figure) => foreignFigure(figure, "lineups", "") === undefined);
    expect(known.map(({ key }) => key).sort()).toEqual(
      ["bothpts", "diff", "gp", "l", "min", "oppts", "pm", "per48", "pts", "w", "winpct"].sort(),
    );
  });
});
