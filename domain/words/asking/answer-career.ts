import { columnsOf, figureOf, isCount } from "../../query/figures.ts";
import { COUNTS, type Official } from "../../query/official.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { seasonValue } from "../../query/ranks.ts";
import type { Career, CareerSeason } from "../../season/career.ts";
import { careerTable } from "../../season/career-table.ts";
import { quotient } from "../../season/figures.ts";
import { printedFigure } from "../../season/printed.ts";
import { SEASON } from "../../season/season.ts";
import { listed } from "../listed.ts";
import { figureMarks, joinedMarks } from "./answer-averages.ts";
import { nameOfPlayer, plain, withUnit } from "./answer-words.ts";
import { basisWords } from "./figure-words.ts";
import { seasonEnding } from "./past-season.ts";
import type { Fact, FactAnswer } from "./understanding.ts";

const KEPT: readonly string[] = [...COUNTS, "sec"];

/** Returns whether careers have every count that a figure is computed from. */
export function isOfCareers(key: string): boolean {
  const known = figureOf(key);
  const columns = known === undefined ? [] : columnsOf(known);
  return key === "gp" || (columns.length > 0 && columns.every((column) => KEPT.includes(column)));
}

/** A figure of a career's season, printed; "" when the season lacks one of its counts. */
function textOf(key: string, season: CareerSeason | undefined, per: "total" | "average"): string {
  const known = figureOf(key);
  if (known === undefined || season === undefined) return "";
  const sums: Official["sums"] = new Map([
    ...COUNTS.map((count) => [count, season[count] ?? Number.NaN] as const),
    ["sec", 60 * season.minutes] as const,
  ]);
  const value = seasonValue(known, { games: season.games, sums, ratings: new Map() });
  if (Number.isNaN(value)) return "";
  if (key === "gp") return printedFigure(String(value));
  return isCount(known) && per === "total"
    ? printedFigure(String(Math.round(value * season.games)))
    : withUnit(key, quotient(value, 1, known.decimals));
}

/**
 * The table of a career's seasons and their total; `id` selects the player's official totals for
 * the current season.
 */
function tableOf(career: Career, stage: "season" | "playoffs", data: QuestionData, id = "") {
  return careerTable(career, stage, {
    season: SEASON,
    abbreviationOf: (team) => data.teams.find((one) => one.id === team)?.abbreviation ?? "",
    official: data.totals.find((one) => one.id === id),
  });
}

/** A figure over the seasons before the current one; the deck adds the current season. */
export function careerAnswer(
  { playerId, figure: key, per }: Extract<Fact, { kind: "career" }>,
  career: Career,
  data: QuestionData,
): FactAnswer {
  const name = nameOfPlayer(playerId, data);
  const whole = tableOf(career, "season", data, playerId);
  const before = tableOf({ ...career, log: [] }, "season", data).total;
  const now = tableOf({ ...career, seasons: [] }, "season", data, playerId).total;
  const last = career.seasons.at(-1)?.season;
  const text = (season: CareerSeason | undefined) => textOf(key, season, per);
  const marks = figureMarks(key, text(before ?? now) || "no");
  const basis = per === "average" ? basisWords(key, per) : "";
  const when = last === undefined ? `${SEASON}, his first season` : `regular seasons to ${last}`;
  return {
    heads: ["Season", "GP", figureOf(key)?.short ?? key],
    rows: whole.rows.map((row) => ({
      name: `${row.season} ${row.team}`,
      href: undefined,
      cells: [String(row.games), text(row)],
    })),
    headline: [plain(`${name} had `), ...marks, plain(`${basis} in ${when}.`)],
    deck:
      last === undefined
        ? undefined
        : now === undefined
          ? `He played no game in ${SEASON}.`
          : `In ${SEASON} he had ${text(now)}; with them it is ${text(whole.total)}.`,
  };
}

/** One earlier season of a player: "LeBron James averaged 27.4 points in 2018-19." */
export function pastAnswer(
  { playerId, year, stage, figures, per }: Extract<Fact, { kind: "past" }>,
  career: Career,
  data: QuestionData,
): FactAnswer {
  const name = nameOfPlayer(playerId, data);
  const season = seasonEnding(year);
  const when = `${stage === "playoffs" ? "the playoffs of " : ""}${season}`;
  const isOfIt = (one: CareerSeason) => one.season === season;
  const seasons = (stage === "playoffs" ? career.playoffs : career.seasons).filter(isOfIt);
  const { rows, total } = tableOf({ ...career, log: [], seasons }, "season", data);
  const marks = figures.map((key) => figureMarks(key, textOf(key, total, per)));
  const isKnown = figures.every((key) => textOf(key, total, per) !== "");
  const verb = per === "average" ? "averaged" : "had";
  return {
    headline: isKnown
      ? [plain(`${name} ${verb} `), ...joinedMarks(marks), plain(` in ${when}.`)]
      : [plain(`That is not known of ${name} in ${when}.`)],
    deck: total && `${total.games} games for ${listed(rows.map(({ team }) => team))}.`,
    heads: ["Season", "Team", "GP", ...figures.map((key) => figureOf(key)?.short ?? key)],
    rows: rows.map((row) => ({
      name: row.season,
      href: undefined,
      cells: [row.team, String(row.games), ...figures.map((key) => textOf(key, row, per))],
    })),
  };
}
