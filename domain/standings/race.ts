import type { Game } from "../season/facts.ts";
import { gamesInOrder, type WinLoss, winningPercentage } from "../season/records.ts";

/** Every team's record after each of the given days, by team id; the days must be in order. */
export function recordsAfter(
  days: readonly string[],
  teamIds: readonly number[],
  games: readonly Game[],
): Map<number, WinLoss[]> {
  const records = new Map(teamIds.map((id) => [id, { wins: 0, losses: 0 }]));
  const after = new Map<number, WinLoss[]>(teamIds.map((id) => [id, []]));
  const ordered = gamesInOrder(games);
  let next = 0;
  for (const day of days) {
    for (let game = ordered[next]; game !== undefined && game.date <= day; game = ordered[next]) {
      const homeWon = game.homePoints > game.awayPoints;
      const home = records.get(game.homeTeamId);
      const away = records.get(game.awayTeamId);
      if (home !== undefined) home[homeWon ? "wins" : "losses"] += 1;
      if (away !== undefined) away[homeWon ? "losses" : "wins"] += 1;
      next += 1;
    }
    for (const [id, record] of records) after.get(id)?.push({ ...record });
  }
  return after;
}

/** Every seventh day from the first to the last, and the last day. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  const day = new Date(`${first}T00:00:00Z`);
  for (let date = first; date < last; date = day.toISOString().slice(0, 10)) {
    weeks.push(date);
    day.setUTCDate(day.getUTCDate() + 7);
  }
  return [...weeks, last];
}

/** The last of the given days in each month. */
export function monthEnds(days: readonly string[]): string[] {
  return [...new Map(days.map((day) => [day.slice(0, 7), day])).values()];
}

/**
 * The first day from which on no other team had a better record than the given one; undefined when
 * a team has one on the last day. The days must be in order.
 */
export function leadingSince(
  teamId: number,
  days: readonly string[],
  records: ReadonlyMap<number, readonly WinLoss[]>,
): string | undefined {
  const share = (id: number, at: number) => {
    const record = records.get(id)?.[at];
    return record === undefined ? 0 : winningPercentage(record);
  };
  const isBehind = (_: string, at: number) =>
    [...records.keys()].some((other) => share(other, at) > share(teamId, at));
  return days[days.findLastIndex(isBehind) + 1];
}
