import type { SaidContext, SharedTrait } from "#domain/query/conditions/condition.ts";
import { type ConditionName, setConditions } from "#domain/query/conditions/conditions.ts";
import type { Names } from "#domain/query/names.ts";
import type { Query } from "#domain/query/query.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { allStarBreak } from "../read/dates.ts";

/** The players and teams that sentences name, and the season's lines. */
export interface SettingNames extends Names {
  lines: SeasonLines;
}

/** A condition in words, with its name apart: "against the", "Boston Celtics". */
export interface Setting {
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
  "nation",
  "college",
  "draft",
  "age",
  "height",
  "born",
  "service",
  "clubs",
  "honour",
  "conf",
  "div",
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

/** The words before the settings. */
export interface SettingStyle {
  /** True after the noun "games". */
  isAfterGames?: boolean;
  /** The preposition of the first trait: "of all rookies" is "by rookies" after what they did. */
  people?: "of" | "by";
}

/** The conditions of a query in words, without its player, its team and its figures. */
export function settingsOf(
  { conditions }: Query,
  { lines, ...names }: SettingNames,
  { isAfterGames = false, people = "of" }: SettingStyle = {},
): Setting[] {
  const { player, team, from, to } = conditions;
  const ofTeam = team === undefined ? undefined : "team";
  const of = player === undefined ? ofTeam : "player";
  const context: SaidContext = { names, of, isAfterGames, from, to, gap: allStarBreak(lines) };
  return setConditions(conditions)
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .flatMap(({ name: key, condition, value }, at): Setting | [] => {
      const { words } = condition;
      if (words === undefined) return [];
      const trait = words.trait?.(value, names);
      if (trait !== undefined) {
        return { condition: key, before: traitWords(trait, at === 0 ? people : "of"), trait };
      }
      const before =
        words.said === undefined
          ? condition.clause(value, { names, isOfPlayers: false, isOfOne: of !== undefined })
          : words.said(value, context);
      const name = words.name?.(value, names);
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

/** The conditions as part of a sentence: " against the Celtics in January"; "" without any. */
export function settingWords(query: Query, names: SettingNames, style?: SettingStyle): string {
  return wordsOfSettings(settingsOf(query, names, style), names);
}

export function wordsOfSettings(settings: readonly Setting[], names: SettingNames): string {
  return settings
    .map(
      ({ before, name }) => ` ${before}${name === undefined ? "" : ` ${shortName(name, names)}`}`,
    )
    .join("");
}

/** The noun for players with some traits: "rookies from France of 20 years or less". */
export function peopleNoun(traits: readonly SharedTrait[]): string {
  const nounsOf = (wanted: "all" | "group") =>
    traits.flatMap((trait) => (trait.kind === wanted ? trait.noun : []));
  const [first, second] = nounsOf("all");
  const [group = "players"] = nounsOf("group");
  const which = traits.flatMap((trait) => (trait.kind === "players" ? trait.which : []));
  const noun = second === undefined ? (first ?? group) : `rookie ${second}`;
  return [noun, ...which].join(" ");
}

/** The short name of a team; any other name unchanged. */
function shortName(name: string, { teams }: Names): string {
  return teams.find(({ fullName }) => fullName === name)?.name ?? name;
}
