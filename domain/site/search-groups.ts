/** The groups of what a search finds, as the search page shows them. */
export const SEARCH_GROUPS = ["teams", "players", "pages"] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];
