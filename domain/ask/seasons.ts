import { TITLE_AWARD } from "../history/awards.ts";
import {
  lastSeason,
  type SeasonNow,
  seasonName,
  yearOfDigits,
  yearOfSeason,
} from "../season/season.ts";
import { ALL_SEASONS } from "../season/season-range.ts";
import { rule } from "./grammar.ts";

/** A season that a question writes: a year alone begins a span of seasons, and ends a season. */
export interface SeasonWritten {
  beginning: string;
  ending: string;
}

/** The name of the seasons that a question says, by those that are current: "2015-16", "2015-16..". */
export type SeasonsSaid = (now: SeasonNow) => string;

/** The words for seasons, in rows of the lexicon. */
export const SEASON_WORDS = `
career: career(s), lifetime
own-first: rookie season, rookie year, as a rookie, rookie stats, rookie averages, rookie numbers
won-by: he won, he was, he got, they won, they were
today: active, current, currently
a-season: in a season, in one season, in any season, in a single season, single season, in a year
a-season: in one year, in any year, in a single year, single year, in the same season, in the same year
a-season: over a season, over a full season, over a whole season, for a full season, for a whole season
autumn: oct, october, nov, november, dec, december, christmas, xmas, halloween, thanksgiving
`;

const seasons = (value: SeasonsSaid) => ({ category: "seasons", value });
const written = (value: SeasonWritten) => ({ category: "season-written", value });

function between({ beginning }: SeasonWritten, { ending }: SeasonWritten) {
  return beginning < ending ? seasons(() => `${beginning}..${ending}`) : undefined;
}

function newest(count: number) {
  return count < 2
    ? undefined
    : seasons(({ current }) => `${seasonName(yearOfSeason(current) + 1 - count)}..`);
}

const ownAward = (award: string) => ({ category: "own-award", value: award });

/** "his mvp season", "the year he won mvp", "the year they won the title". */
const AWARD_SEASONS = [
  rule("award", (award: string) => ({ category: "won", value: award })),
  rule("title", () => ({ category: "won", value: TITLE_AWARD })),
  ...["season", "year-said"].map((span) => rule(`won ${span}`, ownAward)),
  ...["year-said", "season", "when"].flatMap((when) => [
    rule(`${when} won-by _won`, (_: unknown, _by: unknown, award: string) => ownAward(award)),
    // "The season they won the finals", as opposed to "finals season".
    rule(`${when} won-by _finals`, () => ownAward(TITLE_AWARD)),
  ]),
];

const SPANS = ["from", "between"].flatMap((before) =>
  ["to", "and", "through"].map((to) => `${before} _season-written ${to} _season-written`),
);

/** How questions say seasons: "since 2015", "from 2015 to 2020", "in the last five years", "ever". */
export const SEASON_RULES = [
  ...AWARD_SEASONS,
  rule("season-name", (name: string) => written({ beginning: name, ending: name })),
  rule("year", (year: number) =>
    written({ beginning: seasonName(year), ending: seasonName(year - 1) }),
  ),
  rule("season-written season", (value: SeasonWritten) => written(value)),
  rule("season-written", ({ ending }: SeasonWritten) => seasons(() => ending)),
  rule("since _season-written", (_: unknown, { beginning }: SeasonWritten) =>
    seasons(() => `${beginning}..`),
  ),
  rule("since _number", (_: unknown, short: number) =>
    short < 100 ? seasons(() => `${seasonName(yearOfDigits(short))}..`) : undefined,
  ),
  ...SPANS.map((parts) =>
    rule(parts, (_: unknown, first: SeasonWritten, _to: unknown, last: SeasonWritten) =>
      between(first, last),
    ),
  ),
  ...["last", "this last"].flatMap((last) =>
    ["season", "year-said"].map((span) => rule(`${last} ${span}`, () => seasons(lastSeason))),
  ),
  rule("this season", () => seasons(({ current }) => current)),
  rule("this year-said", () => seasons(({ current }) => current)),
  rule("last number years", (_: unknown, count: number) => newest(count)),
  rule("ever", () => seasons(() => ALL_SEASONS)),
  rule("ever _seasons", (_: unknown, value: SeasonsSaid) => seasons(value)),
  rule("over _seasons", (_: unknown, value: SeasonsSaid) => seasons(value)),
];
