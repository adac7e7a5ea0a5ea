import type { BoxSeason, PlayerSeason } from "./facts.ts";
import { figure, percentage, quotient } from "./figures.ts";
import type { StatGroup } from "./leaders.ts";
import {
  isRegular,
  MINIMUMS,
  qualifiesForAverage,
  RATING_MINUTES,
  reaches,
} from "./qualification.ts";

/** The rule of one list of season leaders: the compared figure, who qualifies, the printed form. */
export interface LeaderRule<Season extends BoxSeason = PlayerSeason> {
  group: StatGroup;
  category: string;
  /** The exact figure that decides the order. */
  value: (player: Season) => number;
  /** Returns whether a player qualifies after a number of games of the season (see `gamesSoFar`). */
  qualifies: (player: Season, soFar: number) => boolean;
  print: (value: number) => string;
  /** The lowest value ranks first, as for points allowed. */
  least?: true;
}

type Qualification<Season extends BoxSeason = BoxSeason> = LeaderRule<Season>["qualifies"];

const everyone: Qualification = () => true;
const regular: Qualification = isRegular;
const regularMinutes: Qualification<PlayerSeason> = (player, soFar) =>
  isRegular(player, soFar) && player.minutes >= RATING_MINUTES * player.games;
// All shooting percentages from the field follow the rule for field goal percentage.
const shooter: Qualification = ({ fgm }, soFar) => reaches(fgm, MINIMUMS.fgm, soFar);
const oneDecimal = (value: number) => figure(value, 1);
const twoDecimals = (value: number) => figure(value, 2);
const whole = (value: number) => figure(value, 0);
/** Returns whether a rule compares counts, not averages, shares or differences. */
export const isCount = ({ print }: Pick<LeaderRule, "print">) => print === whole;
const percent = (value: number) => percentage(value);
const ratio = (part: number, of: number) => (of === 0 ? 0 : part / of);

/** An average per game; players qualify by games or by a season total. */
function average<Season extends BoxSeason = BoxSeason>(
  category: string,
  total: (player: Season) => number,
  qualifies: Qualification<Season> = regular,
): LeaderRule<Season> {
  const value = (player: Season) => (player.games === 0 ? 0 : total(player) / player.games);
  return { group: "averages", category, value, qualifies, print: oneDecimal };
}

function accuracy(
  category: string,
  made: (player: BoxSeason) => number,
  attempted: (player: BoxSeason) => number,
  least: number,
): LeaderRule<BoxSeason> {
  return {
    group: "averages",
    category,
    value: (player) => ratio(made(player), attempted(player)),
    qualifies: (player, soFar) => reaches(made(player), least, soFar),
    print: percent,
  };
}

function total<Season extends BoxSeason = BoxSeason>(
  category: string,
  value: (player: Season) => number,
): LeaderRule<Season> {
  return { group: "totals", category, value, qualifies: everyone, print: whole };
}

function rating<Season extends BoxSeason = PlayerSeason>(
  category: string,
  value: (player: Season) => number,
  print: (value: number) => string,
  qualifies: Qualification<Season>,
): LeaderRule<Season> {
  return { group: "advanced", category, value, qualifies, print };
}

function misc(
  category: string,
  value: (player: PlayerSeason) => number,
  print: (value: number) => string,
  qualifies: Qualification = regular,
): LeaderRule {
  return { group: "misc", category, value, qualifies, print };
}

const SHOOTING: LeaderRule<BoxSeason>[] = [
  rating("True shooting %", (p) => ratio(p.pts, 2 * (p.fga + 0.44 * p.fta)), percent, shooter),
  rating("Effective field goal %", (p) => ratio(p.fgm + 0.5 * p.fg3m, p.fga), percent, shooter),
];

const PER_GAME: LeaderRule<BoxSeason>[] = [
  average(
    "Points per game",
    ({ pts }) => pts,
    (p, soFar) => qualifiesForAverage("pts", p, soFar),
  ),
  average(
    "Rebounds per game",
    ({ reb }) => reb,
    (p, soFar) => qualifiesForAverage("reb", p, soFar),
  ),
  average(
    "Assists per game",
    ({ ast }) => ast,
    (p, soFar) => qualifiesForAverage("ast", p, soFar),
  ),
  average(
    "Steals per game",
    ({ stl }) => stl,
    (p, soFar) => qualifiesForAverage("stl", p, soFar),
  ),
  average(
    "Blocks per game",
    ({ blk }) => blk,
    (p, soFar) => qualifiesForAverage("blk", p, soFar),
  ),
];

const ACCURACY: LeaderRule<BoxSeason>[] = [
  accuracy(
    "Field goal %",
    ({ fgm }) => fgm,
    ({ fga }) => fga,
    MINIMUMS.fgm,
  ),
  accuracy(
    "Three-point %",
    ({ fg3m }) => fg3m,
    ({ fg3a }) => fg3a,
    MINIMUMS.fg3m,
  ),
  accuracy(
    "Free throw %",
    ({ ftm }) => ftm,
    ({ fta }) => fta,
    MINIMUMS.ftm,
  ),
];

const PASSING: LeaderRule<BoxSeason>[] = [
  {
    group: "misc",
    category: "Assists per turnover",
    value: (p) => ratio(p.ast, p.tov),
    qualifies: ({ ast }, soFar) => reaches(ast, MINIMUMS.ast, soFar),
    print: twoDecimals,
  },
];

const COUNTS: LeaderRule<BoxSeason>[] = [
  total("Points", ({ pts }) => pts),
  total("Rebounds", ({ reb }) => reb),
  total("Assists", ({ ast }) => ast),
  total("Steals", ({ stl }) => stl),
  total("Blocks", ({ blk }) => blk),
  total("Threes made", ({ fg3m }) => fg3m),
  total("Field goals made", ({ fgm }) => fgm),
  total("Free throws made", ({ ftm }) => ftm),
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
  rating("Offensive rating", ({ ratings }) => ratings.offensive, oneDecimal, regularMinutes),
  {
    ...rating("Defensive rating", ({ ratings }) => ratings.defensive, oneDecimal, regularMinutes),
    least: true,
  },
  rating("Net rating", ({ ratings }) => ratings.net, oneDecimal, regularMinutes),
  ...SHOOTING,
  rating("Usage %", ({ ratings }) => ratings.usage, percent, regularMinutes),
  rating("Assist %", ({ ratings }) => ratings.assistPercentage, percent, regularMinutes),
  rating("Rebound %", ({ ratings }) => ratings.reboundPercentage, percent, regularMinutes),
  rating("Impact estimate", ({ ratings }) => ratings.impact, percent, regularMinutes),

  ...PER_GAME,
  average<PlayerSeason>("Minutes per game", ({ minutes }) => minutes),
  ...ACCURACY,

  misc("Double-doubles", ({ doubleDoubles }) => doubleDoubles, whole, everyone),
  misc("Triple-doubles", ({ tripleDoubles }) => tripleDoubles, whole, everyone),
  misc("Plus-minus", ({ plusMinus }) => plusMinus, plus, everyone),
  misc("Points in the paint per game", (p) => p.perGame.pointsInPaint, oneDecimal),
  misc("Fast-break points per game", (p) => p.perGame.fastBreakPoints, oneDecimal),
  misc("Second-chance points per game", (p) => p.perGame.secondChancePoints, oneDecimal),
  misc("Points off turnovers per game", (p) => p.perGame.pointsOffTurnovers, oneDecimal),
  misc("Fouls drawn per game", (p) => p.perGame.foulsDrawn, oneDecimal),
  ...PASSING,

  ...COUNTS,
  total<PlayerSeason>("Minutes", ({ minutes }) => minutes),
];

function plus(value: number): string {
  return (value > 0 ? "+" : "") + quotient(value, 1, 0);
}
