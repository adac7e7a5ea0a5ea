import { printedFigure } from "../season/printed.ts";
import {
  isRegular,
  MINIMUMS,
  QUALIFYING_TOTALS,
  qualifiesForAverage,
  REGULAR_GAMES,
  reaches,
} from "../season/qualification.ts";
import { type Figure, figureOf } from "./figures.ts";
import { type Query, rankingKey } from "./query.ts";

const AVERAGES = ["pts", "reb", "ast", "stl", "blk"] as const;

/** The count whose minimum qualifies for each share. */
const SHARES: Readonly<Record<string, keyof typeof MINIMUMS>> = {
  fgpct: "fgm",
  efg: "fgm",
  ts: "fgm",
  fg3pct: "fg3m",
  ftpct: "ftm",
  astto: "ast",
};

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
  /** "Players with at least 58 games; proportionally fewer when no player has 82 games." */
  rule: string;
  /** The rule, with a sentence on the players left out. */
  note: string;
}

const OFF = "Left out: players who do not qualify.";

/** The rule of the figure that ranks a query's rows. */
export function ruleOf(query: Query): Rule {
  return ruleFor(rankingKey(query));
}

/** The league's rule for a figure (see season/qualification.ts). */
export function ruleFor(key: string): Rule {
  const rule = leagueRule(key);
  return { ...rule, note: `${rule.rule} ${OFF}` };
}

function leagueRule(key: string): Omit<Rule, "note"> {
  const share = SHARES[key];
  if (share !== undefined) {
    const count = figureOf(share);
    const least = MINIMUMS[share];
    return {
      count,
      qualifies: ({ total }, soFar) => reaches(total, least, soFar),
      rule: ruleOn(`${least} ${lowerName(count)}`),
    };
  }
  const average = AVERAGES.find((known) => known === key);
  const count = average && figureOf(average);
  const alternative =
    average === undefined
      ? ""
      : `, or ${printedFigure(String(QUALIFYING_TOTALS[average]))} ${lowerName(count)}`;
  return {
    count,
    qualifies: ({ games, total }, soFar) =>
      average === undefined
        ? isRegular({ games }, soFar)
        : qualifiesForAverage(average, { games, ...totals(total) }, soFar),
    rule: ruleOn(`${REGULAR_GAMES} games${alternative}`),
  };
}

function ruleOn(minimum: string): string {
  return `Players with at least ${minimum}; proportionally fewer when no player has 82 games.`;
}

function totals(total: number): Record<(typeof AVERAGES)[number], number> {
  return { pts: total, reb: total, ast: total, stl: total, blk: total };
}

function lowerName(figure: Figure | undefined): string {
  return figure?.name.toLowerCase() ?? "";
}
