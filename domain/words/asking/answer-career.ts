import type { QuestionData } from "../../query/question-data.ts";
import type { Career, CareerSeason } from "../../season/career.ts";
import type { SeasonTotals } from "../../season/facts.ts";
import { quotient } from "../../season/figures.ts";
import { printedFigure } from "../../season/printed.ts";
import { SEASON } from "../../season/season.ts";
import { figure, plain } from "./answer-words.ts";
import { statName } from "./figure-words.ts";
import type { CareerFigure, Fact, FactAnswer } from "./understanding.ts";

type Counts = Record<CareerFigure, number>;

/** A career's sum up to the season before, and this season's beside it. */
export function careerAnswer(
  { playerId, figure: key, per }: Extract<Fact, { kind: "career" }>,
  { seasons }: Career,
  data: QuestionData,
): FactAnswer {
  const name = data.lines.players.find(({ id }) => id === playerId)?.name ?? playerId;
  const official = data.totals.find(({ id }) => id === playerId);
  const before = sumOf(seasons.map(countsOf));
  const now = official === undefined ? sumOf([]) : countsOf(official);
  const all = sumOf([before, now]);
  const value = (counts: Counts) =>
    per === "average"
      ? quotient(counts[key], counts.gp, 1)
      : printedFigure(String(Math.round(counts[key])));
  const stat = `${statName(key)}${per === "average" ? " per game" : ""}`;
  const last = seasons.at(-1)?.season;
  const row = (label: string, counts: Counts) => ({
    name: label,
    href: undefined,
    cells: [String(counts.gp), value(counts)],
  });
  const rows = [
    ...seasons.map((season) => row(`${season.season} ${season.team}`, countsOf(season))),
    ...(now.gp === 0 ? [] : [row(SEASON, now)]),
  ];
  const shared = { heads: ["Season", "GP", key.toUpperCase()], rows };
  if (last === undefined)
    return {
      ...shared,
      headline: [
        plain(`${name} had `),
        figure(value(now)),
        plain(` ${stat} in ${SEASON}, his first season.`),
      ],
      deck: undefined,
    };
  return {
    ...shared,
    headline: [
      plain(`${name} had `),
      figure(value(before)),
      plain(` ${stat} in regular seasons to ${last}.`),
    ],
    deck:
      now.gp === 0
        ? `He played no game in ${SEASON}.`
        : `In ${SEASON} he had ${value(now)}; with them it is ${value(all)}.`,
  };
}

function countsOf(season: CareerSeason | SeasonTotals): Counts {
  const { games, pts, reb, ast, stl, blk, fg3m, minutes } = season;
  return { gp: games, pts, reb, ast, stl, blk, fg3m, min: minutes };
}

function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = { gp: 0, pts: 0, reb: 0, ast: 0, stl: 0, blk: 0, fg3m: 0, min: 0 };
  for (const counts of all)
    for (const key of Object.keys(sum) as CareerFigure[]) sum[key] += counts[key];
  return sum;
}
