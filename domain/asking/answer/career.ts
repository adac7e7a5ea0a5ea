import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf, isCount } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import type { Career, CareerSeason } from "#domain/players/career.ts";
import { type CareerTable, careerTable } from "#domain/players/career-table.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Official } from "#domain/query/engine/official.ts";
import { seasonValue } from "#domain/query/engine/ranks.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords } from "#domain/query/say/figures.ts";
import { isQuality } from "#domain/query/say/range-text.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { deedMarks } from "./averages.ts";
import { nameOfPlayer, plain, withUnit } from "./words.ts";

/**
 * A figure of a career's season, printed; "" for a share of nothing, and undefined when the season lacks one
 * of its counts.
 */
export function careerText(
  key: string,
  season: CareerSeason | undefined,
  per: "total" | "average",
): string | undefined {
  const known = figureOf(key);
  if (known === undefined || season === undefined) return undefined;
  const sums: Official["sums"] = new Map([
    ...BOX_COUNTS.map((count) => [count, season[count] ?? Number.NaN] as const),
    ["sec", 60 * (season.minutes ?? Number.NaN)] as const,
  ]);
  const value = seasonValue(known, { games: season.games, sums, ratings: new Map() });
  if (Number.isNaN(value))
    return columnsOf(known).some((count) => Number.isNaN(sums.get(count))) ? undefined : "";
  if (key === "gp") return printedFigure(String(value));
  return isCount(known) && per === "total"
    ? printedFigure(String(Math.round(value * season.games)))
    : withUnit(key, quotient(value, 1, known.decimals));
}

/**
 * The table of a career's seasons and their total; `id` selects the player's official totals for
 * the current season.
 */
export function tableOfCareer(
  career: Career,
  stage: "season" | "playoffs",
  data: QuestionData,
  id = "",
) {
  return careerTable(career, stage, {
    season: data.seasonNow.current,
    abbreviationOf: (team) => data.teams.find((one) => one.id === team)?.abbreviation ?? "",
    official: data.totals.find((one) => one.id === id),
  });
}

/** A figure over a whole career; the deck has its part before the current season. */
export function careerAnswer(
  { playerId, stage, figure: key, per }: Extract<Fact, { kind: "career" }>,
  career: Career,
  data: QuestionData,
): FactAnswer {
  const name = nameOfPlayer(playerId, data);
  if (stage === "playoffs")
    return careerPlayoffs(name, key, per, tableOfCareer(career, stage, data));
  const whole = tableOfCareer(career, "season", data, playerId);
  const before = tableOfCareer({ ...career, log: [] }, "season", data).total;
  const now = tableOfCareer({ ...career, seasons: [] }, "season", data, playerId).total;
  const last = career.seasons.at(-1)?.season;
  const text = (season: CareerSeason | undefined) => careerText(key, season, per) ?? "";
  const marks = deedMarks("has", [[key, text(whole.total)]]);
  const basis = careerBasis(key, per);
  return {
    ...seasonsTable(whole, key, per),
    headline: [
      plain(`${name} `),
      ...marks,
      plain(`${basis} in the regular seasons of his career.`),
    ],
    deck:
      last === undefined
        ? `${data.seasonNow.current} is his first season.`
        : now === undefined
          ? absentNow(data)
          : `${text(before) || "none"} to ${last} and ${text(now) || "none"} in ${data.seasonNow.current}.`,
  };
}

/** That a player has no line of the season, which says nothing while box scores are missing. */
function absentNow({ seasonNow: { current, boxScores } }: QuestionData): string {
  return boxScores === undefined ? `He played no game in ${current}.` : "";
}

/** A figure over all playoffs of a career. */
function careerPlayoffs(
  name: string,
  key: string,
  per: "total" | "average",
  table: CareerTable,
): FactAnswer {
  const { total } = table;
  const marks = deedMarks("had", [[key, careerText(key, total, per) ?? ""]]);
  const where = `${careerBasis(key, per)} in the playoffs of his career.`;
  return {
    ...seasonsTable(table, key, per),
    headline: [plain(`${name} `), ...marks, plain(where)],
    deck: total && key !== "gp" ? `${counted(total.games, "game")}.` : undefined,
  };
}

/** The basis of a mean in words: " per game"; "" for a total. */
export function careerBasis(key: string, per: "total" | "average"): string {
  return per === "average" ? basisWords(key, per) : "";
}

/** A career's seasons with their games and the figure. */
function seasonsTable({ rows }: CareerTable, key: string, per: "total" | "average") {
  const keys = key === "gp" ? [] : [key];
  return {
    heads: ["Season", "GP", ...keys.map((own) => figureOf(own)?.short ?? own)],
    rows: rows.map((row) => ({
      name: `${row.season} ${row.team}`,
      href: undefined,
      cells: [String(row.games), ...keys.map((own) => careerText(own, row, per) ?? "")],
    })),
  };
}

/**
 * One earlier season of a player, or the last one that he played: "LeBron James averaged 27.4 points in
 * 2018-19."
 */
export function pastAnswer(
  { playerId, year, stage, figures, per }: Extract<Fact, { kind: "past" }>,
  career: Career,
  data: QuestionData,
): FactAnswer {
  const name = nameOfPlayer(playerId, data);
  const all = stage === "playoffs" ? career.playoffs : career.seasons;
  const season = year === undefined ? all.at(-1)?.season : seasonEnding(year);
  const when = `${stage === "playoffs" ? "the playoffs of " : ""}${season ?? "any season"}`;
  const seasons = all.filter((one) => one.season === season);
  const { rows, total } = tableOfCareer({ ...career, log: [], seasons }, "season", data);
  const values = figures.map((key) => [key, careerText(key, total, per)] as const);
  const isKnown = values.every(([, text]) => text !== undefined);
  const verb = per === "average" && !figures.every(isQuality) ? "averaged" : "had";
  const printed = values.map(([key, text = ""]) => [key, text] as const);
  return {
    headline: isKnown
      ? [plain(`${name} `), ...deedMarks(verb, printed), plain(` in ${when}.`)]
      : [plain(`That is not known of ${name} in ${when}.`)],
    deck:
      total &&
      `${counted(total.games, "game")} for ${listed(rows.map(({ team }) => team))}.${
        year === undefined ? ` ${absentNow(data)}` : ""
      }`,
    heads: ["Season", "Team", "GP", ...figures.map((key) => figureOf(key)?.short ?? key)],
    rows: rows.map((row) => ({
      name: row.season,
      href: undefined,
      cells: [
        row.team,
        String(row.games),
        ...figures.map((key) => careerText(key, row, per) ?? ""),
      ],
    })),
  };
}
