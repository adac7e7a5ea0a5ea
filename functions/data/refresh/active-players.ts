import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiRosterPlayer } from "../stats-api/roster-row.ts";
import type { FetchOptions } from "./schedule.ts";

/** The players whom teams have now, as far as the requests of a run allow. */
export interface ActivePlayers {
  rows: ApiRosterPlayer[];
  /** The teams whose players were read. */
  teams: ReadonlySet<number>;
  unreadable: string[];
  /** Why no more were read; undefined when requests ended or all were read. */
  failure: StatsApiFailure | undefined;
}

/** Four rosters of at most 21, as in training camps, are one page of the API. */
const TEAMS_AT_ONCE = 4;
const DAY_MS = 86_400_000;

/**
 * Reads rosters with the requests that a run has left, four teams a request: first those of
 * `urgent` teams, then the others, beginning with other teams each day, so that a run with a single
 * request to spare still reaches all of them in eight days. No failure here fails the refresh.
 */
export async function readActivePlayers(
  teamIds: readonly number[],
  urgent: ReadonlySet<number>,
  { api, now, onProgress = () => {} }: FetchOptions,
): Promise<ActivePlayers> {
  const teams = new Set<number>();
  const read: ActivePlayers = { rows: [], teams, unreadable: [], failure: undefined };
  const parts = Math.max(1, Math.ceil(teamIds.length / TEAMS_AT_ONCE));
  const start = (Math.floor(now() / DAY_MS) % parts) * TEAMS_AT_ONCE;
  const inTurn = [...teamIds.slice(start), ...teamIds.slice(0, start)];
  const order = [
    ...inTurn.filter((id) => urgent.has(id)),
    ...inTurn.filter((id) => !urgent.has(id)),
  ];
  let done = 0;
  for (; done < order.length && api.requestsLeft() > 0; done += TEAMS_AT_ONCE) {
    onProgress({ step: "rosters", done, of: order.length });
    const asked = order.slice(done, done + TEAMS_AT_ONCE);
    const answer = await api.activePlayers(asked);
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
