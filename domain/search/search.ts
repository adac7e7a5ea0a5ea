import { memoize } from "../memoize.ts";
import type { Player } from "../players/player.ts";
import type { Team } from "../teams/team.ts";
import { normaliseTeamName } from "../teams/team-names.ts";
import { foldForSearch } from "../text/fold.ts";
import { beginsWithTypo } from "../text/typos.ts";
import { type Haystack, haystackOf, textsMeantBy, textsWith } from "./haystack.ts";

/** The shortest query, in characters (product.md section 9). */
const SEARCH_STARTS_AT = 2;

const LONGEST_QUERY = 100;
/** The default limit of results. */
const MOST_RESULTS = 50;

/** The searched fields of a team. */
export type SearchedTeam = Pick<Team, "fullName" | "name" | "city" | "abbreviation"> & Nicknamed;
export type SearchedPlayer = Pick<Player, "name"> & Nicknamed;

interface Nicknamed {
  nicknames?: readonly string[];
}

export type SearchAnswer<T = Team, P = Player> =
  | { kind: "too-short" }
  | {
      kind: "results";
      teams: T[];
      players: P[];
      /** The kind of the best hit. */
      first: "teams" | "players";
      /** Whether all hits match only with a typo. */
      isSlip: boolean;
      /** The number of hits without the limit. */
      total: number;
    };

/**
 * The teams and players that match a query, best first, at most `limit` of both together. Case,
 * diacritics, dots and apostrophes do not matter ("doncic", "aj green", "oneale"). A team matches
 * by name, city or abbreviation, and both by nickname. An exact match ranks above one of whole words,
 * one at the start, one at the start of words and one anywhere; a match with a typo counts only where
 * there is no other. At equal rank, teams rank above players, and each in the order of its list.
 * Queries need two characters, not counting white space at the ends (product.md section 2, "Top bar").
 */
export function searchTeamsAndPlayers<T extends SearchedTeam, P extends SearchedPlayer>(
  query: string,
  teams: readonly T[],
  players: readonly P[],
  limit: number = MOST_RESULTS,
): SearchAnswer<T, P> {
  if (isTooShort(query)) return { kind: "too-short" };
  const wanted = foldForSearch(query.trim().slice(0, LONGEST_QUERY));
  const hits = [
    ...hitsAmong(teams, teamTexts(teams), wanted).map((hit) => ({ ...hit, isTeam: true as const })),
    ...hitsAmong(players, playerTexts(players), wanted).map((hit) => ({
      ...hit,
      isTeam: false as const,
    })),
  ];
  const exact = hits.filter(({ rank }) => rank < WITH_TYPO);
  const isSlip = exact.length === 0;
  const found = (isSlip ? hits : exact).sort((a, b) => a.rank - b.rank);
  const best = found.slice(0, Math.max(0, limit));
  return {
    kind: "results",
    teams: best.flatMap((hit) => (hit.isTeam ? [hit.item] : [])),
    players: best.flatMap((hit) => (hit.isTeam ? [] : [hit.item])),
    first: best[0]?.isTeam === false ? "players" : "teams",
    isSlip,
    total: found.length,
  };
}

/** Returns whether a query is too short to search for. */
export function isTooShort(query: string): boolean {
  return Array.from(query.trim().slice(0, SEARCH_STARTS_AT * 2)).length < SEARCH_STARTS_AT;
}

/** Builds the indexes in advance, so that the first search is as fast as any other. */
export function prepareSearch(
  teams: readonly SearchedTeam[],
  players: readonly SearchedPlayer[],
): void {
  teamTexts(teams);
  playerTexts(players);
}

/** An indexed list: its folded texts, and the item's index of each text. */
interface Searchable {
  haystack: Haystack;
  items: readonly number[];
}

const teamTexts = memoize((teams: readonly SearchedTeam[]) =>
  searchable(teams, (team) => [
    team.fullName,
    team.name,
    team.city,
    team.abbreviation,
    normaliseTeamName(team.fullName),
    ...(/^(la|los angeles)$/i.test(team.city) ? [`LA ${team.name}`] : []),
    ...(team.nicknames ?? []),
  ]),
);

const playerTexts = memoize((players: readonly SearchedPlayer[]) =>
  searchable(players, ({ name, nicknames = [] }) => [name, ...nicknames]),
);

function searchable<Item>(list: readonly Item[], textsOf: (item: Item) => string[]): Searchable {
  const texts = list.map((item) => textsOf(item).map(foldForSearch));
  return {
    haystack: haystackOf(texts.flat()),
    items: texts.flatMap((own, index) => own.map(() => index)),
  };
}

interface Ranked<Item> {
  item: Item;
  /** 0 exact, 1 whole words, 2 at the start, 3 at the start of words, 4 anywhere, 5 with a typo. */
  rank: number;
}

function hitsAmong<Item>(
  list: readonly Item[],
  { haystack, items }: Searchable,
  wanted: string,
): Ranked<Item>[] {
  if (wanted === "") return [];
  const words = wanted.split(" ");
  // A superset of the matches; ranking discards the rest.
  const candidates = new Set([
    ...textsWith(haystack, wanted),
    ...textsWith(haystack, ` ${words.reduce((a, b) => (b.length > a.length ? b : a))}`),
    ...[wanted, ...words].flatMap((text) => textsMeantBy(haystack, text)),
  ]);
  const ranks = new Map<number, number>();
  for (const candidate of [...candidates].sort((a, b) => a - b)) {
    const item = items[candidate] ?? 0;
    const rank = rankOf(haystack.texts[candidate] ?? "", wanted, words);
    ranks.set(item, Math.min(rank, ranks.get(item) ?? NO_HIT));
  }
  return [...ranks].flatMap(([index, rank]) =>
    rank < NO_HIT ? [{ item: list[index] as Item, rank }] : [],
  );
}

const WITH_TYPO = 5;
const NO_HIT = Number.POSITIVE_INFINITY;

function rankOf(text: string, wanted: string, queryWords: readonly string[]): number {
  if (text === wanted) return 0;
  const spaced = ` ${text}`;
  if (queryWords.every((word) => `${spaced} `.includes(` ${word} `))) return 1;
  if (text.startsWith(wanted)) return 2;
  if (queryWords.every((word) => spaced.includes(` ${word}`))) return 3;
  if (text.includes(wanted)) return 4;
  const words = text.split(" ");
  const isMeant =
    beginsWithTypo(text, wanted) ||
    queryWords.every((each) =>
      words.some((word) => word.startsWith(each) || beginsWithTypo(word, each)),
    );
  return isMeant ? WITH_TYPO : NO_HIT;
}
