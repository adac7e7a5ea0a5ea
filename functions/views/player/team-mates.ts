import type { SeasonTotals } from "../../../domain/season/facts.ts";
import type { Player } from "../../../domain/season/player.ts";
import { playerPath, rosterOf } from "../../../domain/season/players.ts";
import type { Team } from "../../../domain/season/team.ts";

/** The other players of a player's team who are under contract. */
export interface TeamMates {
  title: string;
  names: { name: string; href: string }[];
}

const MOST = 4;

/** A player's team-mates with the most minutes this season; undefined for a player without any. */
export function teamMatesOf(
  player: Player,
  team: Team | undefined,
  players: readonly Player[],
  totals: readonly SeasonTotals[],
): TeamMates | undefined {
  if (team === undefined) return undefined;
  const minutes = new Map(totals.map((total) => [total.id, total.minutes]));
  const played = ({ id }: Player) => minutes.get(id) ?? 0;
  const mates = rosterOf(team, players)
    .filter(({ id }) => id !== player.id)
    .toSorted((a, b) => played(b) - played(a))
    .slice(0, MOST);
  if (mates.length === 0) return undefined;
  return {
    title: `${team.name} team-mates`,
    names: mates.map(({ name }) => ({ name, href: playerPath(name) })),
  };
}
