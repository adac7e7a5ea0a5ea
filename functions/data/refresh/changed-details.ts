import { ok, type Result } from "#domain/result.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import { dayWire, parseDay } from "../wire/days.ts";
import { hasScoreOf } from "./changed-lines.ts";
import type { Change } from "./changes.ts";
import { isSame } from "./difference.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/**
 * The changes of the days' details: those of a moved game follow it, those of a game that is gone go
 * with it, a corrected score leaves no points by period, and those that the source gives are added.
 */
export async function changedDetails(
  fetched: Pick<FetchedSeason, "games" | "lines" | "periods">,
  stored: Pick<StoredSeason, "games">,
  {
    database,
    credential,
    updatedAt,
  }: {
    database: Pick<WritableDatabase, "read" | "readKeys">;
    credential: DatabaseCredential;
    updatedAt: string;
  },
): Promise<Result<Change[], ReadFailure>> {
  const now = new Map(fetched.games.map((game) => [game.id, game]));
  const touched = [...stored.games.values()].flatMap((was) => {
    const is = now.get(was.id);
    return is?.date === was.date && hasScoreOf(is, was) ? [] : [{ was, is }];
  });
  const days = new Map<string, Map<string, typeof NO_DETAILS>>();
  const told = fetched.games.filter(
    ({ id }) => fetched.periods.has(id) && (!stored.games.has(id) || fetched.lines.has(id)),
  );
  const held = told.length === 0 ? ok([]) : await database.readKeys("nba/days", credential);
  if (!held.ok) return held;
  const movedDays = touched.flatMap(({ was, is }) => [was.date, is?.date ?? was.date]);
  const toldDays = new Set(told.map(({ date }) => date));
  for (const date of toldDays) days.set(date, new Map());
  for (const date of new Set([...movedDays, ...toldDays.intersection(new Set(held.value))])) {
    const read = await database.read(`nba/days/${date}`, credential);
    if (!read.ok) return read;
    days.set(date, new Map(parseDay(read.value)?.value));
  }
  const changed = new Set<string>();
  for (const { was, is } of touched) {
    const details = days.get(was.date)?.get(was.id);
    if (details === undefined) continue;
    changed.add(was.date);
    days.get(was.date)?.delete(was.id);
    if (is === undefined) continue;
    changed.add(is.date);
    const { periods } = hasScoreOf(was, is) ? details : NO_DETAILS;
    days.get(is.date)?.set(is.id, { ...details, periods });
  }
  for (const { id, date } of told) {
    const details = days.get(date)?.get(id) ?? NO_DETAILS;
    const periods = fetched.periods.get(id);
    if (periods === undefined || isSame(details.periods, periods)) continue;
    changed.add(date);
    days.get(date)?.set(id, { ...details, periods });
  }
  if (changed.size === 0) return ok([]);
  const update = Object.fromEntries(
    [...changed].map((date) => {
      const day = dayWire(days.get(date) ?? new Map());
      return [`days/${date}`, day === undefined ? null : { updatedAt, ...day }];
    }),
  );
  const dates = [...changed];
  const rows = { added: [], changed: dates, removed: [] };
  return ok([{ collection: "days", path: "days", ...rows, update }]);
}
