import { indexed } from "./indexed.ts";
import type { Player } from "./player.ts";
import type { Team } from "./team.ts";
import { normaliseTeamName } from "./team-names.ts";

/** Spec section 9: search starts at 2 characters. */
export const SEARCH_STARTS_AT = 2;

const LONGEST_QUERY = 100;
const MOST_RESULTS = 50;

export type SearchAnswer =
  | { kind: "too-short" }
  | { kind: "results"; teams: Team[]; players: Player[] };

/**
 * The teams and players that a query finds, best first, at most `limit` of both together. Case,
 * diacritics, dots and apostrophes do not matter ("doncic", "aj green", "oneale"); a team is found
 * by its name, its city and its abbreviation. An exact hit comes before one at the start, one at
 * the start of words, one anywhere; at equal rank teams come before players when the limit cuts.
 * From two characters on, not counting white space at the ends (spec section 2, "Top bar").
 */
export function searchTeamsAndPlayers(
  query: string,
  teams: readonly Team[],
  players: readonly Player[],
  limit: number = MOST_RESULTS,
): SearchAnswer {
  const asked = [...query.trim().slice(0, LONGEST_QUERY)];
  if (asked.length < SEARCH_STARTS_AT) return { kind: "too-short" };
  const wanted = foldForSearch(asked.join(""));
  const hits: Hits = { teams: [[], [], [], []], players: [[], [], [], []] };
  if (wanted !== "") {
    collect(wanted, teamTexts(teams), hits.teams);
    collect(wanted, playerTexts(players), hits.players);
  }
  return { kind: "results", ...best(hits, limit) };
}

/** A text as searches compare it. */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[.'’‘`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN_LETTERS = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ł", "l"],
  ["ı", "i"],
  ["þ", "th"],
]);

interface Searchable<Item> {
  item: Item;
  /** Each folded and with a space in front, so that every word begins behind a space. */
  texts: string[];
}

/** Items by rank: exact, at the start, at the start of words, anywhere. */
type Ranked<Item> = [Item[], Item[], Item[], Item[]];

interface Hits {
  teams: Ranked<Team>;
  players: Ranked<Player>;
}

const teamTexts = indexed((teams: readonly Team[]) =>
  byName(
    teams.map((item) => ({
      item,
      texts: [
        item.fullName,
        item.name,
        item.city,
        item.abbreviation,
        normaliseTeamName(item.fullName),
        ...(/^(la|los angeles)$/i.test(item.city) ? [`LA ${item.name}`] : []),
      ].map(searchText),
    })),
  ),
);

const playerTexts = indexed((players: readonly Player[]) =>
  byName(players.map((item) => ({ item, texts: [searchText(item.name)] }))),
);

function searchText(text: string): string {
  return ` ${foldForSearch(text)}`;
}

function byName<Item>(list: Searchable<Item>[]): Searchable<Item>[] {
  return list.toSorted((a, b) => compare(a.texts[0] ?? "", b.texts[0] ?? ""));
}

/** By code units: folded texts need no locale, and a list of all players is sorted at once. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function collect<Item>(wanted: string, list: Searchable<Item>[], into: Ranked<Item>): void {
  const start = ` ${wanted}`;
  const words = wanted.split(" ").map((word) => ` ${word}`);
  for (const { item, texts } of list) {
    let best = NO_HIT;
    for (const text of texts) best = Math.min(best, rankOf(text, start, words));
    into[best]?.push(item);
  }
}

const NO_HIT = Number.POSITIVE_INFINITY;

function rankOf(text: string, start: string, words: string[]): number {
  if (text.startsWith(start)) return text.length === start.length ? 0 : 1;
  if (words.every((word) => text.includes(word))) return 2;
  return text.includes(start.slice(1)) ? 3 : NO_HIT;
}

function best(hits: Hits, limit: number): { teams: Team[]; players: Player[] } {
  const found: { teams: Team[]; players: Player[] } = { teams: [], players: [] };
  let room = Math.max(0, limit);
  for (const rank of [0, 1, 2, 3] as const) {
    const teams = hits.teams[rank].slice(0, room);
    room -= teams.length;
    const players = hits.players[rank].slice(0, room);
    room -= players.length;
    found.teams.push(...teams);
    found.players.push(...players);
  }
  return found;
}
