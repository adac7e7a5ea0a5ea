import {
  type FranchiseName,
  type LeagueHistory,
  NO_HISTORY,
} from "#domain/history/league-history.ts";
import { favoriteKey } from "#domain/member/favorites.ts";
import { type Conference, TEAM_COUNT } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import type { View } from "../page/view.ts";

/** A team that is no more, with its names. */
export interface FormerTeam {
  href: string;
  name: string;
  /** "1946-47 to 1949-50". */
  span: string;
}

export interface TeamsPage {
  /** The teams that are no more, by league; empty while they cannot be read. */
  former: { title: string; teams: FormerTeam[] }[];
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
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    history: orElse(collections.leagueHistory(), NO_HISTORY),
  });
  return viewOf(read, ({ teams, links, history }) => ({
    former: formerTeams(history),
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

function formerTeams({ names }: LeagueHistory): TeamsPage["former"] {
  const former = [...Map.groupBy(names, ({ teamId }) => teamId).values()].filter(
    ([first]) => (first?.teamId ?? 0) > TEAM_COUNT,
  );
  const ofLeague = (title: string, isAba: boolean) => ({
    title,
    teams: former
      .filter(([first]) => (first?.league === "ABA") === isAba)
      .map(formerTeam)
      .toSorted((a, b) => compareNames(a.name, b.name)),
  });
  return [ofLeague("Former teams", false), ofLeague("ABA teams", true)].filter(
    ({ teams }) => teams.length > 0,
  );
}

/** A team under all its names. */
function formerTeam(names: readonly FranchiseName[]): FormerTeam {
  const [first, last] = [names[0], names.at(-1)];
  const [from, to] = [first?.first ?? "", last?.last ?? ""];
  return {
    href: `${teamPath({ id: first?.teamId ?? 0 })}/history`,
    name: [...new Set(names.map(({ name }) => name))].join(", "),
    span: from === to ? from : `${from} to ${to}`,
  };
}
