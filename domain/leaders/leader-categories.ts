import type { CountColumn, Figure, MinimumOf } from "../figures/figure.ts";
import { figureOf } from "../figures/figures.ts";
import { valueOver } from "../figures/value.ts";
import type { BoxSeason, BoxTotals, PlayerSeason } from "../season/facts.ts";
import { figure, percentage, quotient } from "../season/figures.ts";
import type { StatGroup } from "./leaders.ts";
import {
  type Averaged,
  isRegular,
  minimumIn,
  qualifiesForAverage,
  RATING_MINUTES,
  reaches,
} from "./qualification.ts";

/** The rule of one list of season leaders: the compared figure, who qualifies, the printed form. */
export interface LeaderRule<Season extends BoxSeason = PlayerSeason> {
  group: StatGroup;
  category: string;
  /** The figure of the statistics tables that the list ranks; undefined where they lack it. */
  figure?: string;
  /** Whether it ranks sums over the season. */
  isTotal?: true;
  /** The exact figure that decides the order. */
  value: (player: Season) => number;
  /** Whether the figure is a count, as opposed to an average, a share or a rating. */
  isCount: boolean;
  /**
   * Returns whether a player qualifies after a number of games (see `gamesSoFar`) of a season, by its
   * rules; "" stands for one of today.
   */
  qualifies: (player: Season, soFar: number, season?: string) => boolean;
  print: (value: number) => string;
  /** The lowest value ranks first, as for points allowed. */
  least?: true;
  /** Only the league's ratings have the figure, which past seasons lack. */
  isRated?: true;
}

type Qualification<Season extends BoxSeason = BoxSeason> = LeaderRule<Season>["qualifies"];

const everyone: Qualification = () => true;
const regularMinutes: Qualification<PlayerSeason> = (player, soFar) =>
  isRegular(player, soFar) && player.minutes >= RATING_MINUTES * player.games;
const oneDecimal = (value: number) => figure(value, 1);
const whole = (value: number) => figure(value, 0);
/** Prints a fraction of 1. */
const percent = (value: number) => percentage(value);

/** The declaration of a figure that a list ranks. */
function declared(key: string): Figure {
  const own = figureOf(key);
  if (own === undefined) throw new Error(`There is no figure "${key}".`);
  return own;
}

/** The rule for those who reach a season's minimum of a count. */
function reaching(count: MinimumOf | undefined): Qualification {
  if (count === undefined) return everyone;
  return (player, soFar, season = "") => reaches(player[count], minimumIn(season, count), soFar);
}

/** A player's value of a count or share; 0 without an attempt. */
function playerValue(key: string): (player: BoxSeason) => number {
  const own = declared(key);
  return (player) => {
    const value = valueOver(own, (column: CountColumn) => player[column as keyof BoxTotals]);
    return Number.isNaN(value) ? 0 : value;
  };
}

function share(group: StatGroup, category: string, key: string): LeaderRule<BoxSeason> {
  const { decimals, qualifiedBy } = declared(key);
  return {
    group,
    category,
    figure: key,
    value: playerValue(key),
    isCount: false,
    qualifies: reaching(qualifiedBy),
    print: (value) => figure(value, decimals),
  };
}

/** An average per game; players qualify by games or by a season total. */
function average<Key extends Averaged>(
  category: string,
  key: Key,
  figureKey: string = key,
): LeaderRule<BoxSeason & Record<Key, number>> {
  return {
    group: "averages",
    category,
    figure: figureKey,
    value: (player) => (player.games === 0 ? 0 : player[key] / player.games),
    isCount: false,
    qualifies: (player, soFar, season) => qualifiesForAverage(key, player, soFar, season),
    print: oneDecimal,
  };
}

function total<Season extends BoxSeason = BoxSeason>(
  category: string,
  figure: string,
  value: (player: Season) => number,
  group: StatGroup = "totals",
): LeaderRule<Season> {
  return {
    group,
    category,
    figure,
    isTotal: true,
    value,
    isCount: true,
    qualifies: everyone,
    print: whole,
  };
}

/** A total of a count of the box scores. */
function boxTotal(category: string, key: string): LeaderRule<BoxSeason> {
  return total(category, key, playerValue(key));
}

function rating(
  category: string,
  key: keyof PlayerSeason["ratings"],
  print: (value: number) => string,
  figureKey?: string,
): LeaderRule {
  const value = ({ ratings }: PlayerSeason) => ratings[key];
  const qualifies = regularMinutes;
  return {
    group: "advanced",
    category,
    ...(figureKey !== undefined && { figure: figureKey }),
    value,
    isCount: false,
    qualifies,
    print,
    isRated: true,
  };
}

/** An official average that totals do not contain. */
function official(category: string, key: keyof PlayerSeason["perGame"]): LeaderRule {
  const value = ({ perGame }: PlayerSeason) => perGame[key];
  return {
    group: "misc",
    category,
    value,
    isCount: false,
    qualifies: isRegular,
    print: oneDecimal,
    isRated: true,
  };
}

const SHOOTING: LeaderRule<BoxSeason>[] = [
  share("advanced", "True shooting %", "ts"),
  share("advanced", "Effective field goal %", "efg"),
];

const PER_GAME: LeaderRule<BoxSeason>[] = [
  average("Points per game", "pts"),
  average("Rebounds per game", "reb"),
  average("Assists per game", "ast"),
  average("Steals per game", "stl"),
  average("Blocks per game", "blk"),
];

const ACCURACY: LeaderRule<BoxSeason>[] = [
  share("averages", "Field goal %", "fgpct"),
  share("averages", "Three-point %", "fg3pct"),
  share("averages", "Free throw %", "ftpct"),
];

const PASSING: LeaderRule<BoxSeason>[] = [share("misc", "Assists per turnover", "astto")];

const COUNTS: LeaderRule<BoxSeason>[] = [
  boxTotal("Points", "pts"),
  boxTotal("Rebounds", "reb"),
  boxTotal("Assists", "ast"),
  boxTotal("Steals", "stl"),
  boxTotal("Blocks", "blk"),
  boxTotal("Threes made", "fg3m"),
  boxTotal("Field goals made", "fgm"),
  boxTotal("Free throws made", "ftm"),
];

/** The lists that need only box score totals and games played. */
export const BOX_LEADER_RULES: LeaderRule<BoxSeason>[] = [
  ...SHOOTING,
  ...PER_GAME,
  ...ACCURACY,
  ...PASSING,
  ...COUNTS,
];

/**
 * All lists of leaders, in page order. Qualification follows the league: 58 games or a season total
 * for averages; 300 field goals, 82 threes or 125 free throws made for percentages; 200 assists for
 * assists to turnovers; no minimum for totals. These minimums are for 82 games; during the season
 * they apply in proportion.
 */
export const LEADER_RULES: LeaderRule[] = [
  rating("Offensive rating", "offensive", oneDecimal, "ortg"),
  { ...rating("Defensive rating", "defensive", oneDecimal, "drtg"), least: true },
  rating("Net rating", "net", oneDecimal, "netrtg"),
  ...SHOOTING,
  rating("Usage %", "usage", percent, "usg"),
  rating("Assist %", "assistPercentage", percent, "astpct"),
  rating("Rebound %", "reboundPercentage", percent),
  rating("Impact estimate", "impact", percent),

  ...PER_GAME,
  average("Minutes per game", "minutes", "min"),
  ...ACCURACY,

  total<PlayerSeason>("Double-doubles", "dd", ({ doubleDoubles }) => doubleDoubles, "misc"),
  total<PlayerSeason>("Triple-doubles", "td", ({ tripleDoubles }) => tripleDoubles, "misc"),
  {
    ...total<PlayerSeason>("Plus-minus", "pm", ({ plusMinus }) => plusMinus, "misc"),
    isCount: false,
    print: plus,
  },
  official("Points in the paint per game", "pointsInPaint"),
  official("Fast-break points per game", "fastBreakPoints"),
  official("Second-chance points per game", "secondChancePoints"),
  official("Points off turnovers per game", "pointsOffTurnovers"),
  official("Fouls drawn per game", "foulsDrawn"),
  ...PASSING,

  ...COUNTS,
  total<PlayerSeason>("Minutes", "min", ({ minutes }) => minutes),
];

function plus(value: number): string {
  return (value > 0 ? "+" : "") + quotient(value, 1, 0);
}
