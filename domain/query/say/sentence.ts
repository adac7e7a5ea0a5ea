import {
  figureOf,
  isCount,
  isFeat,
  isRate,
  nameInSentence,
  singular,
} from "#domain/figures/figures.ts";
import { isUnit } from "#domain/plays/units.ts";
import { withArticle } from "#domain/printing/article.ts";
import { type RangeStyle, rangeWords } from "#domain/printing/ranges.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import { rangeName } from "../address.ts";
import type { ClauseContext } from "../conditions/condition.ts";
import { isOfSeries, setConditions } from "../conditions/conditions.ts";
import { type Names, playerName } from "../names.ts";
import { type FigureRange, type GroupRange, isGrouped, isStreaks, type Query } from "../query.ts";
import { STAGE_NAMES } from "./words.ts";

/**
 * A query in plain English with every condition and the number of its rows: "Games of 40 points or
 * more, lost: 37".
 */
export function sentenceOf(query: Query, names: Names, total: number): string {
  return `${questionOf(query, names)}: ${printedFigure(String(total))}`;
}

/** A query in plain English without the number of its rows: "Games of 40 points or more, lost". */
export function questionOf(query: Query, names: Names): string {
  const words = query.figures.map(figureWords).join(" and ");
  const subject = `${subjectOf(query, names)}${words === "" ? "" : ` ${words}`}`;
  const seasons = isSeveral(query.season) ? [seasonsInWords(query.season)] : [];
  return [subject, ...clausesOf(query, names), ...seasons].join(", ");
}

/** The clauses of a query after its subject and its figures: "lost", "in January". */
export function clausesOf(query: Query, names: Names): string[] {
  return clausesByParameter(query, names).map(({ words }) => words);
}

/** The words of one parameter of an address. */
export interface ParameterWords {
  parameter: string;
  words: string;
}

/** The clauses of a query, each with the parameter that says it. */
export function clausesByParameter(query: Query, names: Names): ParameterWords[] {
  const { groups, conditions, stage, by, per } = query;
  const context: ClauseContext = {
    names,
    isOfPlayers: query.rows === "players",
    isOfOne: conditions.player !== undefined || conditions.team !== undefined,
  };
  const clauses = setConditions(conditions).map(({ name, condition, value }) => ({
    parameter: name,
    words: condition.clause(value, context),
  }));
  const isNamed = stage !== "season" && !isOfSeries(conditions);
  return [
    ...clauses,
    { parameter: "stage", words: isNamed ? `in the ${STAGE_NAMES[stage]}` : "" },
    ...groups.map((range) => ({ parameter: rangeName(range), words: groupWords(range) })),
    { parameter: "by", words: by === undefined ? "" : `by ${BY_WORDS[by]}` },
    { parameter: "per", words: isGrouped(query) && !isStreaks(query.rows) ? BASIS_WORDS[per] : "" },
  ].filter(({ words }) => words !== "");
}

const BASIS_WORDS = {
  average: "",
  total: "in totals",
  per36: "per 36 minutes",
} as const;

const BY_WORDS = {
  player: "player",
  team: "team",
  opponent: "opponent",
  month: "month",
  where: "place",
  result: "result",
  rest: "days of rest",
  starter: "role",
  margin: "margin",
  afterq1: "score after the first quarter",
  athalf: "score at half-time",
  afterq3: "score after three quarters",
  season: "season",
} as const;

const SUBJECTS = {
  games: "Games",
  "team-games": "Team games",
  players: "Players by their games",
  teams: "Teams by their games",
  streaks: "Streaks of games",
  "team-streaks": "Team streaks of games",
  lineups: "Lineups of five",
  pairs: "Pairs of team-mates",
} as const;

function subjectOf({ rows, conditions }: Query, names: Names): string {
  const { player } = conditions;
  const subject = SUBJECTS[rows];
  if (player === undefined) return subject;
  return `${subject} ${isUnit(rows) ? "with" : "of"} ${playerName(player, names)}`;
}

/** "of 40 points or more", "with a plus-minus of −20 or less", "with a triple-double". */
export function figureWords({ figure: key, range }: FigureRange): string {
  const name = nameInSentence(key);
  if (isFeat(key) && range.min === 1 && range.max === 1) return `with a ${singular(name)}`;
  if (isFeat(key) && range.max === 0) return `without a ${singular(name)}`;
  if (!isCounted(key)) return `with ${withArticle(name)} of ${rangeWords(range)}`;
  return `of ${rangeWords(range, counting(key, singular(name), name))}`;
}

function groupWords(range: GroupRange): string {
  const { figure: key, of } = range;
  const name = nameInSentence(key);
  const kind = figureOf(key)?.computation.kind;
  if (kind === "record" && key !== "winpct")
    return `with ${rangeWords(range.range, counting(key, RECORD_WORDS[key] ?? name, name))}`;
  if (of === "total") {
    const words = isCounted(key)
      ? rangeWords(range.range, counting(key, singular(name), name))
      : `${withArticle(name)} of ${rangeWords(range.range)}`;
    return `with ${words} in all`;
  }
  return isCounted(key)
    ? `averaging ${rangeWords(range.range, counting(key, singular(name), name))}`
    : `with ${withArticle(kind === "count" ? `mean ${name}` : name)} of ${rangeWords(range.range)}`;
}

/** Minutes have seconds: "less than 25 minutes", but "fewer than 25 points". */
function counting(key: string, one: string, many: string): RangeStyle {
  return { noun: [one, many], lessThan: key === "min" ? "less" : "fewer" };
}

const RECORD_WORDS: Readonly<Record<string, string>> = {
  gp: "game played",
  w: "win",
  l: "loss",
};

function isCounted(key: string): boolean {
  const figure = figureOf(key);
  return figure !== undefined && (isCount(figure) || isRate(figure)) && !figure.isMeasured;
}
