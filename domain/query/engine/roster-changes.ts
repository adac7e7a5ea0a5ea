import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { teamOfPlayer } from "#domain/players/players.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonLines } from "../storage/season-lines.ts";

/** A player who came to a team or left it. */
export interface Mover {
  id: string;
  name: string;
  /** His last team of the season before, or his first of the next; undefined without a game. */
  otherTeamId: number | undefined;
}

/** The players of a team who were not with it in the season before, and the other way round. */
export interface RosterChanges {
  came: Mover[];
  left: Mover[];
}

/** The players who came to a team and who left it from one season to the next, the most minutes first. */
export function rosterChanges(teamId: number, old: Roster, now: Roster): RosterChanges {
  const movers = (own: Roster, other: Roster, otherTeam: (player: Played) => number) =>
    [...own.values()]
      .filter(({ id, seconds }) => seconds.has(teamId) && !other.get(id)?.seconds.has(teamId))
      .toSorted((a, b) => (b.seconds.get(teamId) ?? 0) - (a.seconds.get(teamId) ?? 0))
      .map(({ id, name }): Mover => {
        const elsewhere = other.get(id);
        return { id, name, otherTeamId: elsewhere && otherTeam(elsewhere) };
      });
  return {
    came: movers(now, old, ({ last }) => last),
    left: movers(old, now, ({ first }) => first),
  };
}

interface Played {
  id: string;
  name: string;
  first: number;
  last: number;
  /** The seconds for each team. */
  seconds: Map<number, number>;
}

/** The players of a season by id, with all their teams. */
type Roster = ReadonlyMap<string, Played>;

/** The players of the rosters in force, with what they have played for these teams. */
export function rostersInForce(
  players: readonly Player[],
  teams: readonly Team[],
  played: Roster,
): Roster {
  return new Map(
    players.flatMap((player): [string, Played][] => {
      const { id, name } = player;
      const team = teamOfPlayer(player, teams)?.id;
      if (team === undefined) return [];
      const seconds = new Map([[team, played.get(id)?.seconds.get(team) ?? 0]]);
      return [[id, { id, name, first: team, last: team, seconds }]];
    }),
  );
}

/** The players of a season's games. */
export const playersOf = memoize((lines: SeasonLines): Roster => {
  const found = new Map<string, Played>();
  for (let line = 0; line < lines.size; line += 1) {
    const player = lines.players[lines.player[line] ?? -1];
    if (player === undefined) continue;
    const team = lines.team[line] ?? 0;
    const played = found.get(player.id) ?? {
      ...player,
      first: team,
      last: team,
      seconds: new Map<number, number>(),
    };
    found.set(player.id, played);
    played.last = team;
    const seconds = Math.max(0, lines.figures.sec[line] ?? 0);
    played.seconds.set(team, (played.seconds.get(team) ?? 0) + seconds);
  }
  return found;
});
