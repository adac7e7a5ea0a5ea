import { SEARCH_GROUPS, type SearchGroupName } from "../../domain/site/search-groups.ts";
import { listed } from "../../domain/words/listed.ts";
import { searchTeamsAndPlayers } from "../../domain/words/search.ts";
import { hitOfPlayer, hitOfTeam, type SearchHit } from "../../domain/words/search-index.ts";
import type { Collections } from "../data/cached-collections.ts";
import { COMPARE_PATH } from "./questions/compare.ts";
import { loadSearchIndex } from "./search-index.ts";
import { searchPages } from "./search-pages.ts";
import type { View } from "./view.ts";

/** As much of a search text as is looked at and shown again. */
const LONGEST_QUERY = 80;

export type SearchPage = { query: string } & (
  | { kind: "too-short" }
  | {
      kind: "results";
      teams: SearchHit[];
      players: SearchHit[];
      /** Pages, lists of players and terms of the glossary. */
      pages: SearchHit[];
      /** Where two that the text names are compared: "jokic vs doncic". */
      comparison: { text: string; href: string } | undefined;
    }
);

const VERSUS = /\s+(?:vs?\.?|versus|against)\s+/i;

/** What is found of one kind. */
export interface SearchGroup {
  name: SearchGroupName;
  title: string;
  hits: SearchHit[];
  /** The link to all of them, where there are more: "All 54 players". */
  all: { text: string; href: string } | undefined;
}

const TITLES: Record<SearchGroupName, string> = {
  teams: "Teams",
  players: "Players",
  pages: "Pages, lists and terms",
};
const SINGULARS: Record<SearchGroupName, string> = {
  teams: "team",
  players: "player",
  pages: "page",
};

/** How many hits a group shows among others, and how many alone. */
const FIRST_HITS = 10;
const MOST_HITS = 200;

/**
 * Teams, players and pages that match the text, best first; from 2 characters on (product.md section
 * 9).
 */
export async function loadSearch(
  collections: Collections,
  text: string | null,
): Promise<View<SearchPage>> {
  const query = (text ?? "").slice(0, LONGEST_QUERY).trim();
  const view = await loadSearchIndex(collections);
  if (view.kind !== "ready") return view;
  const players = await collections.players();
  const { teams, players: indexed } = view.page;
  const found = searchTeamsAndPlayers(query, teams, indexed, Number.POSITIVE_INFINITY);
  const page: SearchPage =
    found.kind === "too-short"
      ? { kind: "too-short", query }
      : {
          kind: "results",
          query,
          teams: found.teams.map(hitOfTeam),
          players: found.players.map(hitOfPlayer),
          pages: players.ok ? searchPages(query, players.value.value) : [],
          comparison: comparisonOf(query, view.page),
        };
  return { ...view, page };
}

/** What was found in groups that are not empty; one of them alone where it is asked for. */
export function groupsOf(page: SearchPage, asked: string | null): SearchGroup[] {
  if (page.kind === "too-short") return [];
  const only = SEARCH_GROUPS.find((name) => name === asked);
  return SEARCH_GROUPS.filter((name) => only === undefined || name === only).flatMap((name) => {
    const hits = page[name];
    if (hits.length === 0) return [];
    const shown = hits.slice(0, only === undefined ? FIRST_HITS : MOST_HITS);
    const href = `/search?${new URLSearchParams({ q: page.query, in: name })}`;
    const all =
      only === undefined && hits.length > shown.length
        ? { text: `All ${counted(hits.length, name)}`, href }
        : undefined;
    return [{ name, title: TITLES[name], hits: shown, all }];
  });
}

function counted(count: number, name: SearchGroupName): string {
  return `${count} ${SINGULARS[name]}${count === 1 ? "" : "s"}`;
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
  const { query, comparison } = page;
  const counts = SEARCH_GROUPS.flatMap((name) =>
    page[name].length === 0 ? [] : [counted(page[name].length, name)],
  );
  if (counts.length > 0) return `${listed(counts)} for "${query}".`;
  return comparison === undefined
    ? `No results for "${query}".`
    : `"${query}" names two to compare.`;
}
