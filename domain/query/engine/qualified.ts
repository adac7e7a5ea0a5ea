import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import {
  GAMES_OF_CAREER,
  gamesOfSeason,
  isRegular,
  leastGames,
  minimumIn,
  QUALIFYING_TOTALS,
  qualifiesForAverage,
  RATING_MINUTES,
  reaches,
  SEASON_GAMES,
} from "#domain/leaders/qualification.ts";
import { isLineup, LINEUP_NOUNS, type LineupKind } from "#domain/plays/lineups.ts";
import type { AnyPart, Part } from "#domain/plays/parts.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { isSeveral, seasonRange } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES, LEAST_THREES } from "#domain/season/season-rules.ts";
import { partOf, setConditions } from "../conditions/conditions.ts";
import { type Query, rankingKey } from "../query.ts";

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
  /** `season` is that of the player's row, where a query has rows of several. */
  qualifies(player: Qualifying, soFar: number, season?: string): boolean;
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

/** The rule of the figure that ranks a query's rows, after so many games of a season that may be over. */
export function ruleOf(query: Query, soFar = 0): Rule {
  const isOver = !isSeveral(query.season) && soFar >= gamesOfSeason(query.season);
  if (isLineup(query.rows)) return ruleOfLineups(query.rows, query, isOver ? soFar : undefined);
  if (isOverSeasons(query)) {
    const games = qualifyingGames(query, GAMES_OF_CAREER);
    const rule = leagueRule(rankingKey(query), { games });
    const sentence = `Players with at least ${rule.least(games)}; fewer over less than seven seasons.`;
    return { ...rule, rule: sentence, note: `${sentence} ${OFF}` };
  }
  const range = seasonRange(query.season);
  const season = range === undefined ? query.season : "";
  const games = qualifyingGames(query, gamesOfSeason(season));
  const scope = { games, weight: weightOf(query), season, isOver };
  const rule = ruleFor(rankingKey(query), scope);
  // Rows by season, each of which has the minimum of its own.
  const former = range && formerMinimums(rankingKey(query), scope, range.first || FIRST_WITH_LINES);
  if (!former) return rule;
  const both = `${rule.rule}${former}`;
  return { ...rule, rule: both, note: `${both} ${OFF}` };
}

/** The seasons from which on the league had other minimums, the newest first. */
const CHANGES = Object.keys(LEAST_THREES).slice(1).toReversed();

/**
 * A figure's minimums in seasons since a first: " Before 2013-14, 70 games, or 1,400 points."; "" where none
 * changed.
 */
export function formerMinimums(key: string, scope: Scope, first: string): string {
  const leastIn = (season: string) => ruleFor(key, { ...scope, season }).least(SEASON_GAMES);
  const changes = CHANGES.filter((season) => season > first).flatMap((season) => {
    const before = leastIn(seasonName(yearOfSeason(season) - 1));
    return before === leastIn(season) ? [] : [`before ${season}, ${before}`];
  });
  return changes.length === 0 ? "" : ` ${capital(changes.join("; "))}.`;
}

/**
 * The minutes by which lineups qualify, of the whole league and of few games: in the playoffs, and
 * where a condition narrows them. The league has no such minimums.
 */
const MINUTES_OF_LINEUPS: Readonly<Record<LineupKind, { all: number; few: number }>> = {
  lineups: { all: 100, few: 50 },
  pairs: { all: 500, few: 300 },
};

/** `games` are those of a season that is over. */
function ruleOfLineups(kind: LineupKind, query: Query, games: number | undefined): Rule {
  const isOfSeason = query.stage === "season";
  const { all, few } = MINUTES_OF_LINEUPS[kind];
  const isNarrowed = query.figures.length + setConditions(query.conditions).length > 0;
  const minutes = isOfSeason && !isNarrowed ? all : few;
  const least = (soFar = SEASON_GAMES) =>
    `${inProportion(minutes, isOfSeason ? soFar : SEASON_GAMES)} minutes together`;
  const isOver = games !== undefined || !isOfSeason || isOverSeasons(query);
  const during = isSeveral(query.season) ? " in a season, fewer in a shorter one" : DURING;
  const rule = `${LINEUP_NOUNS[kind]} with at least ${least(games)}${isOver ? "" : during}.`;
  return {
    count: figureOf("min"),
    qualifies: ({ total }, soFar) =>
      reaches(total, minutes, isOfSeason ? Math.min(soFar, SEASON_GAMES) : SEASON_GAMES),
    rule,
    least,
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

/** The season, its games so far and the part of a game for which a rule has its minimums. */
interface Scope {
  games?: number;
  /** "" for the rule of today. */
  season?: string;
  /** The weight of minimum totals beside that of games. */
  weight?: number;
  /** Whether the season is over, so that nothing is prorated. */
  isOver?: boolean;
}

const DURING = "; prorated during the season";

/** The league's rule for a figure (see leaders/qualification.ts), and its minimum in so many games. */
export function ruleFor(key: string, scope: Scope = {}): Rule {
  const rule = leagueRule(key, scope);
  return { ...rule, note: `${rule.rule} ${OFF}` };
}

function leagueRule(key: string, scope: Scope): Omit<Rule, "note"> {
  const { games = SEASON_GAMES, weight = 1, season: asked = "", isOver } = scope;
  const ruleOn = (minimum: string) => `Players with at least ${minimum}${isOver ? "" : DURING}.`;
  const figure = figureOf(key);
  if (figure?.qualifiedBy !== undefined) {
    const { qualifiedBy } = figure;
    const count = figureOf(qualifiedBy);
    const leastIn = (season: string) => minimumIn(season, qualifiedBy) * weight;
    const minimumOf = (soFar: number) =>
      `${inProportion(leastIn(asked), soFar)} ${lowerName(count)}`;
    return {
      count,
      qualifies: ({ total }, soFar, season = asked) => reaches(total, leastIn(season), soFar),
      rule: ruleOn(minimumOf(games)),
      least: minimumOf,
    };
  }
  if (figure?.computation.kind === "rating") return ratingRule(games, asked, ruleOn);
  const average = AVERAGES.find((known) => known === key);
  const count = average && figureOf(average);
  const minimumOf = (soFar: number) => {
    const played = counted(leastGames(soFar, asked), "game");
    if (average === undefined) return played;
    const least = QUALIFYING_TOTALS[average] * weight;
    return `${played}, or ${inProportion(least, soFar)} ${lowerName(count)}`;
  };
  return {
    count,
    qualifies: ({ games, total }, soFar, season = asked) =>
      average === undefined
        ? isRegular({ games }, soFar, season)
        : qualifiesForAverage(average, { games, ...totals(total / weight) }, soFar, season),
    rule: ruleOn(minimumOf(games)),
    least: minimumOf,
  };
}

/** Regular players with enough minutes a game: see `RATING_MINUTES`. */
function ratingRule(
  games: number,
  asked: string,
  ruleOn: (minimum: string) => string,
): Omit<Rule, "note"> {
  const minimumOf = (soFar: number) =>
    `${counted(leastGames(soFar, asked), "game")} and ${RATING_MINUTES} minutes a game`;
  return {
    count: figureOf("min"),
    qualifies: ({ games: own, total }, soFar, season = asked) =>
      isRegular({ games: own }, soFar, season) && total >= RATING_MINUTES * own,
    rule: ruleOn(minimumOf(games)),
    least: minimumOf,
  };
}

/** A season's minimum after so many games, printed. */
function inProportion(minimum: number, soFar: number): string {
  return printedFigure(String(Math.ceil((minimum * soFar) / SEASON_GAMES)));
}

function totals(total: number): Record<(typeof AVERAGES)[number], number> {
  return { pts: total, reb: total, ast: total, stl: total, blk: total };
}

function lowerName(figure: Figure | undefined): string {
  return figure?.name.toLowerCase() ?? "";
}
