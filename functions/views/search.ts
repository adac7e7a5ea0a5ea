import { countOfHits, MOST_RESULTS, searchTeamsAndPlayers } from "../../domain/words/search.ts";
import { hitOfPlayer, hitOfTeam, type SearchHit } from "../../domain/words/search-index.ts";
import type { Collections } from "../data/cached-collections.ts";
import { loadSearchIndex } from "./search-index.ts";
import type { View } from "./view.ts";

/** As much of a search text as is looked at and shown again. */
const LONGEST_QUERY = 80;

export type SearchPage = { query: string } & (
  | { kind: "too-short" }
  | { kind: "results"; teams: SearchHit[]; players: SearchHit[]; total: number }
);

/**
 * Teams and players that match the text, best first; from 2 characters on (product.md section 9).
 */
export async function loadSearch(
  collections: Collections,
  text: string | null,
): Promise<View<SearchPage>> {
  const query = (text ?? "").slice(0, LONGEST_QUERY).trim();
  const view = await loadSearchIndex(collections);
  if (view.kind !== "ready") return view;
  const found = searchTeamsAndPlayers(query, view.page.teams, view.page.players);
  const page: SearchPage =
    found.kind === "too-short"
      ? { kind: "too-short", query }
      : {
          kind: "results",
          query,
          teams: found.teams.map(hitOfTeam),
          players: found.players.map(hitOfPlayer),
          total: found.total,
        };
  return { ...view, page };
}

/** One sentence that says what the search found. */
export function summaryOf(page: SearchPage): string {
  if (page.kind === "too-short")
    return "Type at least 2 characters of a name, city or abbreviation.";
  const { query, teams, players, total } = page;
  if (total === 0) return `No results for "${query}".`;
  const counted = countOfHits(teams.length, players.length);
  return total > MOST_RESULTS
    ? `Top ${MOST_RESULTS} of ${total} results for "${query}": ${counted}.`
    : `${counted} for "${query}".`;
}
