import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import {
  GAMES_OF_CAREER,
  gamesOfSeason,
  isRegular,
  leastGames,
  MINIMUMS,
  QUALIFYING_TOTALS,
  qualifiesForAverage,
  RATING_MINUTES,
  reaches,
  SEASON_GAMES,
} from "#domain/leaders/qualification.ts";
import { isLineup, LINEUP_NOUNS, type LineupKind } from "#domain/plays/lineups.ts";
import type { AnyPart, Part } from "#domain/plays/parts.ts";
import { counted } from "#domain/printing/counted.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import { partOf } from "../conditions/conditions.ts";
import { isConditioned, type Query, rankingKey } from "../query.ts";

/**
 * The share of a season's minimums that a part of a game asks for: of games, because few have a clutch or an
 * overtime, and of totals. The league has no such minimums.
 */
const PART_SHARES: Readonly<Record<Part | AnyPart, { games: number; totals: number }>> = {
  q1: { games: 1, totals: 1 / 4 },
  q2: { games: 1, totals: 1 / 4 },
  q3: { games: 1, totals: 1 / 4 },
  q4: { games: 1, totals: 1 / 4 },
  ot: { games: 1 / 20, totals: 1 / 40 },
  h1: { games: 1, totals: 1 / 2 },
  h2: { games: 1, totals: 1 / 2 },
  quarters: { games: 1, totals: 1 / 4 },
  halves: { games: 1, totals: 1 / 2 },
  clutch: { games: 1 / 4, totals: 1 / 12 },
};

const AVERAGES = ["pts", "reb", "ast", "stl", "blk"] as const;

/** A player's games and the season total that the rule checks. */
export interface Qualifying {
  games: number;
  total: number;
}

/** The qualification rule of a figure, with its sentences. */
export interface Rule {
  /** The count whose total the rule checks; undefined when it checks games only. */
  count: Figure | undefined;
  qualifies(player: Qualifying, soFar: number): boolean;
  /** "Players with at least 58 games; prorated during the season." */
  rule: string;
  /** The minimum after so many games of the season: "16 games, or 78 assists". */
  least(soFar: number): string;
  /** The rule, with a sentence on the players left out. */
  note: string;
}

const OFF = "Left out: players who do not qualify.";

/** Returns whether a query's rows combine several seasons. */
export function isOverSeasons({ by, season }: Pick<Query, "by" | "season">): boolean {
  return isSeveral(season) && by !== "season";
}

/** The rule of the figure that ranks a query's rows. */
export function ruleOf(query: Query): Rule {
  if (isLineup(query.rows)) return ruleOfLineups(query.rows, query);
  if (isOverSeasons(query)) {
    const games = qualifyingGames(query, GAMES_OF_CAREER);
    const rule = leagueRule(rankingKey(query), games);
    const sentence = `Players with at least ${rule.least(games)}; fewer over less than seven seasons.`;
    return { ...rule, rule: sentence, note: `${sentence} ${OFF}` };
  }
  const games = qualifyingGames(query, gamesOfSeason(query.season));
  return ruleFor(rankingKey(query), games, weightOf(query));
}

/**
 * The minutes by which lineups qualify, of the whole league and of few games: in the playoffs, and
 * where a condition narrows them. The league has no such minimums.
 */
const MINUTES_OF_LINEUPS: Readonly<Record<LineupKind, { all: number; few: number }>> = {
  lineups: { all: 100, few: 50 },
  pairs: { all: 500, few: 300 },
};

function ruleOfLineups(kind: LineupKind, query: Query): Rule {
  const isOfSeason = query.stage === "season";
  const { all, few } = MINUTES_OF_LINEUPS[kind];
  const minutes = isOfSeason && !isConditioned(query) ? all : few;
  const sentence = `${LINEUP_NOUNS[kind]} with at least ${minutes} minutes together`;
  const rule = `${sentence}${isOfSeason ? "; prorated during the season" : ""}.`;
  return {
    count: figureOf("min"),
    qualifies: ({ total }, soFar) =>
      reaches(total, minutes, isOfSeason ? Math.min(soFar, SEASON_GAMES) : SEASON_GAMES),
    rule,
    least: (soFar) =>
      `${inProportion(minutes, isOfSeason ? soFar : SEASON_GAMES)} minutes together`,
    note: rule,
  };
}

/** The weight of minimum totals in a part of a game, beside that of its games. */
function weightOf({ conditions }: Query): number {
  const part = partOf(conditions);
  return part === undefined ? 1 : PART_SHARES[part].totals / PART_SHARES[part].games;
}

/**
 * The games by which a query's players qualify, after so many games of the season. As starters or off
 * the bench they are half, because a regular has at least half of his games in one of the two roles;
 * of parts of games see `PART_SHARES`.
 */
export function qualifyingGames({ conditions }: Query, soFar: number): number {
  const part = partOf(conditions);
  const ofPart = part === undefined ? soFar : soFar * PART_SHARES[part].games;
  return conditions.starter === undefined ? ofPart : ofPart / 2;
}

/** The league's rule for a figure (see season/qualification.ts), and its minimum in so many games. */
export function ruleFor(key: string, games = SEASON_GAMES, weight = 1): Rule {
  const rule = leagueRule(key, games, weight);
  return { ...rule, note: `${rule.rule} ${OFF}` };
}

function leagueRule(key: string, games: number, weight = 1): Omit<Rule, "note"> {
  const figure = figureOf(key);
  if (figure?.qualifiedBy !== undefined) {
    const count = figureOf(figure.qualifiedBy);
    const least = MINIMUMS[figure.qualifiedBy] * weight;
    const minimumOf = (soFar: number) => `${inProportion(least, soFar)} ${lowerName(count)}`;
    return {
      count,
      qualifies: ({ total }, soFar) => reaches(total, least, soFar),
      rule: ruleOn(minimumOf(games)),
      least: minimumOf,
    };
  }
  if (figure?.computation.kind === "rating") return ratingRule(games);
  const average = AVERAGES.find((known) => known === key);
  const count = average && figureOf(average);
  const minimumOf = (soFar: number) => {
    const played = counted(leastGames(soFar), "game");
    if (average === undefined) return played;
    const least = QUALIFYING_TOTALS[average] * weight;
    return `${played}, or ${inProportion(least, soFar)} ${lowerName(count)}`;
  };
  return {
    count,
    qualifies: ({ games, total }, soFar) =>
      average === undefined
        ? isRegular({ games }, soFar)
        : qualifiesForAverage(average, { games, ...totals(total / weight) }, soFar),
    rule: ruleOn(minimumOf(games)),
    least: minimumOf,
  };
}

/** Regular players with enough minutes a game: see `RATING_MINUTES`. */
function ratingRule(games: number): Omit<Rule, "note"> {
  const minimumOf = (soFar: number) =>
    `${counted(leastGames(soFar), "game")} and ${RATING_MINUTES} minutes a game`;
  return {
    count: figureOf("min"),
    qualifies: ({ games: own, total }, soFar) =>
      isRegular({ games: own }, soFar) && total >= RATING_MINUTES * own,
    rule: ruleOn(minimumOf(games)),
    least: minimumOf,
  };
}

/** A season's minimum after so many games, printed. */
function inProportion(minimum: number, soFar: number): string {
  return printedFigure(String(Math.ceil((minimum * soFar) / SEASON_GAMES)));
}

function ruleOn(minimum: string): string {
  return `Players with at least ${minimum}; prorated during the season.`;
}

function totals(total: number): Record<(typeof AVERAGES)[number], number> {
  return { pts: total, reb: total, ast: total, stl: total, blk: total };
}

function lowerName(figure: Figure | undefined): string {
  return figure?.name.toLowerCase() ?? "";
}
