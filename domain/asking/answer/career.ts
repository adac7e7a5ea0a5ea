import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf, isCount } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import type { Career, CareerSeason } from "#domain/players/career.ts";
import { careerTable } from "#domain/players/career-table.ts";
import type { Official } from "#domain/query/engine/official.ts";
import { seasonValue } from "#domain/query/engine/ranks.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords } from "#domain/query/say/figures.ts";
import { quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { withUnit } from "./words.ts";

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

/** The basis of a mean in words: " per game"; "" for a total. */
export function careerBasis(key: string, per: "total" | "average"): string {
  return per === "average" ? basisWords(key, per) : "";
}
