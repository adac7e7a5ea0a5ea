import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Figure } from "#domain/figures/figure.ts";
import { FIGURES, figureOf, isCount } from "#domain/figures/figures.ts";
import { formulaOf } from "#domain/figures/formulas.ts";
import {
  formulaInWords,
  GLOSSARY,
  isWord,
  orderWords,
  termOfLabel,
} from "#domain/glossary/glossary.ts";
import type { GlossaryTerm } from "#domain/glossary/glossary-entries.ts";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { teamStatsTable } from "#domain/leaders/team-stats-table.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { gameScore } from "#domain/season/line-sums.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { parseTeamStats } from "#functions/data/wire/team-stats.ts";
import { BOX_HEADS } from "#functions/views/game/box-score.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readTables } from "#tools/season/tables.ts";

const data = join(import.meta.dirname, "../../../../season/built");
const read = (file: string) => JSON.parse(readFileSync(join(data, file), "utf8"));

describe("termOfLabel", () => {
  it.each(STAT_GROUPS)("knows every column of the teams' %s", (group) => {
    const { rows } = parseTeamStats(group, read("teamStats.json")[group].data) ?? { rows: [] };
    const labels = rows.flatMap(({ stats }) => stats.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(30 * 10);
    expect(labels.filter((label) => !/\S/.test(termOfLabel(label)?.name ?? ""))).toEqual([]);
  });

  it("knows every extra column of the standings", () => {
    const { westConference, eastConference } = read("standings.json");
    const { west, east } = parseStandings(westConference, eastConference)?.value ?? {};
    expect(west).toHaveLength(15);
    const others = [...(west ?? []), ...(east ?? [])].flatMap((row) => row.others);
    expect(others).toEqual([]);
    const labels = STANDINGS_COLUMNS.filter(({ isPlainWord }) => !isPlainWord).flatMap(
      ({ label, head }) => [label, head],
    );
    expect(labels.filter((label) => !/\S/.test(termOfLabel(label)?.name ?? ""))).toEqual([]);
  });

  it.each([...BOX_HEADS, "Game score"])("knows the box score column %s", (label) => {
    expect(termOfLabel(label)?.name).toMatch(/\S/);
  });

  it.each(["toString", "", "ppg"])("knows no term for %j", (label) => {
    expect(termOfLabel(label)?.name).toBeUndefined();
  });
});

const ALL = GLOSSARY.flatMap(({ terms }) => terms);

describe("the glossary", () => {
  it("has a unique key for every term and one term for every header", () => {
    const keys = ALL.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const labels = ALL.filter((term) => !isWord(term)).flatMap(({ labels }) => labels);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
  });

  it("has every figure of the queries under its own key", () => {
    for (const { key, short } of FIGURES) expect(termOfLabel(short)?.key).toBe(key);
  });

  it("spells every symbol of a formula out", () => {
    expect(formulaInWords(formulaOf(figureOf("ts") as Figure))).toBe(
      "points ÷ (2 × field goals attempted + 0.88 × free throws attempted) × 100",
    );
    const symbols = ALL.flatMap(({ formula }) =>
      formula === undefined || !/[÷×]/.test(formula)
        ? []
        : [...formulaInWords(formula).matchAll(/[A-Z][A-Z0-9]+/g)].map(([symbol]) => symbol),
    );
    expect(symbols).toEqual([]);
  });

  it.each([
    ["TOV", "lower is better"],
    ["DRtg", "lower is better"],
    ["L", "lower is better"],
    ["OPP", "lower is better"],
    ["PF", "lower is better"],
    ["TOV%", "lower is better"],
    ["PTS", "higher is better"],
    ["STL%", "higher is better"],
    ["Pace", undefined],
    ["FGA", undefined],
    ["Player", undefined],
  ])("orderWords of %s is %s", (label, words) => {
    expect(orderWords(termOfLabel(label) as GlossaryTerm)).toBe(words);
  });
});

/** Evaluates a printed formula independently of the code that computes the figure. */
function evaluate(formula: string, valueAt: (symbol: string) => number): number {
  const tokens = formula.match(/\+\/-|[()÷×+−]|[^()÷×+−]+/g)?.map((token) => token.trim()) ?? [];
  const parts = tokens.filter((token) => token !== "");
  let at = 0;
  const product = (): number => {
    let value = factor();
    while (parts[at] === "×" || parts[at] === "÷") {
      const isTimes = parts[at] === "×";
      at += 1;
      value = isTimes ? value * factor() : value / factor();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (parts[at] === "+" || parts[at] === "−") {
      const sign = parts[at] === "+" ? 1 : -1;
      at += 1;
      value += sign * product();
    }
    return value;
  };
  const factor = (): number => {
    const token = parts[at] ?? "";
    at += 1;
    if (token === "−") return -factor();
    if (token === "(") {
      const value = sum();
      expect(parts[at]).toBe(")");
      at += 1;
      return value;
    }
    return /^\d+(\.\d+)?$/.test(token) ? Number(token) : valueAt(token);
  };
  const value = sum();
  expect(at).toBe(parts.length);
  return value;
}

const isFormula = (formula: string | undefined) =>
  formula !== undefined && /[÷×]| [+−] /.test(formula) && !/seconds|opponents/.test(formula);

describe("the formulas of the glossary", () => {
  const data = seasonQuestionData();
  const ask = (columns: string, per = "total", key = "pts") => {
    const query = parseQuery(
      new URLSearchParams(`rows=players&qualified=0&per=${per}&columns=${columns}&sort=-${key}`),
      namesOf(data),
    );
    if (!query.ok) throw new Error(query.error.sentence);
    return runQuery(query.value, data, 1_000);
  };
  const counts = new Map<string, Map<string, number>>();
  for (const set of ["base", "shooting", "misc"]) {
    const { columns, rows } = ask(set);
    for (const { cells } of rows) {
      const id = String(cells[columns.findIndex(({ key }) => key === "player_id")]);
      const own = counts.get(id) ?? new Map<string, number>();
      counts.set(id, own);
      for (const [at, { name, figure }] of columns.entries()) {
        const cell = cells[at];
        if (figure?.computation.kind !== "share" && typeof cell === "number") own.set(name, cell);
      }
    }
  }

  it.each(
    FIGURES.filter(
      (figure) =>
        figure.subjects !== "teams" && figure.key !== "gmsc" && isFormula(formulaOf(figure)),
    ).map((figure) => [figure.short, formulaOf(figure), isCount(figure), figure.key] as const),
  )("%s equals %s for every player", (short, formula, isSum, key) => {
    let compared = 0;
    for (const set of ["base", "shooting", "advanced", "misc"]) {
      const { columns, rows } = ask(set, isSum ? "total" : "average", key);
      const at = columns.findIndex(({ name }) => name === short);
      if (at < 0) continue;
      for (const { cells } of rows) {
        const id = String(cells[columns.findIndex(({ key }) => key === "player_id")]);
        const own = counts.get(id);
        const value = cells[at];
        if (typeof value !== "number" || own?.get("FTM") === undefined) continue;
        expect(evaluate(formula, (symbol) => own.get(symbol) ?? Number.NaN)).toBeCloseTo(value, 9);
        compared += 1;
      }
    }
    if (short !== "WIN%") expect(compared).toBeGreaterThan(400);
  });

  it("the formula of the game score agrees with gameScore", () => {
    const formula = formulaOf(figureOf("gmsc") as Figure);
    const line = {
      minutes: 40,
      seconds: 2400,
      starter: true,
      plusMinus: 8,
      playerId: "1",
      teamId: 1,
      pts: 55,
      reb: 11,
      ast: 7,
      stl: 3,
      blk: 2,
      tov: 4,
      pf: 5,
      fgm: 19,
      fga: 33,
      fg3m: 9,
      fg3a: 16,
      ftm: 8,
      fta: 10,
      oreb: 4,
      dreb: 7,
    };
    const symbols: Record<string, number> = {
      PTS: 55,
      AST: 7,
      STL: 3,
      BLK: 2,
      TOV: 4,
      PF: 5,
      FGM: 19,
      FGA: 33,
      FTM: 8,
      FTA: 10,
      ORB: 4,
      DRB: 7,
    };
    expect(evaluate(formula, (symbol) => symbols[symbol] ?? Number.NaN)).toBeCloseTo(
      gameScore(line),
      9,
    );
  });

  const facts = readTables(SOURCE_FOLDER);
  const table = teamStatsTable(facts);
  const printed = new Set(
    STAT_GROUPS.flatMap((group) => table[group].flatMap(({ stats }) => stats)).map(
      ({ label }) => label,
    ),
  );

  it.each(
    ALL.filter(
      ({ key, formula }) => isFormula(formula) && key !== "diff" && key !== "bothpts",
    ).flatMap(({ labels, formula }) =>
      labels.filter((label) => printed.has(label)).map((label) => [label, formula ?? ""] as const),
    ),
  )("%s equals %s for every team", (label, formula) => {
    let compared = 0;
    for (const group of STAT_GROUPS) {
      for (const [place, { team, stats }] of table[group].entries()) {
        const cell = stats.find((stat) => stat.label === label)?.value;
        if (cell === undefined) continue;
        const record = seasonRecords(facts.teams, facts.games).get(team.id);
        const known = new Map<string, number>([
          ...["advanced", "totals"].flatMap((other) =>
            (table[other as "totals"][place]?.stats ?? []).map(
              ({ label: name, value }): [string, number] => [name, Number(value)],
            ),
          ),
          ["DIFF", (record?.pointsFor ?? 0) - (record?.pointsAgainst ?? 0)],
          ["W", record?.overall.wins ?? 0],
          ["L", record?.overall.losses ?? 0],
        ]);
        const value = evaluate(formula, (symbol) => known.get(symbol) ?? Number.NaN);
        const decimals = /\.(\d+)$/.exec(cell)?.[1]?.length ?? 0;
        // Official ratings have one decimal, so figures derived from them are less exact.
        const tolerance = 0.5 * 10 ** -decimals + (/Pace|%/.test(formula) ? 0.11 : 1e-9);
        expect(Math.abs(value - Number(cell))).toBeLessThanOrEqual(tolerance);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(facts.teams.length);
  });
});
