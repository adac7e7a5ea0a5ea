import type { SearchHit } from "./search-index.ts";

/** Links for a search without results: its text as a question, and the lists of names and terms. */
export function waysOn(query: string): SearchHit[] {
  return [
    way("Ask it as a question", "Ask", `/nba/ask?${new URLSearchParams({ q: query })}`),
    way("All players", "Players", "/nba/players/page/1"),
    way("All teams", "Teams", "/nba/teams"),
    way("Lists of players", "Lists", "/nba/players/lists"),
    way("Terms and figures", "Glossary", "/nba/glossary"),
  ];
}

function way(name: string, detail: string, href: string): SearchHit {
  return { name, detail, href, logo: undefined };
}
