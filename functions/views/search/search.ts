import { tileFigure } from "#domain/players/tile-figure.ts";
import type { AnswerHit } from "#domain/search/answer-hit.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import { articlesFound, namesFound, type SearchHit } from "#domain/search/search-index.ts";
import {
  countOfGroup,
  countOfHits,
  type SearchGroupName,
  searchGroupNamed,
  searchGroupsFrom,
} from "#domain/site/search-groups.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { View } from "../page/view.ts";
import { COMPARE_PATH } from "../questions/compare.ts";
import { formerNamesFound } from "./former-names.ts";
import { loadSearchIndex } from "./search-index.ts";
import { searchPages } from "./search-pages.ts";

/** The length to which a search text is cut. */
const LONGEST_QUERY = 80;

export type SearchPage = { query: string } & (
  | { kind: "too-short" }
  | {
      kind: "results";
      teams: SearchHit[];
      players: SearchHit[];
      /** Pages, awards, lists of players and terms of the glossary. */
      pages: SearchHit[];
      /** The articles with a public title; the articles themselves are for members. */
      articles: SearchHit[];
      /** Whether all teams and players match only with a typo. */
      isSlip: boolean;
      /** The group of the best hit among teams and players. */
      first: "teams" | "players";
      /** The link to a comparison of the two names in the text: "jokic vs doncic". */
      comparison: { text: string; href: string } | undefined;
    }
);

const VERSUS = / (?:vs?\.?|versus|against) /i;

/** The results of one kind. */
export interface SearchGroup {
  name: SearchGroupName;
  title: string;
  hits: SearchHit[];
  /** The link to all results of the kind: "All 54 players"; undefined when all are shown. */
  all: { text: string; href: string } | undefined;
}

const TITLES: Record<SearchGroupName, string> = {
  teams: "Teams",
  players: "Players",
  pages: "Pages, lists and terms",
  articles: "Articles",
};

/** The limits of results of a group: among other groups, and alone. */
const FIRST_HITS = 10;
const MOST_HITS = 200;

/** The text to search for, as an address gives it. */
export const searchedText = (given: string | null) => (given ?? "").slice(0, LONGEST_QUERY).trim();

/**
 * The teams, players, pages and articles that match a text of 2 or more characters, best first (product.md
 * section 9).
 */
export async function loadSearch(
  collections: Collections,
  text: string | null,
): Promise<View<SearchPage>> {
  const query = searchedText(text);
  const view = await loadSearchIndex(collections);
  if (view.kind !== "ready") return view;
  const [players, history] = await Promise.all([
    collections.players(),
    collections.leagueHistory(),
  ]);
  const { teams, players: indexed, headlines } = view.page;
  const found = searchTeamsAndPlayers(query, teams, indexed, Number.POSITIVE_INFINITY);
  const byName = new Map(players.ok ? players.value.value.map((one) => [one.name, one]) : []);
  const teamOf = new Map(indexed.map(({ name, team }) => [name, team]));
  const tileOf = (name: string) => {
    const team = teamOf.get(name);
    return { team: team?.abbreviation, figure: tileFigure(name, byName.get(name), team) };
  };
  const pages = players.ok ? searchPages(query, players.value.value, collections.seasonNow) : [];
  const former = history.ok ? formerNamesFound(query, history.value.value, teams) : [];
  const articles = articlesFound(query, headlines);
  const isOther = former.length + pages.length + articles.length > 0;
  const names = found.kind === "results" ? namesFound(found, isOther) : undefined;
  const page: SearchPage =
    found.kind === "too-short" || names === undefined
      ? { kind: "too-short", query }
      : {
          kind: "results",
          query,
          ...names,
          players: names.players.map((hit) => ({ ...hit, tile: tileOf(hit.name) })),
          pages: [...former, ...pages],
          articles,
          isSlip: found.isSlip,
          comparison: comparisonOf(query, view.page),
        };
  return { ...view, page };
}

/** The groups with results, or only the group named by `asked`. */
export function searchGroups(page: SearchPage, asked: string | null): SearchGroup[] {
  if (page.kind === "too-short") return [];
  const only = searchGroupNamed(asked);
  return searchGroupsFrom(page.first)
    .filter((name) => only === undefined || name === only)
    .flatMap((name): SearchGroup[] => {
      const hits = page[name];
      if (hits.length === 0) return [];
      const shown = hits.slice(0, only === undefined ? FIRST_HITS : MOST_HITS);
      const href = `/search?${new URLSearchParams({ q: page.query, in: name })}`;
      const count = countOfGroup(hits.length, name);
      const title = TITLES[name];
      if (shown.length === hits.length) return [{ name, title, hits: shown, all: undefined }];
      if (only !== undefined) {
        return [{ name, title: `${title}, first ${MOST_HITS}`, hits: shown, all: undefined }];
      }
      const text = hits.length > MOST_HITS ? `First ${MOST_HITS} of ${count}` : `All ${count}`;
      return [{ name, title, hits: shown, all: { text, href } }];
    });
}

type Searched = Extract<Awaited<ReturnType<typeof loadSearchIndex>>, { kind: "ready" }>["page"];

/** The link to a comparison of the two players or two teams on either side of "vs". */
function comparisonOf(query: string, { teams, players }: Searched) {
  const parts = query.replace(/\s+/g, " ").split(VERSUS);
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

/** The results in one sentence; the page shows an answer above them. */
export function searchSummary(page: SearchPage, answer: AnswerHit["kind"] | undefined): string {
  if (page.kind === "too-short")
    return "Type at least 2 characters of a name, city or abbreviation.";
  const { query, comparison } = page;
  const counts = countOfHits(page);
  if (counts !== "") return `${counts} for "${query}".`;
  return comparison === undefined
    ? `${answer === "answer" ? "1 answer" : "No results"} for "${query}".`
    : `"${query}" names two to compare.`;
}
