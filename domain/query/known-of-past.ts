import { figureOf } from "../figures/figures.ts";
import type { Advice } from "../refusals/advice.ts";
import { QUERY_ADVICE } from "../refusals/query-advice.ts";
import { currentSeason } from "../season/season.ts";
import { CONDITION_NAMES, declared, isTrait, setConditions } from "./conditions/conditions.ts";
import type { Grouping, Query, Sort } from "./query.ts";

type Asked = Pick<Query, "by" | "conditions" | "figures" | "groups"> & { sort: Sort | undefined };

/**
 * The parameter that asks for what past seasons do not have, with the advice: a condition on persons,
 * or a condition or figure that only plays and quarters tell.
 */
export function unknownOfPast({
  by,
  conditions,
  figures,
  groups,
  sort,
}: Asked): { parameter: string; advice: Advice } | undefined {
  const set = setConditions(conditions);
  const trait = set.find(({ name }) => isTrait(name))?.name;
  if (trait !== undefined)
    return { parameter: trait, advice: QUERY_ADVICE.ofPerson(trait, currentSeason()) };
  const condition = set.find((one) => one.condition.isCurrentOnly)?.name;
  const keys = [...figures, ...groups].map(({ figure }) => figure);
  const figure = [...keys, sort?.key ?? ""].find((key) => figureOf(key)?.isCurrentOnly);
  const grouping = by !== undefined && isCurrentOnly(by) ? "by" : undefined;
  const parameter = condition ?? figure ?? grouping;
  if (parameter === undefined) return undefined;
  return { parameter, advice: QUERY_ADVICE.ofPlays(parameter, currentSeason()) };
}

/** Returns whether a grouping is one by a condition that past seasons do not have. */
export function isCurrentOnly(by: Grouping): boolean {
  const name = CONDITION_NAMES.find((condition) => condition === by);
  return name !== undefined && declared(name).isCurrentOnly === true;
}
