import { formatUpdated } from "../dates.ts";
import { printedFigure } from "../season/printed.ts";
import { figureOf } from "./figures.ts";
import { type Names, playerName, teamOf } from "./names.ts";
import { feetAndInches } from "./parameters.ts";
import {
  type Conditions,
  type Division,
  FEATS,
  type FigureRange,
  type GroupRange,
  isGrouped,
  isStreaks,
  type Query,
  type Range,
} from "./query.ts";
import { MONTH_NAMES, rangeWords } from "./words.ts";

/**
 * A query in plain English with every condition and the number of its rows: "Games of 40 points or
 * more, lost: 37".
 */
export function sentenceOf(query: Query, names: Names, total: number): string {
  return `${questionOf(query, names)}: ${printedFigure(String(total))}`;
}

/** A query in plain English without the number of its rows: "Games of 40 points or more, lost". */
export function questionOf(query: Query, names: Names): string {
  const { figures, groups, conditions, stage, by, per } = query;
  const words = figures.map(figureWords).join(" and ");
  const clauses = Object.entries(CLAUSES).flatMap(([name, clause]) => {
    const value = conditions[name as keyof Conditions];
    if (value === undefined) return [];
    const words = clause(value as never, names, query);
    // The sentence's subject already says "players".
    return [query.rows === "players" ? words.replace(/^by (?:players )?/, "") : words];
  });
  return [
    `${subjectOf(query, names)}${words === "" ? "" : ` ${words}`}`,
    ...clauses,
    ...(stage === "playoffs" ? ["in the playoffs"] : []),
    ...groups.map(groupWords),
    ...(by === undefined ? [] : [`by ${BY_WORDS[by]}`]),
    ...(isGrouped(query) && !isStreaks(query.rows) ? BASIS_WORDS[per] : []),
  ].join(", ");
}

const BASIS_WORDS = {
  average: [],
  total: ["in totals"],
  per36: ["per 36 minutes"],
} as const;

const BY_WORDS = {
  player: "player",
  team: "team",
  opponent: "opponent",
  month: "month",
  where: "place",
  result: "result",
  rest: "days of rest",
  starter: "role",
  margin: "margin",
} as const;

const SUBJECTS = {
  games: "Games",
  "team-games": "Team games",
  players: "Players by their games",
  teams: "Teams by their games",
  streaks: "Streaks of games",
  "team-streaks": "Team streaks of games",
} as const;

function subjectOf({ rows, conditions }: Query, names: Names): string {
  const { player } = conditions;
  const subject = SUBJECTS[rows];
  return player === undefined ? subject : `${subject} of ${playerName(player, names)}`;
}

type Clauses = {
  [Name in keyof Conditions]-?: (
    value: NonNullable<Conditions[Name]>,
    names: Names,
    query: Query,
  ) => string;
};

const POSITION_WORDS = { G: "guards", F: "forwards", C: "centers" } as const;
const PLACE_WORDS = { home: "at home", away: "away", neutral: "on a neutral floor" } as const;

/** The clause of each condition. The player is the sentence's subject. */
const CLAUSES: Omit<Clauses, "player"> = {
  team: (team, names) => `for the ${fullName(team, names)}`,
  opp: (team, names) => `against the ${fullName(team, names)}`,
  conf: (conf) => `for teams of ${conferenceName(conf)}`,
  div: (division) => `for teams of ${divisionName(division)}`,
  oppconf: (conf) => `against teams of ${conferenceName(conf)}`,
  oppdiv: (division) => `against teams of ${divisionName(division)}`,
  where: (place) => PLACE_WORDS[place],
  result: (result) => (result === "w" ? "won" : "lost"),
  month: (month) => `in ${MONTH_NAMES[month]}`,
  from: (day) => `from ${formatUpdated(day) ?? day}`,
  to: (day) => `to ${formatUpdated(day) ?? day}`,
  last: (games, _, { conditions }) => {
    const ofOne = conditions.player !== undefined || conditions.team !== undefined;
    return ofOne ? `the last ${games}` : `the last ${games} of each`;
  },
  rest: (rest) => `after ${rangeWords(rest, "day", "days")} of rest`,
  margin: (margin) => `decided by ${rangeWords(margin, "point", "points")}`,
  ot: (isOvertime) => (isOvertime ? "in overtime" : "without overtime"),
  starter: (isStarter) => (isStarter ? "as a starter" : "off the bench"),
  with: (id, names) => `with ${playerName(id, names)}`,
  without: (id, names) => `without ${playerName(id, names)}`,
  vs: (id, names) => `facing ${playerName(id, names)}`,
  pos: (position) => `by ${POSITION_WORDS[position]}`,
  age: (age) => `by players of ${rangeWords(age, "year", "years")} of age`,
  rookie: (isRookie) => (isRookie ? "by rookies" : "by players who are not rookies"),
  nation: (nation) => `by players from ${nation}`,
  college: (college) => `by players who came from ${college}`,
  draft: (draft) =>
    draft === "undrafted" ? "by undrafted players" : `by players drafted in ${yearWords(draft)}`,
  height: (height) => `by players of ${heightWords(height)}`,
};

/** "the Eastern Conference". */
export function conferenceName(conference: "east" | "west"): string {
  return `the ${conference === "east" ? "Eastern" : "Western"} Conference`;
}

/** "the Atlantic Division". */
export function divisionName(division: Division): string {
  return `the ${division.charAt(0).toUpperCase()}${division.slice(1)} Division`;
}

function fullName(abbreviation: string, names: Names): string {
  return teamOf(abbreviation, names)?.fullName ?? abbreviation;
}

function yearWords({ min, max }: Range): string {
  if (min === max) return String(min);
  if (max === Number.POSITIVE_INFINITY) return `${min} or later`;
  return min === Number.NEGATIVE_INFINITY ? `${max} or before` : `${min} to ${max}`;
}

function heightWords({ min, max }: Range): string {
  if (min === max) return feetAndInches(min);
  if (max === Number.POSITIVE_INFINITY) return `${feetAndInches(min)} or taller`;
  if (min === Number.NEGATIVE_INFINITY) return `${feetAndInches(max)} or shorter`;
  return `${feetAndInches(min)} to ${feetAndInches(max)}`;
}

/** Figures that are measured, not counted. */
const MEASURED: readonly string[] = ["pm", "gmsc", "diff"];

/** "of 40 points or more", "with a plus-minus of −20 or less", "with a triple-double". */
function figureWords({ figure: key, range }: FigureRange): string {
  const name = nameOf(key);
  if (FEATS.includes(key) && range.min === 1 && range.max === 1) return `with a ${singular(name)}`;
  if (!isCounted(key)) return `with a ${name} of ${rangeWords(range)}`;
  return `of ${rangeWords(range, singular(name), name)}`;
}

function groupWords(range: GroupRange): string {
  const { figure: key, of } = range;
  const name = nameOf(key);
  const kind = figureOf(key)?.computation.kind;
  if (kind === "record" && key !== "winpct")
    return `with ${rangeWords(range.range, RECORD_WORDS[key] ?? name, name)}`;
  if (of === "total") {
    const words = isCounted(key)
      ? rangeWords(range.range, singular(name), name)
      : `a ${name} of ${rangeWords(range.range)}`;
    return `with ${words} in all`;
  }
  return isCounted(key)
    ? `averaging ${rangeWords(range.range, singular(name), name)}`
    : `with a ${kind === "count" ? `mean ${name}` : name} of ${rangeWords(range.range)}`;
}

const RECORD_WORDS: Readonly<Record<string, string>> = {
  gp: "game played",
  w: "win",
  l: "loss",
};

function isCounted(key: string): boolean {
  return figureOf(key)?.computation.kind === "count" && !MEASURED.includes(key);
}

/** A figure's name within a sentence, without its explanation. */
function nameOf(key: string): string {
  const name = figureOf(key)?.name.replace(/:.*/, "") ?? key;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function singular(name: string): string {
  return name.replace(/s\b/, "");
}
