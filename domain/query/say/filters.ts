import type { SharedTrait, WordContext } from "../conditions/condition.ts";
import { type ConditionName, setConditions } from "../conditions/conditions.ts";
import type { Names } from "../names.ts";
import type { Query } from "../query.ts";
import { allStarBreak } from "../storage/all-star-break.ts";
import type { SeasonLines } from "../storage/season-lines.ts";

/** The players and teams that sentences name, and the season's lines, whose All-Star break is named. */
export interface FilterNames extends Names {
  lines?: SeasonLines;
}

/** A condition in words, with its name apart: "against the", "Boston Celtics". */
export interface SaidFilter {
  condition: ConditionName;
  before: string;
  name?: string;
  /** Set for a condition that selects players, as opposed to games. */
  trait?: SharedTrait;
}

/** The order of conditions in a sentence; all others come with overtime. */
const ORDER: readonly ConditionName[] = [
  "rookie",
  "pos",
  "age",
  "height",
  "nation",
  "college",
  "draft",
  "born",
  "service",
  "clubs",
  "honour",
  "conf",
  "div",
  "team",
  "starter",
  "opp",
  "oppconf",
  "oppdiv",
  "opplevel",
  "vs",
  "with",
  "without",
  "where",
  "result",
  "margin",
  "ot",
  "rest",
  "month",
  "from",
  "to",
  "round",
  "gameno",
  "first",
  "last",
];

function placeOf(name: ConditionName): number {
  return ORDER.indexOf(ORDER.includes(name) ? name : "ot");
}

/** How filters are said. */
export interface FilterStyle {
  /** True after the noun "games". */
  isAfterGames?: boolean;
  /** The preposition of the first trait: "of all rookies" is "by rookies" after what they did. */
  people?: "of" | "by";
  /** Whether the first and the last day are said apart, and not as one range. */
  areDaysApart?: boolean;
}

/** The conditions of a query in words, without its player and its figures. */
export function saidFilters(
  { conditions }: Pick<Query, "conditions">,
  { lines, ...names }: FilterNames,
  { isAfterGames = false, people = "of", areDaysApart = false }: FilterStyle = {},
): SaidFilter[] {
  const { player, team } = conditions;
  const ofTeam = team === undefined ? undefined : "team";
  const context: WordContext = {
    names,
    of: player === undefined ? ofTeam : "player",
    isAfterGames,
    from: areDaysApart ? undefined : conditions.from,
    to: areDaysApart ? undefined : conditions.to,
    gap: lines && allStarBreak(lines),
  };
  return setConditions(conditions)
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .flatMap(({ name: key, condition, value }, at): SaidFilter | [] => {
      const trait = condition.trait?.(value, names);
      if (trait !== undefined)
        return { condition: key, before: traitWords(trait, at === 0 ? people : "of"), trait };
      const before = condition.say?.(value, context);
      const name = condition.name?.(value, names);
      if (before === undefined) return [];
      return { condition: key, before, ...(name === undefined ? {} : { name }) };
    });
}

function traitWords(trait: SharedTrait, people: "of" | "by"): string {
  if (trait.kind === "players") return `${people} players ${trait.which}`;
  return trait.kind === "all" && people === "of"
    ? `of all ${trait.noun}`
    : `${people} ${trait.noun}`;
}

/**
 * The conditions as part of a sentence whose subject names the team: " against the Celtics in
 * January"; "" without any.
 */
export function filterWords(query: Query, names: FilterNames, style?: FilterStyle): string {
  return wordsOfFilters(ofSubject(saidFilters(query, names, style)), names);
}

/** The filters of a sentence whose subject names the team. */
export function ofSubject(filters: readonly SaidFilter[]): SaidFilter[] {
  return filters.filter(({ condition }) => condition !== "team");
}

export function wordsOfFilters(filters: readonly SaidFilter[], names: Names): string {
  return filters
    .map(
      ({ before, name }) => ` ${before}${name === undefined ? "" : ` ${shortName(name, names)}`}`,
    )
    .join("");
}

/** Players with some traits, and of some teams: "rookies of the East from France aged 20 or younger". */
export function peopleNoun(traits: readonly SharedTrait[], teams: readonly string[] = []): string {
  const [first, second] = traits.flatMap((trait) => (trait.kind === "all" ? trait.noun : []));
  const group = traits.find(({ kind }) => kind === "group");
  const isGroupNamed = first === undefined && group?.kind === "group";
  const which = traits.flatMap((trait) =>
    trait.kind === "players" || (trait.kind === "group" && !isGroupNamed) ? trait.which : [],
  );
  const alone = isGroupNamed ? group.noun : (first ?? "players");
  return [second === undefined ? alone : `rookie ${second}`, ...teams, ...which].join(" ");
}

/** The short name of a team; any other name unchanged. */
function shortName(name: string, { teams }: Names): string {
  return teams.find(({ fullName }) => fullName === name)?.name ?? name;
}
