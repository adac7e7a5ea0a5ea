import { favoriteKey } from "#domain/member/favorites.ts";
import type { Conference } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import type { View } from "../page/view.ts";

export interface TeamsPage {
  conferences: { conference: Conference; teams: TeamTile[] }[];
}

export interface TeamTile {
  id: number;
  href: string;
  fullName: string;
  /** The short name: "Mavericks". */
  name: string;
  city: string;
  logo: string | undefined;
  /** The member's star. */
  star: { favorite: string; name: string };
}

/** Every team with its badge, by conference and name (product.md section 2, Teams page). */
export async function loadTeams(collections: Collections): Promise<View<TeamsPage>> {
  const read = await gather({ teams: collections.teams(), links: collections.teamLinks() });
  return viewOf(read, ({ teams, links }) => ({
    conferences: (["West", "East"] as const).map((conference) => ({
      conference,
      teams: teams
        .filter((team) => team.conference === conference)
        .sort((a, b) => compareNames(a.fullName, b.fullName))
        .map((team) => ({
          id: team.id,
          href: teamPath(team),
          fullName: team.fullName,
          name: team.name,
          city: team.city,
          logo: linkOfTeam(team, links)?.logo,
          star: { favorite: favoriteKey({ kind: "team", id: team.id }), name: team.fullName },
        })),
    })),
  }));
}
