import { figureOf } from "#domain/figures/figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { hasPlays } from "#domain/season/season-range.ts";
import { FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";
import { CONDITION_NAMES, declared, isTrait, setConditions } from "../conditions/conditions.ts";
import { type Grouping, isOfHistory, type Query, type Sort } from "../query.ts";

type Asked = Pick<Query, "season" | "rows" | "by" | "conditions" | "figures" | "groups"> & {
  sort: Sort | undefined;
};

/**
 * The parameter that asks for what a past season, or several, do not have, with the advice: a
 * condition on persons, or what only plays and quarters tell.
 */
export function unknownOfPast(
  { season, rows, by, conditions, figures, groups, sort }: Asked,
  current: string,
): { parameter: string; advice: Advice } | undefined {
  if (season === current || isOfHistory(rows)) return undefined;
  const set = setConditions(conditions);
  const trait = set.find(({ name }) => isTrait(name))?.name;
  if (trait !== undefined)
    return { parameter: trait, advice: QUERY_ADVICE.ofPerson(trait, current) };
  if (hasPlays(season)) return undefined;
  const condition = set.find((one) => one.condition.isOfPlays)?.name;
  const keys = [...figures, ...groups].map(({ figure }) => figure);
  const figure = [...keys, sort?.key ?? ""].find((key) => figureOf(key)?.isOfPlays);
  const grouping = by !== undefined && isGroupingOfPlays(by) ? "by" : undefined;
  const parameter = condition ?? figure ?? grouping ?? (isLineup(rows) ? "rows" : undefined);
  if (parameter === undefined) return undefined;
  return { parameter, advice: QUERY_ADVICE.ofPlays(parameter, FIRST_WITH_PLAYS) };
}

/** Returns whether a grouping is one by a condition that plays and quarters tell. */
export function isGroupingOfPlays(by: Grouping): boolean {
  const name = CONDITION_NAMES.find((condition) => condition === by);
  return name !== undefined && declared(name).isOfPlays === true;
}
