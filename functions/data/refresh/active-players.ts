import type { RosterPlayer, SourceFailure } from "../sources/source.ts";
import type { FetchOptions } from "./schedule.ts";

/** The players whom teams have now, as far as the requests of a run allow. */
export interface ActivePlayers {
  rows: RosterPlayer[];
  /** The teams whose players were read. */
  teams: ReadonlySet<number>;
  unreadable: string[];
  /** Why no more were read; undefined when requests ended or all were read. */
  failure: SourceFailure | undefined;
}

const DAY_MS = 86_400_000;
/** The requests of a run for teams that are not urgent: with four teams each, they reach all. */
const MOST_REQUESTS = 8;

/**
 * Reads rosters with the requests that a run has left: first those of
 * `urgent` teams, then the others, beginning with other teams each day, so that a run with a single
 * request to spare still reaches all of them in eight days. No failure here fails the refresh.
 */
export async function readActivePlayers(
  teamIds: readonly number[],
  urgent: ReadonlySet<number>,
  { source, now, onProgress = () => {} }: FetchOptions,
): Promise<ActivePlayers> {
  const teams = new Set<number>();
  const { teamsAtOnce } = source;
  const read: ActivePlayers = { rows: [], teams, unreadable: [], failure: undefined };
  const parts = Math.max(1, Math.ceil(teamIds.length / teamsAtOnce));
  const start = (Math.floor(now() / DAY_MS) % parts) * teamsAtOnce;
  const inTurn = [...teamIds.slice(start), ...teamIds.slice(0, start)];
  // The same requests in every share of a run, where there is room for all of them.
  const hasRoom = parts <= Math.min(MOST_REQUESTS, source.requestsLeft());
  const first = hasRoom ? new Set<number>() : urgent;
  const order = [...inTurn.filter((id) => first.has(id)), ...inTurn.filter((id) => !first.has(id))];
  order.length = Math.min(order.length, urgent.size + MOST_REQUESTS * teamsAtOnce);
  let done = 0;
  for (; done < order.length && source.requestsLeft() > 0; done += teamsAtOnce) {
    onProgress({ step: "rosters", done, of: order.length });
    const asked = order.slice(done, done + teamsAtOnce);
    const answer = await source.activePlayers(asked);
    if (!answer.ok) {
      if (answer.error.kind !== "exhausted") read.failure = answer.error;
      break;
    }
    read.rows.push(...answer.value.rows);
    read.unreadable.push(...answer.value.unread.map(({ says }) => says));
    for (const id of asked) teams.add(id);
  }
  if (teams.size === teamIds.length)
    onProgress({ step: "rosters", done: order.length, of: order.length });
  return read;
}

/** The rosters of two readings as one. */
export function joinedRosters(one: ActivePlayers, other: ActivePlayers): ActivePlayers {
  return {
    rows: [...one.rows, ...other.rows],
    teams: new Set([...one.teams, ...other.teams]),
    unreadable: [...one.unreadable, ...other.unreadable],
    failure: one.failure ?? other.failure,
  };
}
