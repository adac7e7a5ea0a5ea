import type { Headline } from "#domain/articles/headlines.ts";
import { memoize } from "#domain/memoize.ts";
import { playersOfSeason } from "#domain/query/season-players.ts";
import { nicknamesOf, teamNicknames } from "#domain/search/nicknames.ts";
import { encodeSearchIndex, type SearchIndex } from "#domain/search/search-index.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import type { Player } from "#domain/season/player.ts";
import { teamOfPlayer } from "#domain/season/players.ts";
import type { Team, TeamLink } from "#domain/season/team.ts";
import { linkOfTeam } from "#domain/season/team-links.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, orElse, viewOf } from "./gather.ts";
import { WELL_KNOWN_PAGES } from "./search-pages.ts";
import type { View } from "./view.ts";

/**
 * The search index, from one read of the collections: with all players of the season, or only with those
 * under contract.
 */
export async function loadSearchIndex(
  collections: Collections,
  who: "all" | "signed" = "all",
): Promise<View<SearchIndex>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), NO_TOTALS),
    headlines: orElse<Headline[]>(collections.headlines(), []),
  });
  return viewOf(read, ({ teams, links, players, totals, headlines }) => {
    const listed = who === "all" ? playersOfSeason(players)(totals) : players;
    return {
      ...searchIndexOf(teams)(links)(byMinutes(totals)(listed)),
      headlines,
      pages: WELL_KNOWN_PAGES,
    };
  });
}

/** The number of articles in the browser's index. */
const NEWEST_HEADLINES = 3;

/**
 * The index as the text that the browser fetches. It leaves out what the page of all results finds:
 * players without a contract and all but the newest articles.
 */
export async function loadSearchIndexText(collections: Collections): Promise<View<string>> {
  const view = await loadSearchIndex(collections, "signed");
  if (view.kind !== "ready") return view;
  const headlines = view.page.headlines.slice(0, NEWEST_HEADLINES);
  return { ...view, page: encodeSearchIndex({ ...view.page, headlines }) };
}

const NO_TOTALS: SeasonTotals[] = [];

/** The players with the most minutes in the season first. */
const byMinutes = memoize((totals: readonly SeasonTotals[]) =>
  memoize((players: readonly Player[]) => {
    const minutes = new Map(totals.map((own) => [own.id, own.minutes]));
    const of = ({ id }: Player) => minutes.get(id) ?? 0;
    return players.toSorted((a, b) => of(b) - of(a));
  }),
);

/** Built once for the same lists. */
const searchIndexOf = memoize((teams: readonly Team[]) =>
  memoize((links: readonly TeamLink[]) =>
    memoize((players: readonly Player[]): Omit<SearchIndex, "headlines" | "pages"> => {
      const known = teams.map((team) => ({
        ...team,
        logo: linkOfTeam(team, links)?.logo ?? "",
        nicknames: teamNicknames(team.abbreviation),
      }));
      const byId = new Map(known.map((team) => [team.id, team]));
      return {
        teams: known,
        players: players.map((player) => {
          const team = teamOfPlayer(player, teams);
          const { name, position } = player;
          const nicknames = nicknamesOf(foldForSearch(name));
          return { name, position, nicknames, team: team && byId.get(team.id) };
        }),
      };
    }),
  ),
);
