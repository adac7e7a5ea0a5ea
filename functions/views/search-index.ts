import { memoize } from "../../domain/memoize.ts";
import { nicknamesOf, teamNicknames } from "../../domain/search/nicknames.ts";
import { encodeSearchIndex, type SearchIndex } from "../../domain/search/search-index.ts";
import type { Player } from "../../domain/season/player.ts";
import { teamOfPlayer } from "../../domain/season/players.ts";
import type { Team, TeamLink } from "../../domain/season/team.ts";
import { linkOfTeam } from "../../domain/season/team-links.ts";
import { foldForSearch } from "../../domain/text/fold.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import type { View } from "./view.ts";

/** The search index of the teams and players, from one read of the collections. */
export async function loadSearchIndex(collections: Collections): Promise<View<SearchIndex>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  return viewOf(read, ({ teams, links, players }) => searchIndexOf(teams)(links)(players));
}

/** The index as the text that the browser fetches. */
export async function loadSearchIndexText(collections: Collections): Promise<View<string>> {
  const view = await loadSearchIndex(collections);
  return view.kind === "ready" ? { ...view, page: encodeSearchIndex(view.page) } : view;
}

/** Built once for the same lists. */
const searchIndexOf = memoize((teams: readonly Team[]) =>
  memoize((links: readonly TeamLink[]) =>
    memoize((players: readonly Player[]): SearchIndex => {
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
