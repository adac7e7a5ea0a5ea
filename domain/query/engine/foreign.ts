import type { Figure } from "#domain/figures/figure.ts";
import { isOfLineups } from "#domain/figures/lineup-figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import {
  CONDITION_NAMES,
  type ConditionName,
  type Conditions,
  declared,
  isForeignToLineups,
  isOfAnyPart,
  isOfPlayers,
  TRAIT_NAMES,
} from "../conditions/conditions.ts";
import { type Grouping, isOfHistory, isOfTeams, type Rows } from "../query.ts";
import { isOfTotals } from "./history-columns.ts";

/** A figure or condition that the rows of a query do not have, with the parameter that asks for it. */
export interface Foreign {
  parameter: ConditionName | "by";
  advice: Advice;
}

/** Why rows do not have a figure, which an address asks for by `name`; undefined if they have it. */
export function foreignFigure(figure: Figure, rows: Rows, name: string): Advice | undefined {
  const { subjects, computation } = figure;
  if (isOfHistory(rows)) return isOfTotals(figure) ? undefined : QUERY_ADVICE.notOfHistory(name);
  if (isLineup(rows)) return isOfLineups(figure) ? undefined : QUERY_ADVICE.notOfLineups(name);
  if (subjects === "teams" && !isOfTeams(rows)) return QUERY_ADVICE.teamFigure(name);
  if (subjects === "players" && isOfTeams(rows)) return QUERY_ADVICE.playerFigure(name);
  return computation.kind === "rating" && rows !== "players" && rows !== "teams"
    ? QUERY_ADVICE.ratingOfSeasons(name)
    : undefined;
}

/** The conditions of seasons of which totals are known. */
const OF_HISTORY: readonly ConditionName[] = [
  "player",
  "team",
  "except",
  ...TRAIT_NAMES.filter((name) => !declared(name).isOfPast && name !== "service"),
];

/** The condition or the grouping that rows do not have; undefined if they have all. */
export function foreignIn(
  rows: Rows,
  conditions: Conditions,
  by: Grouping | undefined,
): Foreign | undefined {
  const found = (isForeign: (name: ConditionName) => boolean) =>
    CONDITION_NAMES.find((name) => conditions[name] !== undefined && isForeign(name));
  if (isOfAnyPart(conditions)) {
    const isSingle = (rows === "games" || rows === "team-games") && by === undefined;
    const parameter = found((name) => name === "first" || name === "last");
    const part = conditions.quarter === undefined ? "half" : "quarter";
    if (!isSingle) return { parameter: part, advice: QUERY_ADVICE.singleParts(part) };
    if (parameter !== undefined) return { parameter, advice: QUERY_ADVICE.singleParts(part) };
  }
  if (isOfHistory(rows)) {
    const parameter = found((name) => !OF_HISTORY.includes(name)) ?? (by && "by");
    return parameter && { parameter, advice: QUERY_ADVICE.notOfHistory(parameter) };
  }
  const isOfOne = by === "player" || by === "starter";
  if (isOfTeams(rows)) {
    const parameter = found(isOfPlayers);
    if (parameter !== undefined) return { parameter, advice: QUERY_ADVICE.ofPlayers(parameter) };
    return isOfOne ? { parameter: "by", advice: QUERY_ADVICE.teamsBy(by) } : undefined;
  }
  if (!isLineup(rows)) return undefined;
  const parameter = found(isForeignToLineups) ?? (isOfOne ? "by" : undefined);
  return parameter && { parameter, advice: QUERY_ADVICE.notOfLineups(parameter) };
}
