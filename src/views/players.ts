import type { Collections } from "../data/cached-collections.ts";
import { clampPage, pageCount, pageOf, rowNumber } from "../domain/paging.ts";
import type { Player } from "../domain/player.ts";
import { findPlayer, playerPath, teamOfPlayer } from "../domain/players.ts";
import type { Team } from "../domain/team.ts";
import { linkOfTeam } from "../domain/team-links.ts";
import { gather } from "./gather.ts";
import { teamPath } from "./links.ts";
import { UNAVAILABLE, type View } from "./view.ts";

export interface PlayerRow {
  number: number;
  name: string;
  href: string;
  age: string;
  position: string;
  team: PlayersTeam | undefined;
}

export interface PlayersTeam {
  name: string;
  abbreviation: string | undefined;
  href: string | undefined;
  logo: string | undefined;
}

export interface PlayersPage {
  number: number;
  pages: number;
  total: number;
  rows: PlayerRow[];
}

/** The address of one page of the players table. */
export function playersPath(page: number): string {
  return `/nba/players/page/${page}`;
}

/** One page of the players table, its number clamped to what there is (spec section 5). */
export async function loadPlayers(
  collections: Collections,
  requested: string | undefined,
): Promise<View<PlayersPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, players } = read.value.values;
  const pages = pageCount(players.length);
  const number = clampPage(requested ?? "", pages);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      number,
      pages,
      total: players.length,
      rows: pageOf(players, number).map((player, index) => {
        const team = teamOfPlayer(player, teams);
        return {
          number: rowNumber(number, index),
          name: player.name,
          href: playerPath(player.name),
          age: player.age,
          position: player.position,
          team:
            player.currentTeam === ""
              ? undefined
              : {
                  name: team?.fullName ?? player.currentTeam,
                  abbreviation: team?.abbreviation,
                  href: team && teamPath(team),
                  logo: team && linkOfTeam(team, links)?.logo,
                },
        };
      }),
    },
  };
}

export interface PlayerProfile {
  player: Player;
  href: string;
  team: Team | undefined;
  teamHref: string | undefined;
  logo: string | undefined;
}

/** A known player, or the name that nobody under contract goes by. */
export type PlayerPage = { kind: "known"; profile: PlayerProfile } | { kind: "unknown" };

/** A player's profile by the name in the address (spec section 2, Player profile). */
export async function loadPlayer(
  collections: Collections,
  name: string,
): Promise<View<PlayerPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, players } = read.value.values;
  const player = findPlayer(players, name);
  const team = player && teamOfPlayer(player, teams);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page:
      player === undefined
        ? { kind: "unknown" }
        : {
            kind: "known",
            profile: {
              player,
              href: playerPath(player.name),
              team,
              teamHref: team && teamPath(team),
              logo: team && linkOfTeam(team, links)?.logo,
            },
          },
  };
}
