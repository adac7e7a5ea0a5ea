import type { StatGroup } from "../leaders.ts";
import { QUALIFYING_GAMES, qualifiesForAverage } from "./averages.ts";
import type { PlayerSeason } from "./facts.ts";
import { figure, percentage, quotient } from "./figures.ts";

/** One list of season leaders: what is compared, who may be listed, how it is printed. */
export interface LeaderRule {
  group: StatGroup;
  category: string;
  /** The exact figure that decides the order. */
  value: (player: PlayerSeason) => number;
  qualifies: (player: PlayerSeason) => boolean;
  print: (value: number) => string;
  /** The least is the best, as points allowed. */
  least?: true;
}

type Qualification = LeaderRule["qualifies"];

const everyone: Qualification = () => true;
const regular: Qualification = ({ games }) => games >= QUALIFYING_GAMES;
// The league publishes ratings without a rule of its own. Per 100 possessions a man off the bench
// can outdo everybody, so beside the games we ask for the minutes of a regular.
const MINUTES_PER_GAME = 15;
const regularMinutes: Qualification = (player) =>
  regular(player) && player.minutes >= MINUTES_PER_GAME * player.games;
// Shooting from the field, however it is weighted, goes by the rule for field goal percentage.
const shooter: Qualification = ({ fgm }) => fgm >= 300;
const oneDecimal = (value: number) => figure(value, 1);
const twoDecimals = (value: number) => figure(value, 2);
const whole = (value: number) => figure(value, 0);
const share = (value: number) => percentage(value);
const perGame = (total: (player: PlayerSeason) => number) => (player: PlayerSeason) =>
  player.games === 0 ? 0 : total(player) / player.games;
const ratio = (part: number, of: number) => (of === 0 ? 0 : part / of);

/** The 58-games rule or a season total, compared per game. */
function average(
  category: string,
  total: (player: PlayerSeason) => number,
  qualifies: Qualification = regular,
): LeaderRule {
  return { group: "averages", category, value: perGame(total), qualifies, print: oneDecimal };
}

function accuracy(
  category: string,
  made: (player: PlayerSeason) => number,
  tried: (player: PlayerSeason) => number,
  least: number,
): LeaderRule {
  return {
    group: "averages",
    category,
    value: (player) => ratio(made(player), tried(player)),
    qualifies: (player) => made(player) >= least,
    print: share,
  };
}

function total(category: string, value: (player: PlayerSeason) => number): LeaderRule {
  return { group: "totals", category, value, qualifies: everyone, print: whole };
}

function rating(
  category: string,
  value: (player: PlayerSeason) => number,
  print: (value: number) => string,
  qualifies: Qualification = regularMinutes,
): LeaderRule {
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

/**
 * Every list of leaders in the order it is shown. Qualification follows the league: 58 games or a
 * season total for averages; 300 field goals, 82 threes or 125 free throws made for percentages;
 * 200 assists for assists to turnovers; nothing for totals.
 */
export const LEADER_RULES: LeaderRule[] = [
  rating("Offensive rating", ({ ratings }) => ratings.offensive, oneDecimal),
  { ...rating("Defensive rating", ({ ratings }) => ratings.defensive, oneDecimal), least: true },
  rating("Net rating", ({ ratings }) => ratings.net, oneDecimal),
  rating("True shooting %", (p) => ratio(p.pts, 2 * (p.fga + 0.44 * p.fta)), share, shooter),
  rating("Effective field goal %", (p) => ratio(p.fgm + 0.5 * p.fg3m, p.fga), share, shooter),
  rating("Usage %", ({ ratings }) => ratings.usage, share),
  rating("Assist %", ({ ratings }) => ratings.assistShare, share),
  rating("Rebound %", ({ ratings }) => ratings.reboundShare, share),
  rating("Impact estimate", ({ ratings }) => ratings.impact, share),

  average(
    "Points per game",
    ({ pts }) => pts,
    (p) => qualifiesForAverage("pts", p),
  ),
  average(
    "Rebounds per game",
    ({ reb }) => reb,
    (p) => qualifiesForAverage("reb", p),
  ),
  average(
    "Assists per game",
    ({ ast }) => ast,
    (p) => qualifiesForAverage("ast", p),
  ),
  average(
    "Steals per game",
    ({ stl }) => stl,
    (p) => qualifiesForAverage("stl", p),
  ),
  average(
    "Blocks per game",
    ({ blk }) => blk,
    (p) => qualifiesForAverage("blk", p),
  ),
  average("Minutes per game", ({ minutes }) => minutes),
  accuracy(
    "Field goal %",
    ({ fgm }) => fgm,
    ({ fga }) => fga,
    300,
  ),
  accuracy(
    "Three-point %",
    ({ fg3m }) => fg3m,
    ({ fg3a }) => fg3a,
    82,
  ),
  accuracy(
    "Free throw %",
    ({ ftm }) => ftm,
    ({ fta }) => fta,
    125,
  ),

  misc("Double-doubles", ({ doubleDoubles }) => doubleDoubles, whole, everyone),
  misc("Triple-doubles", ({ tripleDoubles }) => tripleDoubles, whole, everyone),
  misc("Plus-minus", ({ plusMinus }) => plusMinus, plus, everyone),
  misc("Points in the paint per game", (p) => p.perGame.pointsInPaint, oneDecimal),
  misc("Fast-break points per game", (p) => p.perGame.fastBreakPoints, oneDecimal),
  misc("Second-chance points per game", (p) => p.perGame.secondChancePoints, oneDecimal),
  misc("Points off turnovers per game", (p) => p.perGame.pointsOffTurnovers, oneDecimal),
  misc("Fouls drawn per game", (p) => p.perGame.foulsDrawn, oneDecimal),
  misc(
    "Assists per turnover",
    (p) => ratio(p.ast, p.tov),
    twoDecimals,
    ({ ast }) => ast >= 200,
  ),

  total("Points", ({ pts }) => pts),
  total("Rebounds", ({ reb }) => reb),
  total("Assists", ({ ast }) => ast),
  total("Steals", ({ stl }) => stl),
  total("Blocks", ({ blk }) => blk),
  total("Threes made", ({ fg3m }) => fg3m),
  total("Field goals made", ({ fgm }) => fgm),
  total("Free throws made", ({ ftm }) => ftm),
  total("Minutes", ({ minutes }) => minutes),
];

function plus(value: number): string {
  return (value > 0 ? "+" : "") + quotient(value, 1, 0);
}
