import { countOfHits, MOST_RESULTS, searchTeamsAndPlayers } from "../../domain/words/search.ts";
import { hitOfPlayer, hitOfTeam, type SearchHit } from "../../domain/words/search-index.ts";
import type { Collections } from "../data/cached-collections.ts";
import { COMPARE_PATH } from "./questions/compare.ts";
import { loadSearchIndex } from "./search-index.ts";
import type { View } from "./view.ts";

/** As much of a search text as is looked at and shown again. */
const LONGEST_QUERY = 80;

export type SearchPage = { query: string } & (
  | { kind: "too-short" }
  | {
      kind: "results";
      teams: SearchHit[];
      players: SearchHit[];
      total: number;
      /** Where two that the text names are compared: "jokic vs doncic". */
      comparison: { text: string; href: string } | undefined;
    }
);

const VERSUS = /\s+(?:vs?\.?|versus|against)\s+/i;

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
          comparison: comparisonOf(query, view.page),
        };
  return { ...view, page };
}

type Searched = Extract<Awaited<ReturnType<typeof loadSearchIndex>>, { kind: "ready" }>["page"];

/** Two players or two teams that a text names on either side of "vs". */
function comparisonOf(query: string, { teams, players }: Searched) {
  const parts = query.split(VERSUS);
  if (parts.length !== 2) return undefined;
  const found = parts.map((part) => searchTeamsAndPlayers(part, teams, players, 1));
  const [first, second] = found.map((one) => (one.kind === "results" ? one : undefined));
  if (first === undefined || second === undefined) return undefined;
  const compared = (
    kind: string,
    names: (string | undefined)[],
    values: (string | undefined)[],
  ) => {
    if (names.some((name) => name === undefined)) return undefined;
    const params = new URLSearchParams({ [kind]: values.join(",") });
    const href = `${COMPARE_PATH}?${params}`.replaceAll("%2C", ",");
    return { text: names.join(" and "), href };
  };
  const named = [first.players[0]?.name, second.players[0]?.name];
  const met = [first.teams[0], second.teams[0]];
  return (
    compared("players", named, named) ??
    compared(
      "teams",
      met.map((team) => team?.name),
      met.map((team) => team?.abbreviation),
    )
  );
}

/** One sentence that says what the search found. */
export function summaryOf(page: SearchPage): string {
  if (page.kind === "too-short")
    return "Type at least 2 characters of a name, city or abbreviation.";
  const { query, teams, players, total, comparison } = page;
  if (total === 0 && comparison !== undefined) return `"${query}" names two to compare.`;
  if (total === 0) return `No results for "${query}".`;
  const counted = countOfHits(teams.length, players.length);
  return total > MOST_RESULTS
    ? `Top ${MOST_RESULTS} of ${total} results for "${query}": ${counted}.`
    : `${counted} for "${query}".`;
}
