/** The groups of what a search finds, as the search page shows them. */
export const SEARCH_GROUPS = ["teams", "players", "pages"] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** The query of a search: its text, and the one group of results that is asked for. */
export function searchText(given: URLSearchParams): string {
  const text = given.get("q");
  const group = SEARCH_GROUPS.find((name) => name === given.get("in"));
  if (text === null) return "";
  return `?${new URLSearchParams({ q: text, ...(group === undefined ? {} : { in: group }) })}`;
}
