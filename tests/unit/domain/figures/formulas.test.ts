import { expect, test } from "vitest";
import { columnsOf } from "#domain/figures/figure.ts";
import { FIGURES, figureOf } from "#domain/figures/figures.ts";
import { figureSource, formulaOf } from "#domain/figures/formulas.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import { small } from "#tests/fixtures/small-season.ts";

test.each(FIGURES.map((figure) => [figure.key, figure] as const))(
  "%s has a formula",
  (_key, figure) => {
    expect(formulaOf(figure)).not.toMatch(/undefined|NaN/);
  },
);

test.each([
  ["ts", "PTS ÷ (2 × FGA + 0.88 × FTA) × 100"],
  ["efg", "(FGM + 0.5 × 3PM) ÷ FGA × 100"],
  ["astto", "AST ÷ TOV"],
  ["fg3share", "(3 × 3PM) ÷ PTS × 100"],
  ["tov100", "TOV ÷ (FGA + 0.44 × FTA − ORB + TOV) × 100"],
  ["pts100", "PTS ÷ (FGA + 0.44 × FTA − ORB + TOV) × 100"],
  ["pos48", "(FGA + 0.44 × FTA − ORB + TOV) ÷ (MIN ÷ 48)"],
  ["winpct", "W ÷ (W + L)"],
  ["diff", "PTS − OPP"],
  ["min", "seconds ÷ 60"],
  ["reb", "REB of every game, added up"],
  ["opptov", "Opp TOV of every game, added up"],
  ["orbpct", "ORB ÷ (ORB + opponents' DRB) × 100"],
  ["gp", "Games counted"],
  ["l", "Games that the team lost"],
  ["sos", "The mean SRS of the opponents"],
  ["pace", "As the league publishes it for a whole regular season"],
  ["td", "Games with 10 or more in at least three of PTS, REB, AST, STL and BLK"],
  ["qd", "Games with 10 or more in at least four of PTS, REB, AST, STL and BLK"],
])("formulaOf prints the formula of %s", (key, formula) => {
  const figure = figureOf(key);
  expect(figure && formulaOf(figure)).toBe(formula);
});

test.each([
  ["unast", "The plays of the regular season"],
  ["srs", "Final scores"],
  ["pace", "The league's team statistics"],
  ["usg", "The league's player statistics"],
  ["ortg", "The league's player and team statistics"],
  ["winpct", "Final scores"],
  ["diff", "Final scores"],
  ["pts", "Box scores; of whole regular seasons the official totals"],
  ["pts100", "Box scores; of whole regular seasons the official totals"],
])("the source of %s: %s", (key, source) => {
  const figure = figureOf(key);
  expect(figure && figureSource(figure)).toBe(source);
});

/** Evaluates a printed formula of counts. */
function workedOut(formula: string, printed: (short: string) => number): number {
  const expression = formula
    .replaceAll("÷", "/")
    .replaceAll("×", "*")
    .replaceAll("−", "-")
    .replace(/\+\/-|\d?[A-Z]+[A-Z+/-]*/g, (short) => `(${printed(short)})`);
  if (!/^[\d\s.()*/+-]+$/.test(expression)) throw new Error(`no arithmetic: ${expression}`);
  return new Function(`return ${expression}`)();
}

test("each printed formula yields the figure of a player's season", () => {
  const query = completeQuery({
    season: "2025-26",
    rows: "players",
    per: "total",
    conditions: { player: "31" },
    columns: "base",
  });
  const printed = (key: string): number => {
    const answer = runQuery({ ...query, sort: { key, order: "desc" } }, small);
    const at = answer.columns.findIndex((column) => column.key === key);
    return Number(answer.rows[0]?.cells[at]);
  };
  const byShort = new Map(FIGURES.map(({ short, key }) => [short, key]));
  const computed = FIGURES.filter(
    (figure) => figure.subjects !== "teams" && columnsOf(figure).length > 1,
  );
  expect(computed.length).toBeGreaterThan(6);
  for (const figure of computed)
    expect(workedOut(formulaOf(figure), (short) => printed(byShort.get(short) ?? ""))).toBeCloseTo(
      printed(figure.key),
      6,
    );
});
