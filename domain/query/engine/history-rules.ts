import type { MinimumOf } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { SEASON_GAMES } from "#domain/leaders/qualification.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { FIRST_SEASON } from "#domain/season/season-rules.ts";
import { isOfWholeCareers, type Query, rankingKey } from "../query.ts";
import { formerMinimums, type Qualifying, type Rule, ruleFor } from "./qualified.ts";

/** The league's minimums of a career: games for averages, shots made for percentages. */
const CAREER_GAMES = 400;
const CAREER_COUNTS: Readonly<Record<MinimumOf, number>> = {
  fgm: 2000,
  fg3m: 250,
  ftm: 1200,
  ast: 2000,
};
/** The seasons, at seven tenths of the games, after which the minimums of a career are whole. */
const SEASONS = 7;

/**
 * The rule by which careers since 1946-47, or seasons by the rule of their time, qualify for the figure
 * that ranks them; `qualifies` takes the most games of anyone in the same seasons.
 */
export function historyRule(query: Query): Pick<Rule, "count" | "qualifies" | "note"> {
  const { rows, season, conditions } = query;
  const key = rankingKey(query);
  if (!isOfWholeCareers(rows)) {
    const { count, qualifies, rule } = ruleFor(key);
    const former = formerMinimums(key, {}, FIRST_SEASON);
    const note = rule.replace("during the season", "in shorter seasons") + former;
    return {
      count,
      qualifies: (own, most, of) => qualifies(own, Math.min(most, SEASON_GAMES), of),
      note,
    };
  }
  const counted = figureOf(key)?.qualifiedBy;
  const count = counted && figureOf(counted);
  const least = counted === undefined ? CAREER_GAMES : CAREER_COUNTS[counted];
  const noun = count?.name.toLowerCase() ?? "games";
  const isWhole = season === ALL_SEASONS && conditions.team === undefined;
  return {
    count,
    qualifies: ({ games, total }: Qualifying, most) =>
      (count === undefined ? games : total) >= least * Math.min(1, most / (SEASONS * SEASON_GAMES)),
    note:
      `Players with at least ${printedFigure(String(least))} ${noun}` +
      `${isWhole ? "" : "; fewer where nobody played as much"}.`,
  };
}
