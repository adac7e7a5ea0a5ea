import { figureOf } from "#domain/figures/figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { lacksGames } from "#domain/season/ladder.ts";
import { hasPlays, isSeveral } from "#domain/season/season-range.ts";
import { FIRST_WITH_OFFICIAL_LINES, FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";
import {
  CONDITION_NAMES,
  declared,
  isOfAnyPart,
  isTrait,
  setConditions,
} from "../conditions/conditions.ts";
import { type Grouping, isOfHistory, type Query, type Sort } from "../query.ts";

type Asked = Pick<
  Query,
  "season" | "stage" | "rows" | "by" | "conditions" | "figures" | "groups"
> & {
  sort: Sort | undefined;
};

/**
 * The parameter that asks for what a past season, or several, do not have, with the advice: a
 * condition on persons, playoffs without lines, or what only plays and quarters tell.
 */
export function unknownOfPast(
  { season, stage, rows, by, conditions, figures, groups, sort }: Asked,
  current: string,
): { parameter: string; advice: Advice } | undefined {
  if (season === current || isOfHistory(rows)) return undefined;
  const set = setConditions(conditions);
  const trait = set.find(({ name }) => isTrait(name))?.name;
  if (trait !== undefined)
    return { parameter: trait, advice: QUERY_ADVICE.ofPerson(trait, current) };
  if (lacksGames(stage, season))
    return { parameter: "stage", advice: QUERY_ADVICE.ofPlayoffs(FIRST_WITH_OFFICIAL_LINES) };
  const parameter = askedOfPlays({ rows, by, conditions, figures, groups, sort });
  if (parameter === undefined) return undefined;
  if (!hasPlays(season))
    return { parameter, advice: QUERY_ADVICE.ofPlays(parameter, FIRST_WITH_PLAYS) };
  return isSeveral(season) && isOfAnyPart(conditions) && rows !== "games"
    ? { parameter, advice: QUERY_ADVICE.ofOneSeason(parameter) }
    : undefined;
}

/** The parameter that asks for what only plays and quarters tell; undefined without one. */
export function askedOfPlays({
  rows,
  by,
  conditions,
  figures,
  groups,
  sort,
}: Omit<Asked, "season" | "stage">): string | undefined {
  const condition = setConditions(conditions).find((one) => one.condition.isOfPlays)?.name;
  const keys = [...figures, ...groups].map(({ figure }) => figure);
  const figure = [...keys, sort?.key ?? ""].find((key) => figureOf(key)?.isOfPlays);
  const grouping = by !== undefined && isGroupingOfPlays(by) ? "by" : undefined;
  return condition ?? figure ?? grouping ?? (isLineup(rows) ? "rows" : undefined);
}

/** Returns whether a grouping is one by a condition that plays and quarters tell. */
export function isGroupingOfPlays(by: Grouping): boolean {
  const name = CONDITION_NAMES.find((condition) => condition === by);
  return name !== undefined && declared(name).isOfPlays === true;
}
