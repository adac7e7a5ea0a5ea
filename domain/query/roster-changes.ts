import type { SeasonLines } from "./season-lines.ts";

/** A player who came to a team or left it. */
export interface Mover {
  id: string;
  name: string;
  /** His last team of the season before, or his first of the next; undefined without a game. */
  otherTeamId: number | undefined;
}

/** The players of a team who did not play for it in the season before, and the other way round. */
export interface RosterChanges {
  came: Mover[];
  left: Mover[];
}

/** The players who came to a team and who left it from one season to the next, the most minutes first. */
export function rosterChanges(
  teamId: number,
  before: SeasonLines,
  after: SeasonLines,
): RosterChanges {
  const [old, now] = [playersOf(before), playersOf(after)];
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

type Roster = ReadonlyMap<string, Played>;

function playersOf(lines: SeasonLines): Roster {
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
}
