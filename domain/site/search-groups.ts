/** The groups of search results, in the order of the search page. */
export const SEARCH_GROUPS = ["teams", "players", "pages"] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** The canonical query of a search: its text, and the group of results when one is chosen. */
export function searchText(given: URLSearchParams): string {
  const text = given.get("q");
  const group = SEARCH_GROUPS.find((name) => name === given.get("in"));
  if (text === null) return "";
  return `?${new URLSearchParams({ q: text, ...(group === undefined ? {} : { in: group }) })}`;
}
