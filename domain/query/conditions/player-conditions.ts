import { isIn } from "#domain/players/continents.ts";
import { POSITIONS } from "#domain/players/player-table.ts";
import { playersOfLineup } from "#domain/plays/lineups.ts";
import { agedWords } from "#domain/printing/ages.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { playersNamed } from "../names.ts";
import type { DraftGroup, PlayerFacts } from "../question-data.ts";
import { isWithin, printRange, type Range } from "../range.ts";
import { condition, type Tested, yesOrNo } from "./condition.ts";
import { PAST_CONDITIONS } from "./past-conditions.ts";
import {
  flag,
  freeText,
  oneOf,
  playerParameter,
  playersParameter,
  range,
  readRange,
  readRangeOf,
} from "./reading.ts";

/** The groups by how players were drafted, with their nouns. */
const DRAFTED: Readonly<Record<DraftGroup, string>> = {
  undrafted: "undrafted players",
  lottery: "lottery picks",
  "first-round": "first-round picks",
  "second-round": "second-round picks",
};

const INCHES_PER_FOOT = 12;
/** The nouns for the players of each position. */
const POSITION_WORDS = { G: "guards", F: "forwards", C: "centers" } as const;
const NOTE =
  "Age and origin aren't available for players who are new to a roster or ended the season without a team.";

/** The condition that the rows are one player's. */
export const PLAYER_CONDITION = condition<string>({
  ...playerParameter("player"),
  tested: { of: "players", test: (id) => (subject) => playersOfLineup(subject.id).includes(id) },
  field: { label: "Player", place: "first", placeholder: "Any player" },
  description: "Games of this player, by name or id.",
  isPlayer: true,
});

/** The condition that the rows are none of some players'. */
export const EXCEPT_CONDITION = condition<readonly string[]>({
  ...playersParameter("except"),
  tested: { of: "players", test: (ids) => (subject) => !ids.includes(subject.id) },
  say: () => "excluding",
  name: playersNamed,
  field: { label: "All but", place: "more" },
  description: "Games of all players but these, by name or id, parted by commas.",
  isPlayer: true,
});

/** The condition on a player's part in a game. */
export const ROLE_CONDITION = condition<boolean>({
  ...flag("starter"),
  tested: { of: "role" },
  say: (isStarter) => (isStarter ? "as a starter" : "off the bench"),
  field: { label: "Starter", place: "more", choices: yesOrNo("Any", "Started", "Substitute") },
  description: "1 for starters, 0 for substitutes.",
  phrases: [
    ["as a starter", true],
    ["when he starts", true],
    ["when he started", true],
    ["when starting", true],
    ["when he comes off the bench", false],
    ["starters", true],
    ["starting", true],
    ["to start", true],
    ["to start a game", true],
    ["off the bench", false],
    ["coming off the bench", false],
    ["bench", false],
    ["bench players", false],
    ["reserves", false],
    ["from the bench", false],
    ["substitutes", false],
  ],
});

/** The conditions on players by what is known of them on the season's last day. */
export const TRAIT_CONDITIONS = {
  pos: condition<(typeof POSITIONS)[number]>({
    ...oneOf("pos", POSITIONS),
    tested: ofPlayers((position, { positions }) => positions.includes(position)),
    trait: (position) => ({ kind: "all", noun: POSITION_WORDS[position] }),
    field: {
      label: "Position",
      place: "more",
      choices: {
        any: "Any",
        values: [
          ["G", "Guards"],
          ["F", "Forwards"],
          ["C", "Centers"],
        ],
      },
    },
    description: "Guards, forwards or centers: G, F, C.",
    note: NOTE,
  }),
  age: condition<Range>({
    ...range("age", 15, 60),
    tested: ofPlayers((ages, { age }) => isKnownWithin(age, ages)),
    trait: (ages) => ({ kind: "players", which: agedWords(ages) }),
    field: { label: "Age", place: "more", placeholder: "..21" },
    description: "Range of ages.",
    note: NOTE,
  }),
  rookie: condition<boolean>({
    ...flag("rookie"),
    tested: ofPlayers((isRookie, facts) => facts.isRookie === isRookie),
    trait: (isRookie) =>
      isRookie
        ? { kind: "all", noun: "rookies" }
        : { kind: "players", which: "who are not rookies" },
    field: { label: "Rookies", place: "more", choices: yesOrNo("Any", "Rookies", "No rookies") },
    description: "1 for rookies, 0 for the others.",
    note: NOTE,
    phrases: [
      ["rookie", true],
      ["rook", true],
      ["first year player", true],
      ["by rookies", true],
    ],
  }),
  active: condition<boolean>({
    ...flag("active"),
    tested: ofPlayers((isActive, facts) => facts.isActive === isActive),
    trait: (isActive) =>
      isActive
        ? { kind: "all", noun: "active players" }
        : { kind: "players", which: "who are not active" },
    field: { label: "Active", place: "more", choices: yesOrNo("Any", "Active", "Not active") },
    description: "1 for players of the running season, 0 for those before.",
  }),
  nation: condition<string>({
    ...freeText("nation"),
    tested: ofPlayers((nation, facts) => {
      const [, not, country = ""] = /^(!?)(.*)$/.exec(nation) ?? [];
      const isFrom = isIn(facts.nation, foldForSearch(country));
      return facts.nation !== "" && isFrom === (not === "");
    }),
    trait: (nation) => ({ kind: "players", which: originWords(nation) }),
    field: { label: "Country", place: "more", placeholder: "France, !USA" },
    description: 'Players from this country or continent; from any other one after "!": "!USA".',
    note: NOTE,
  }),
  born: condition<Range>({
    ...range("born", 1940, 2100),
    tested: ofPlayers((years, { birthYear }) => isKnownWithin(birthYear, years)),
    trait: (years) => ({ kind: "players", which: `born in ${yearWords(years)}` }),
    field: { label: "Born", place: "more", placeholder: "2003" },
    description: "Range of years of birth.",
    note: NOTE,
  }),
  service: condition<Range>({
    ...range("service", 0, 40),
    tested: ofPlayers((years, { service }) => isKnownWithin(service, years)),
    trait: (years) => ({ kind: "players", which: `with ${serviceWords(years)}` }),
    field: { label: "Years of service", place: "more", placeholder: "10.." },
    description: "Range of years of service; rookies have 0.",
    note: NOTE,
  }),
  college: condition<string>({
    ...freeText("college"),
    tested: ofPlayers((college, facts) => facts.college === foldForSearch(college)),
    trait: (college) => ({ kind: "players", which: `from ${college}` }),
    field: { label: "School or club", place: "more", placeholder: "Duke" },
    description: "Players from this school or club.",
    note: NOTE,
  }),
  draft: condition<Range | DraftGroup>({
    read: (text) => {
      const group = text.toLowerCase();
      if (isDraftGroup(group)) return { ok: true, value: group };
      const years = readRange("draft", text, { least: 1947, most: 2100, whole: true });
      return years.ok ? years : { ok: false, advice: QUERY_ADVICE.noYears };
    },
    print: (draft) => (typeof draft === "string" ? draft : printRange(draft)),
    tested: ofPlayers((draft, { draftYear, draftGroups }) =>
      typeof draft === "string" ? draftGroups.includes(draft) : isKnownWithin(draftYear, draft),
    ),
    trait: (draft) =>
      typeof draft === "string"
        ? { kind: "group", noun: DRAFTED[draft], which: draftedWords(draft) }
        : { kind: "players", which: `drafted in ${yearWords(draft)}` },
    field: { label: "Draft, or undrafted", place: "more", placeholder: "2020.." },
    description: "Range of years of the draft, or undrafted, lottery, first-round or second-round.",
    note: NOTE,
  }),
  /** In inches. */
  height: condition<Range>({
    read: (text) =>
      readRangeOf(
        text,
        (limit) => {
          const [, feet, inches = "0"] = /^([4-8])(?:-(\d|1[01]))?$/.exec(limit) ?? [];
          return feet === undefined ? undefined : INCHES_PER_FOOT * Number(feet) + Number(inches);
        },
        { least: 48, most: 107, whole: true },
        QUERY_ADVICE.noHeights,
      ),
    print: (height) => printRange(height, feetAndInches),
    tested: ofPlayers((heights, { inches }) => isKnownWithin(inches, heights)),
    trait: (height) => ({ kind: "players", which: heightWords(height) }),
    field: { label: "Height", place: "more", placeholder: "7-0.." },
    description: 'Range of heights, as "7-0..".',
    note: NOTE,
  }),
  ...PAST_CONDITIONS,
};

/** "3 years of service or more". */
function serviceWords(years: Range): string {
  const noun = ["year of service", "years of service"] as const;
  return rangeWords(years, { noun, isBare: true });
}

/** "from France", "not from USA". */
function originWords(nation: string): string {
  return nation.startsWith("!") ? `not from ${nation.slice(1)}` : `from ${nation}`;
}

/** "who went undrafted", "who were lottery picks". */
function draftedWords(group: DraftGroup): string {
  return group === "undrafted" ? "who went undrafted" : `who were ${DRAFTED[group]}`;
}

function isDraftGroup(text: string): text is DraftGroup {
  return Object.hasOwn(DRAFTED, text);
}

/** A height in feet and inches: 76 inches are "6-4". */
export function feetAndInches(inches: number): string {
  return `${Math.floor(inches / INCHES_PER_FOOT)}-${inches % INCHES_PER_FOOT}`;
}

function ofPlayers<Value>(test: (value: Value, facts: PlayerFacts) => boolean): Tested<Value> {
  return {
    of: "players",
    test: (value) => (_, facts) => facts !== undefined && test(value, facts),
  };
}

function isKnownWithin(value: number | undefined, limits: Range): boolean {
  return value !== undefined && isWithin(value, limits);
}

/** "2003", "2003 or later". */
function yearWords({ min, max }: Range): string {
  if (min === max) return String(min);
  if (max === Number.POSITIVE_INFINITY) return `${min} or later`;
  return min === Number.NEGATIVE_INFINITY ? `${max} or before` : `${min} to ${max}`;
}

function heightWords({ min, max }: Range): string {
  if (min === max) return `${feetAndInches(min)} tall`;
  if (max === Number.POSITIVE_INFINITY) return `${feetAndInches(min)} or taller`;
  if (min === Number.NEGATIVE_INFINITY) return `${feetAndInches(max)} or shorter`;
  return `${feetAndInches(min)} to ${feetAndInches(max)}`;
}
