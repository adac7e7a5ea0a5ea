import { memoize } from "#domain/memoize.ts";
import { listed } from "#domain/printing/listed.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { levelsOf } from "../engine/levels.ts";
import { FIRST_MONTH, MONTHS, type Month, USUAL_MONTHS } from "../engine/months.ts";
import type { Sides } from "../engine/sides.ts";
import { isWithin, type Range } from "../range.ts";
import { MONTH_NAMES } from "../say/words.ts";
import { STAGES } from "../storage/season-lines.ts";
import { condition, ofGames } from "./condition.ts";
import { oneOf, range } from "./reading.ts";

const MONTH_NUMBERS = ["10", "11", "12", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The rounds of the playoffs, in order. */
const ROUNDS = ["first", "semifinals", "conference-finals", "finals"] as const;
type Round = (typeof ROUNDS)[number];

const ROUND_WORDS: Readonly<Record<Round, string>> = {
  first: "the first round",
  semifinals: "the conference semifinals",
  "conference-finals": "the conference finals",
  finals: "the Finals",
};

const NUMBER_WORDS = ["", "one", "two", "three", "four", "five", "six", "seven"];

const LEVELS = [
  "winning",
  "losing",
  "playoffs",
  "no-playoffs",
  "winning-then",
  "losing-then",
] as const;
type Level = (typeof LEVELS)[number];

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  winning: "teams with a winning record",
  losing: "teams with a losing record",
  playoffs: "playoff teams",
  "no-playoffs": "teams that missed the playoffs",
  "winning-then": "teams with a winning record at the time",
  "losing-then": "teams with a losing record at the time",
};

/** The condition on months: one, or several. */
export const MONTH_CONDITION = condition<readonly Month[]>({
  read: (text) => {
    const found = text.split(",").map((part) => monthNamed(part.trim()));
    const months = MONTHS.filter((month) => found.includes(month));
    return found.includes(undefined)
      ? { ok: false, advice: QUERY_ADVICE.noChoice("month", MONTHS) }
      : { ok: true, value: months };
  },
  print: (months) => months.join(","),
  tested: ofGames((asked, _, { sides }) => {
    const isAsked = new Uint8Array(MONTHS.length);
    for (const month of asked) isAsked[(MONTHS.indexOf(month) + FIRST_MONTH) % 12] = 1;
    const { month: months } = sides;
    return (side) => isAsked[(months[side] ?? 0) % 12] === 1;
  }),
  say: monthsInWords,
  field: {
    label: "Month",
    place: "first",
    choices: { any: "Any", values: MONTHS.map((month) => [month, MONTH_NAMES[month]] as const) },
  },
  description: `Games of one month or of several, as "jan,feb": ${MONTHS.join(", ")}.`,
});

/** The conditions on a game by its round of the playoffs, its opponents and its overtimes. */
export const PART_CONDITIONS = {
  round: condition<Round>({
    ...oneOf("round", ROUNDS),
    tested: ofGames((round, _, { sides }) => {
      const wanted = 1 + ROUNDS.indexOf(round);
      const { round: rounds } = seriesOf(sides);
      return (side) => rounds[side] === wanted;
    }),
    say: (round) => `in ${ROUND_WORDS[round]}`,
    field: {
      label: "Round",
      place: "more",
      choices: {
        any: "Any",
        values: [
          ["first", "First round"],
          ["semifinals", "Conference semifinals"],
          ["conference-finals", "Conference finals"],
          ["finals", "Finals"],
        ],
      },
    },
    description: `Games of one round of the playoffs: ${ROUNDS.join(", ")}.`,
    phrases: [
      ["first round", "first"],
      ["1st round", "first"],
      ["round 1", "first"],
      ["round one", "first"],
      ["second round", "semifinals"],
      ["2nd round", "semifinals"],
      ["round 2", "semifinals"],
      ["round two", "semifinals"],
      ["conference semifinals", "semifinals"],
      ["conference semis", "semifinals"],
      ["conference finals", "conference-finals"],
      ["conf finals", "conference-finals"],
      ["third round", "conference-finals"],
      ["finals", "finals"],
      ["nba finals", "finals"],
    ],
  }),
  gameno: condition<Range>({
    ...range("gameno", 1, 7),
    tested: ofGames((numbers, _, { sides }) => {
      const { number } = seriesOf(sides);
      return (side) => isWithin(number[side] ?? 0, numbers);
    }),
    say: ({ min, max }) =>
      min === max ? `in game ${min} of a series` : `in games ${min} to ${max} of a series`,
    field: { label: "Game of the series", place: "more", placeholder: "7" },
    description: "Range of numbers of a game in its series of the playoffs.",
    phrases: [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
      [number, NUMBER_WORDS[number]]
        .flatMap((said) => ["", "a ", "in ", "in a "].map((before) => `${before}game ${said}`))
        .map((phrase) => [phrase, { min: number, max: number }] as const),
    ),
  }),
  opplevel: condition<Level>({
    ...oneOf("opplevel", LEVELS),
    tested: ofGames((level, _, { sides }) => {
      const { winning, playoffs, then } = levelsOf(sides);
      if (level === "winning-then") return (side) => (then[side ^ 1] as number) > 0;
      if (level === "losing-then") return (side) => (then[side ^ 1] as number) < 0;
      const marks = level === "winning" || level === "losing" ? winning : playoffs;
      const wanted = level === "winning" || level === "playoffs" ? 1 : 0;
      return (side) => marks[side ^ 1] === wanted;
    }),
    say: (level) => `against ${LEVEL_WORDS[level]}`,
    field: {
      label: "Opponent's season",
      place: "more",
      choices: {
        any: "Any",
        values: [
          ["winning", "Winning record"],
          ["losing", "Losing record"],
          ["playoffs", "Playoff team"],
          ["no-playoffs", "Missed the playoffs"],
          ["winning-then", "Winning record then"],
          ["losing-then", "Losing record then"],
        ],
      },
    },
    description: `Games against teams by their season: ${LEVELS.join(", ")}.`,
    note:
      "A winning record is one of more wins than losses in the regular season so far, or in the games " +
      "before where it says “at the time”; a playoff team has played in the playoffs.",
    phrases: [
      ...ofRecord("winning", [
        "winning teams",
        "good teams",
        "teams over 500",
        "teams above 500",
        "over 500 teams",
        "above 500 teams",
        "teams with winning records",
        "teams with a winning record",
        "plus 500 teams",
      ]),
      ...ofRecord("losing", [
        "losing teams",
        "bad teams",
        "teams under 500",
        "teams below 500",
        "under 500 teams",
        "below 500 teams",
        "sub 500 teams",
        "teams with losing records",
        "teams with a losing record",
      ]),
      ...against("playoffs", ["playoff teams", "playoffs teams", "teams in the playoffs"]),
      ...against("no-playoffs", ["non playoff teams", "lottery teams"]),
    ],
  }),
  ots: condition<Range>({
    ...range("ots", 0, 9),
    tested: ofGames((overtimes, _, { sides }) => {
      const { overtimes: played } = sides;
      return (side) => isWithin(played[side] ?? 0, overtimes);
    }),
    say: (overtimes) => `with ${rangeWords(overtimes, { noun: ["overtime", "overtimes"] })}`,
    field: { label: "Overtimes", place: "more", placeholder: "2.." },
    description: "Range of overtimes.",
    phrases: [
      ...["double overtime", "double ot", "2ot", "two overtimes", "2 overtimes"].map(
        (phrase) => [phrase, { min: 2, max: 2 }] as const,
      ),
      ...["triple overtime", "triple ot", "3ot", "three overtimes", "3 overtimes"].map(
        (phrase) => [phrase, { min: 3, max: 3 }] as const,
      ),
      ["multiple overtimes", { min: 2, max: Number.POSITIVE_INFINITY }],
    ],
  }),
};

/** Phrases of a record, each also as it was at the time. */
function ofRecord(level: "winning" | "losing", teams: readonly string[]) {
  const then = teams.map((phrase) => `${phrase} at the time`);
  return [...against(level, teams), ...against(`${level}-then`, then)];
}

function against(level: Level, teams: readonly string[]) {
  return ["against", "vs", "versus"].flatMap((before) =>
    teams.map((phrase) => [`${before} ${phrase}`, level] as const),
  );
}

function monthNamed(text: string): Month | undefined {
  const numbered = MONTHS[MONTH_NUMBERS.indexOf(text.replace(/^0/, ""))];
  return numbered ?? MONTHS.find((month) => month === text.toLowerCase());
}

/** All months of a usual season but some. */
export function otherMonths(months: readonly Month[]): readonly Month[] {
  return USUAL_MONTHS.filter((month) => !months.includes(month));
}

const FEW_MONTHS = 4;

/** "in January and February"; of most months, "outside of January". */
function monthsInWords(months: readonly Month[]): string {
  const named = (some: readonly Month[]) => listed(some.map((month) => MONTH_NAMES[month]));
  const others = otherMonths(months);
  return months.length > FEW_MONTHS && others.length > 0
    ? `outside of ${named(others)}`
    : `in ${named(months)}`;
}

/**
 * The round of each side's game in the playoffs, and its number in the series; 0 outside of them. A
 * team's opponents follow each other in order of the rounds.
 */
const seriesOf = memoize((sides: Sides): { round: Uint8Array; number: Uint8Array } => {
  const round = new Uint8Array(sides.size);
  const number = new Uint8Array(sides.size);
  const met = new Map<string, Map<number, number>>();
  const playoffs = STAGES.indexOf("playoffs");
  for (let side = 0; side < sides.size; side += 1) {
    if (sides.stage[side] !== playoffs) continue;
    const key = `${sides.season[side]} ${sides.team[side]}`;
    const opponents = met.get(key) ?? new Map<number, number>();
    met.set(key, opponents);
    const opponent = sides.opponent[side] as number;
    const games = 1 + (opponents.get(opponent) ?? 0);
    opponents.set(opponent, games);
    round[side] = opponents.size;
    number[side] = games;
  }
  return { round, number };
});
