import { formatUpdated } from "../../dates.ts";
import { type Names, playerName, teamOf } from "../../query/names.ts";
import { feetAndInches } from "../../query/parameters.ts";
import type { Conditions, Query, Range } from "../../query/query.ts";
import type { SeasonLines } from "../../query/season-lines.ts";
import { conferenceName, divisionName } from "../../query/sentence.ts";
import { MONTH_NAMES } from "../../query/words.ts";
import { allStarBreak } from "./reading-dates.ts";

/** The players and teams that sentences name, and the season's lines. */
export interface SettingNames extends Names {
  lines: SeasonLines;
}

/** A condition in words, with its name apart: "against the", "Boston Celtics". */
export interface Setting {
  before: string;
  name?: string;
  /** Whether the condition selects players, as opposed to games. */
  isTrait?: boolean;
}

/** The conditions of a query in words, without its player, its team and its figures. */
export function settingsOf({ conditions }: Query, { lines, ...names }: SettingNames): Setting[] {
  const { player, last } = conditions;
  const c = conditions;
  const settings: (Setting | undefined)[] = [
    c.rookie === undefined ? undefined : { before: "of all rookies", isTrait: true },
    c.pos === undefined ? undefined : { before: `of all ${POSITIONS[c.pos]}`, isTrait: true },
    c.nation === undefined ? undefined : { before: `of players from ${c.nation}`, isTrait: true },
    c.college === undefined ? undefined : { before: `of players from ${c.college}`, isTrait: true },
    c.draft === undefined ? undefined : { before: `of ${draftWords(c.draft)}`, isTrait: true },
    c.age === undefined
      ? undefined
      : { before: `of players of ${rangeOf(c.age, String, "years")}`, isTrait: true },
    c.height === undefined
      ? undefined
      : { before: `of players of ${rangeOf(c.height, feetAndInches)}`, isTrait: true },
    c.conf === undefined ? undefined : { before: `in ${conferenceName(c.conf)}` },
    c.div === undefined ? undefined : { before: `in ${divisionName(c.div)}` },
    c.starter === undefined ? undefined : { before: c.starter ? "as a starter" : "off the bench" },
    c.opp === undefined ? undefined : { before: "against the", name: fullName(c.opp, names) },
    c.oppconf === undefined ? undefined : { before: `against ${conferenceName(c.oppconf)}` },
    c.oppdiv === undefined ? undefined : { before: `against ${divisionName(c.oppdiv)}` },
    c.vs === undefined ? undefined : { before: "in games against", name: playerName(c.vs, names) },
    c.with === undefined ? undefined : { before: "with", name: playerName(c.with, names) },
    c.without === undefined ? undefined : { before: "without", name: playerName(c.without, names) },
    c.where === undefined ? undefined : { before: PLACES[c.where] },
    c.result === undefined ? undefined : { before: c.result === "w" ? "in wins" : "in losses" },
    c.margin === undefined ? undefined : { before: `in games decided by ${marginWords(c.margin)}` },
    c.ot === undefined ? undefined : { before: c.ot ? "in overtime" : "without overtime" },
    c.rest === undefined ? undefined : { before: restWords(c.rest) },
    c.month === undefined ? undefined : { before: `in ${MONTH_NAMES[c.month]}` },
    period(c, allStarBreak(lines)),
    last === undefined ? undefined : { before: lastWords(last, player, c.team) },
  ];
  return settings.filter((setting) => setting !== undefined);
}

/** The conditions as part of a sentence: " against the Celtics in January"; "" without any. */
export function settingWords(query: Query, names: SettingNames): string {
  return wordsOfSettings(settingsOf(query, names), names);
}

export function wordsOfSettings(settings: readonly Setting[], names: SettingNames): string {
  return settings
    .map(
      ({ before, name }) => ` ${before}${name === undefined ? "" : ` ${shortName(name, names)}`}`,
    )
    .join("");
}

/** The noun for players with some traits: "rookies from France of 20 years or less". */
export function peopleNoun(traits: readonly string[]): string {
  const ofAll = traits.flatMap((trait) => /^of all (\w+)$/.exec(trait)?.[1] ?? []);
  const others = traits.flatMap((trait) => /^of players (.+)$/.exec(trait)?.[1] ?? []);
  const nouns = traits.includes("of undrafted players") ? ["undrafted players"] : [];
  const noun = ofAll.length === 2 ? `rookie ${ofAll[1]}` : (ofAll[0] ?? nouns[0] ?? "players");
  return [noun, ...others].join(" ");
}

/** The short name of a team; any other name unchanged. */
function shortName(name: string, { teams }: Names): string {
  return teams.find(({ fullName }) => fullName === name)?.name ?? name;
}

/** The nouns for the players of each position. */
export const POSITIONS = { G: "guards", F: "forwards", C: "centers" } as const;
const PLACES = { home: "at home", away: "on the road", neutral: "on a neutral floor" } as const;

function fullName(abbreviation: string, names: Names): string {
  return teamOf(abbreviation, names)?.fullName ?? abbreviation;
}

function draftWords(draft: NonNullable<Conditions["draft"]>): string {
  if (draft === "undrafted") return "undrafted players";
  return `players drafted in ${draft.min === draft.max ? draft.min : `${draft.min} to ${draft.max}`}`;
}

function rangeOf({ min, max }: Range, print: (value: number) => string, unit = ""): string {
  const end = unit === "" ? "" : ` ${unit}`;
  if (min === max) return `${print(min)}${end}`;
  if (max === Number.POSITIVE_INFINITY) return `${print(min)}${end} or more`;
  if (min === Number.NEGATIVE_INFINITY) return `${print(max)}${end} or less`;
  return `${print(min)} to ${print(max)}${end}`;
}

function marginWords({ min, max }: Range): string {
  const points = (value: number) => `${value} point${value === 1 ? "" : "s"}`;
  if (min === max) return points(min);
  if (max === Number.POSITIVE_INFINITY) return `${points(min)} or more`;
  if (min === Number.NEGATIVE_INFINITY) return `${points(max)} or fewer`;
  return `${min} to ${points(max)}`;
}

function restWords({ min, max }: Range): string {
  if (min === 0 && max === 0) return "on the second day of back-to-backs";
  if (min === max) return `after ${min} day${min === 1 ? "" : "s"} of rest`;
  return `after ${rangeOf({ min, max }, String, "days")} of rest`;
}

function lastWords(last: number, player?: string, team?: string): string {
  const games = last === 1 ? "game" : `${last} games`;
  if (player !== undefined) return `in his last ${games}`;
  return team === undefined ? `in the last ${games} of each` : `in their last ${games}`;
}

function period(
  { from, to }: Conditions,
  gap: ReturnType<typeof allStarBreak>,
): Setting | undefined {
  const day = (iso: string) => formatUpdated(iso) ?? iso;
  if (from !== undefined && to !== undefined)
    return { before: from === to ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}` };
  if (from !== undefined)
    return {
      before:
        from === gap?.after ? `since the All-Star break (${day(from)})` : `since ${day(from)}`,
    };
  if (to === undefined) return undefined;
  return {
    before: to === gap?.before ? `before the All-Star break (to ${day(to)})` : `until ${day(to)}`,
  };
}
