import { counted } from "../printing/counted.ts";
import { listed } from "../printing/listed.ts";

/** The groups of search results, in the order of the search page. */
export const SEARCH_GROUPS = ["teams", "players", "pages", "articles"] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** The groups of search results, that of the best hit first. */
export function searchGroupsFrom(first: "teams" | "players"): SearchGroupName[] {
  return [first, ...SEARCH_GROUPS.filter((name) => name !== first)];
}

/** The group of an address; the former players had one of their own. */
export function searchGroupNamed(text: string | null): SearchGroupName | undefined {
  return SEARCH_GROUPS.find((name) => name === (text === "former" ? "players" : text));
}

/** The canonical query of a search: its text, and the group of results when one is chosen. */
export function searchText(given: URLSearchParams): string {
  const text = given.get("q");
  const group = searchGroupNamed(given.get("in"));
  if (text === null) return "";
  return `?${new URLSearchParams({ q: text, ...(group === undefined ? {} : { in: group }) })}`;
}

/** The noun of each group's results, in singular and plural. */
const NOUNS: Readonly<Record<SearchGroupName, readonly [one: string, many: string]>> = {
  teams: ["team", "teams"],
  players: ["player", "players"],
  pages: ["page", "pages"],
  articles: ["article", "articles"],
};

/** A number of results of a group: "1 team", "54 players". */
export function countOfGroup(count: number, name: SearchGroupName): string {
  return counted(count, ...NOUNS[name]);
}

/** The number of results in words: "1 team, 2 players and 1 article"; "" for none. */
export function countOfHits(
  found: Partial<Readonly<Record<SearchGroupName, readonly unknown[]>>>,
): string {
  return listed(
    SEARCH_GROUPS.flatMap((name) => {
      const { length = 0 } = found[name] ?? [];
      return length === 0 ? [] : [countOfGroup(length, name)];
    }),
  );
}
