import { formatUpdated, WEEKDAYS } from "#domain/dates.ts";
import { counted } from "#domain/printing/counted.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { dayOf, PLACES } from "../engine/sides.ts";
import { isWithin, type Range } from "../range.ts";
import { condition, equals, ofGames, type SideTest, yesOrNo } from "./condition.ts";
import { MONTH_CONDITION } from "./part-conditions.ts";
import { day, flag, oneOf, range } from "./reading.ts";
import { YEARDAY_CONDITION } from "./yearday-condition.ts";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
type Weekday = (typeof WEEK)[number];
/** The weekday of 1 January 1970, Sunday being 0. */
const FIRST_WEEKDAY = 4;

type Place = (typeof PLACES)[number];
/** A place, or after "!" all other places. */
type AskedPlace = Place | "!home" | "!away";

const PLACE_WORDS: Readonly<Record<AskedPlace, string>> = {
  home: "at home",
  away: "on the road",
  neutral: "on a neutral floor",
  "!home": "not at home",
  "!away": "not on the road",
};

/** The conditions on games by themselves. */
export const GAME_CONDITIONS = {
  where: condition<AskedPlace>({
    ...oneOf<AskedPlace>("where", [...PLACES, "!home", "!away"]),
    tested: ofGames((asked, _, { sides }) => {
      const isAt = equals(sides.place, PLACES.indexOf(asked.replace("!", "") as Place));
      return asked.startsWith("!") ? (side) => !isAt(side) : isAt;
    }),
    say: (place) => PLACE_WORDS[place],
    field: {
      label: "Where",
      place: "first",
      choices: {
        any: "Anywhere",
        values: [
          ["home", "Home"],
          ["away", "Away"],
          ["neutral", "Neutral"],
          ["!home", "Not at home"],
          ["!away", "Not away"],
        ],
      },
    },
    description:
      'Games at home, away or on a neutral floor: home, away, neutral; all others after "!": "!home".',
    note: "Games on a neutral floor are neither home nor away.",
    phrases: [
      ["home", "home"],
      ["home games", "home"],
      ["home court", "home"],
      ["away", "away"],
      ["road", "away"],
      ["road games", "away"],
      ["away games", "away"],
      ["away from home", "away"],
      ["neutral", "neutral"],
      ["neutral site", "neutral"],
      ["neutral floor", "neutral"],
      ["not at home", "!home"],
      ["not home", "!home"],
      ["not away", "!away"],
      ["not on the road", "!away"],
    ],
  }),
  result: condition<"w" | "l">({
    ...oneOf("result", ["w", "l"]),
    tested: ofGames((result, _, { sides }) => {
      const isWon = result === "w";
      const { margin } = sides;
      return (side) => (margin[side] ?? 0) > 0 === isWon;
    }),
    say: (result) => (result === "w" ? "in wins" : "in losses"),
    field: {
      label: "Result",
      place: "first",
      choices: {
        any: "Any",
        values: [
          ["w", "Won"],
          ["l", "Lost"],
        ],
      },
    },
    description: "w for games won, l for games lost.",
  }),
  month: MONTH_CONDITION,
  weekday: condition<Weekday>({
    ...oneOf("weekday", WEEK),
    tested: ofGames((weekday, _, { sides }) => {
      const wanted = weekdayNumber(weekday);
      const { day: days } = sides;
      return (side) => ((days[side] ?? 0) + FIRST_WEEKDAY) % 7 === wanted;
    }),
    say: (weekday) => `on ${weekdayName(weekday)}s`,
    field: {
      label: "Weekday",
      place: "more",
      choices: { any: "Any", values: WEEK.map((day) => [day, weekdayName(day)] as const) },
    },
    description: `Games of one day of the week: ${WEEK.join(", ")}.`,
    phrases: WEEK.flatMap((day) => {
      const name = weekdayName(day);
      return [`on a ${name}`, `on ${name}s`, `${name} games`].map((said) => [said, day] as const);
    }),
    // One Monday, and not all of them.
    refused: WEEKDAYS.flatMap((name) =>
      ["on", "last", "this", "next"].map((when) => [`${when} ${name}`, "now"] as const),
    ),
  }),
  yearday: YEARDAY_CONDITION,
  from: condition<string>({
    ...day("from"),
    tested: ofGames((from, _, { sides }) => {
      const first = dayOf(from);
      const { day: days } = sides;
      return (side) => (days[side] as number) >= first;
    }),
    say: (from, { to, gap }) => {
      if (to !== undefined)
        return from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
      const since = dayWords(from);
      return from === gap?.after ? `since the All-Star break (${since})` : `since ${since}`;
    },
    field: { label: "From", place: "more", placeholder: "2025-10-21" },
    description: "Games of this day and later.",
  }),
  to: condition<string>({
    ...day("to"),
    tested: ofGames((to, _, { sides }) => {
      const last = dayOf(to);
      const { day: days } = sides;
      return (side) => (days[side] as number) <= last;
    }),
    say: (to, { from, gap }) => {
      if (from !== undefined) return undefined;
      const until = dayWords(to);
      return to === gap?.before ? `before the All-Star break (to ${until})` : `until ${until}`;
    },
    field: { label: "To", place: "more", placeholder: "2026-04-12" },
    description: "Games of this day and earlier.",
  }),
  last: gamesOfEach("last", "Last games"),
  first: gamesOfEach("first", "First games"),
  rest: condition<Range>({
    ...range("rest", 0, 400),
    tested: ofGames((rest, _, { sides }) => restTest(sides.rest, rest, "team")),
    say: ({ min, max }) => {
      if (max === 0) return "on the second day of back-to-backs";
      if (min === max) return `after ${counted(min, "day")} of rest`;
      return `after ${rangeWords({ min, max }, { noun: ["day", "days"], isBare: true, orLess: "less" })} of rest`;
    },
    field: { label: "Days of rest", place: "more" },
    description: "Range of days without a game before.",
    note: "Rest is days without a game since the team's one before; 0 is a back-to-back.",
  }),
  opprest: condition<Range>({
    ...range("opprest", 0, 400),
    tested: ofGames((rest, _, { sides }) => restTest(sides.rest, rest, "opponent")),
    say: (days) =>
      `against teams ${days.max === 0 ? "on a back-to-back" : `after ${restWords(days)}`}`,
    field: { label: "Opponent's rest", place: "more", placeholder: "0" },
    description: "Range of days without a game of the opponent before.",
    note: "Rest is days without a game since the opponent's one before; 0 is a back-to-back.",
    phrases: [["against teams on a back to back", { min: 0, max: 0 }]],
  }),
  margin: condition<Range>({
    ...range("margin", 0, 200),
    tested: ofGames((margin, _, { sides }) => {
      const { margin: margins } = sides;
      return (side) => isWithin(Math.abs(margins[side] ?? 0), margin);
    }),
    say: (margin, { isAfterGames }) =>
      `${isAfterGames ? "" : "in games "}decided by ` +
      rangeWords(margin, { noun: ["point", "points"], isBare: true }),
    field: { label: "Margin", place: "more", placeholder: "..5" },
    description: "Range of points between the teams.",
    note: "The margin is the final difference, whichever team won.",
  }),
  ot: condition<boolean>({
    ...flag("ot"),
    tested: ofGames((isOvertime, _, { sides }) => {
      const { overtimes } = sides;
      return (side) => (overtimes[side] ?? 0) > 0 === isOvertime;
    }),
    say: (isOvertime) => (isOvertime ? "in overtime" : "without overtime"),
    field: {
      label: "Overtime",
      place: "more",
      choices: yesOrNo("Any", "Overtime", "No overtime"),
    },
    description: "1 for games with overtime, 0 for those without.",
    phrases: [
      ["overtime games", true],
      ["in overtime games", true],
      ["ot games", true],
      ["in regulation", false],
      ["not in overtime", false],
      ["without overtime", false],
    ],
  }),
};

/** So many games of each player or team, from the end or from the beginning. */
function gamesOfEach(which: "first" | "last", label: string) {
  return condition<number>({
    read: (text) =>
      /^[1-9]\d?$/.test(text)
        ? { ok: true, value: Number(text) }
        : { ok: false, advice: QUERY_ADVICE.noGames(which, 99) },
    print: String,
    tested: { of: "order" },
    say: (asked, { of }) => {
      const games = asked === 1 ? "game" : `${asked} games`;
      if (of === undefined) return `in the ${which} ${games} of each`;
      return `in ${of === "player" ? "his" : "their"} ${which} ${games}`;
    },
    field: { label, place: "more", placeholder: "10" },
    description: `The ${which} so many games of each.`,
  });
}

/** Tests the days of rest; a team's first game of a season has none. */
function restTest(days: Int16Array, range: Range, of: "team" | "opponent"): SideTest {
  const other = of === "opponent" ? 1 : 0;
  return (side) => {
    const own = days[side ^ other] ?? -1;
    return own >= 0 && isWithin(own, range);
  };
}

/** "at most 1 day of rest", "2 to 4 days of rest". */
function restWords({ min, max }: Range): string {
  const days =
    min === Number.NEGATIVE_INFINITY
      ? `at most ${counted(max, "day")}`
      : rangeWords({ min, max }, { noun: ["day", "days"] });
  return `${days} of rest`;
}

/** The number of a weekday, Sunday being 0. */
function weekdayNumber(weekday: Weekday): number {
  return (WEEK.indexOf(weekday) + 1) % 7;
}

function weekdayName(weekday: Weekday): string {
  return WEEKDAYS[weekdayNumber(weekday)] ?? weekday;
}

function dayWords(iso: string): string {
  return formatUpdated(iso) ?? iso;
}
