import type { Team } from "../teams/team.ts";
import { normaliseTeamName } from "../teams/team-names.ts";
import type { Player } from "./player.ts";

const SUFFIX = /^(?:jr|sr|ii|iii|iv|v)\.?$/i;

/**
 * The text of a player's tile: his number for this team, or his initials where it is not known: "TM" for
 * Trey Murphy III.
 */
export function tileFigure(
  name: string,
  player: Pick<Player, "jersey" | "currentTeam"> | undefined,
  team: Pick<Team, "fullName"> | undefined,
): string {
  const isHis =
    player !== undefined &&
    team !== undefined &&
    normaliseTeamName(player.currentTeam) === normaliseTeamName(team.fullName);
  if (isHis && player.jersey !== "") return player.jersey;
  const names = name.split(/\s+/).filter((part) => part !== "" && !SUFFIX.test(part));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((part) => part?.normalize("NFD").match(/\p{L}/u)?.[0].toUpperCase()).join("");
}
