import { type ChartEdge, chartOf } from "#domain/ask/chart.ts";
import { SEASON_RULES, type SeasonsSaid } from "#domain/ask/seasons.ts";
import { type SeasonNow, seasonName, yearOfSeason } from "#domain/season/season.ts";
import { ALL_SEASONS, isSeveral } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { type QuestionWords, type TokenSpan, wordsWithout } from "../read/tokens.ts";
import { MOST_WORDS, sensesAt } from "./fact-asked.ts";

/** The seasons that a question names, and the question without the words for them. */
export interface SeasonsNamed {
  /** "2015-16", or several by their name in addresses: "2015-16..". */
  season: string;
  words: QuestionWords;
}

const KINDS = ["seasons", "career", "own-first", "own-award", "today", "a-season", "autumn"];

/** The meanings of the words for seasons, the longest first, of which none lies in another. */
function edgesOf({ tokens }: QuestionWords, { current }: SeasonNow): ChartEdge[] {
  if (tokens.length > MOST_WORDS) return [];
  const senses = tokens.flatMap((_, at) => sensesAt(tokens, at, current));
  const longest = chartOf(senses, SEASON_RULES)
    .filter(({ category }) => KINDS.includes(category))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const isFree = new Array(tokens.length).fill(true);
  return longest.filter(({ from, to }) => {
    if (isFree.slice(from, to).includes(false)) return false;
    isFree.fill(false, from, to);
    return true;
  });
}

const LEADING = [
  ["the", "his", "their", "a"],
  ["in", "of", "during", "from", "for", "over"],
  ["each"],
  ["in", "of"],
];

/** The span of a season with the words that lead to it: "in each of the last five seasons". */
function ledTo({ tokens }: QuestionWords, { from, to }: ChartEdge): TokenSpan {
  const start = LEADING.reduce(
    (at, words) => (words.includes(tokens[at - 1]?.folded ?? "") ? at - 1 : at),
    from,
  );
  return { from: start, to };
}

/** The seasons that a question names, one that has ended or several; undefined where they are not clear. */
export function seasonsAskedIn(words: QuestionWords, now: SeasonNow): SeasonsNamed | undefined {
  const { tokens } = words;
  const edges = edgesOf(words, now);
  const ofKind = (kind: string) => edges.filter(({ category }) => category === kind);
  // The games of past seasons do not tell who is active.
  if (ofKind("today").length > 0) return undefined;
  const named = ofKind("seasons").map((edge) => ({
    edge,
    season: (edge.value as SeasonsSaid)(now),
  }));
  const careers = ofKind("career").map((edge) => ({ edge, season: ALL_SEASONS }));
  const ever = [...named.filter(({ season }) => season === ALL_SEASONS), ...careers];
  const spans = named.filter(({ season }) => season !== ALL_SEASONS && isSeveral(season));
  const ones = named.filter(
    ({ edge, season }) =>
      !isSeveral(season) &&
      (season !== now.current ||
        tokens.slice(edge.from, edge.to).some(({ folded }) => /^(?:last|past)$/.test(folded))),
  );
  const isOfSeveral = spans.length + ever.length > 0;
  const [own, ...others] = [...spans, ...(isOfSeveral ? [] : ones)];
  if (others.length > 0 || (isOfSeveral && ones.length + ofKind("a-season").length > 0))
    return undefined;
  const ended = own?.season ?? (ever.length > 0 ? ALL_SEASONS : undefined);
  if (ended === undefined) return undefined;
  // A year beside a month of autumn begins the season of that month.
  const isYear = own !== undefined && /^\d{4}$/.test(tokens[own.edge.from]?.folded ?? "");
  const isOfAutumn = isYear && !isSeveral(ended) && ofKind("autumn").length > 0;
  const season = isOfAutumn ? seasonName(yearOfSeason(ended) + 1) : ended;
  const isHeld = season >= FIRST_WITH_LINES && season <= now.current;
  if (!isSeveral(season) && !isHeld) return undefined;
  const taken = [...(own ? [own] : []), ...ever].map(({ edge }) => ledTo(words, edge));
  const isEach = taken.some(({ from, to }) =>
    tokens.slice(from, to).some(({ folded }) => folded === "each"),
  );
  const isSum = careers.some(({ edge }) => !/^highs?$/.test(tokens[edge.to]?.folded ?? ""));
  const added = [...(isEach ? BY_SEASON : []), ...(isSum ? ["career"] : [])];
  return { season, words: wordsWithout(words, taken, added) };
}

const BY_SEASON = ["by", "season"];

/** The question behind "most threes in a season ever": one about the best season of all players or teams. */
export function recordAskedIn(words: QuestionWords, now: SeasonNow): SeasonsNamed | undefined {
  const edge = edgesOf(words, now).find(({ category }) => category === "a-season");
  if (edge === undefined) return undefined;
  const rest = wordsWithout(words, [edge]);
  return seasonsAskedIn(rest, now) ?? { season: ALL_SEASONS, words: rest };
}

/** A season of a player that a question names by what he was or won in it. */
export interface OwnSeasonAsked {
  /** The question without the words for the season. */
  words: QuestionWords;
  /** The award that he won in it; undefined for his first. */
  award: string | undefined;
}

/** "jokic ppg as a rookie", "curry threes in his mvp season"; undefined for any other question. */
export function ownSeasonAskedIn(words: QuestionWords, now: SeasonNow): OwnSeasonAsked | undefined {
  const edge = edgesOf(words, now).find(({ category }) => category.startsWith("own-"));
  const isWhen = words.tokens[0]?.folded === "when";
  if (edge === undefined || edge.from === 0 || isWhen) return undefined;
  return {
    words: wordsWithout(words, [ledTo(words, edge)]),
    award: edge.category === "own-award" ? String(edge.value) : undefined,
  };
}
