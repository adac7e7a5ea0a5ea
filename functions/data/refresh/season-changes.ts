import { NO_LEADERS } from "#domain/query/storage/derived-season.ts";
import { ok, type Result } from "#domain/result.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import { objectOf } from "../wire/rows.ts";
import type { Change } from "./changes.ts";
import { closedSeason, readForClosing } from "./closing.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import { formerPlayersChange, returnedPlayers } from "./former-players.ts";
import type { RefreshedPlayers } from "./refreshed-players.ts";
import type { RefreshedSeason } from "./refreshed-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The changes of what belongs to several seasons. */
export interface SeasonChanges {
  changes: Change[];
  /** The names of former players who play again. */
  returned: string[];
}

interface Writing {
  database: WritableDatabase;
  credential: DatabaseCredential;
  updatedAt: string;
}

/** The ids of the players who have a part in the season: a team, or a line. */
export function partIn({ rows }: RefreshedPlayers, { playerIds }: FetchedSeason): Set<string> {
  const signed = rows.flatMap((row) => {
    const { id, "Current Team": team } = objectOf(row) ?? {};
    return team ? [String(id)] : [];
  });
  return new Set([...signed, ...playerIds.values()]);
}

/** Closes `season` if there is a next one, and moves players between the former and the active ones. */
export async function seasonChanges(
  { season, next, part }: { season: string; next: string | undefined; part: ReadonlySet<string> },
  stored: StoredSeason,
  { database, credential, updatedAt }: Writing,
): Promise<Result<SeasonChanges, ReadFailure>> {
  const returned = await returnedPlayers(stored.former, part, { database, credential });
  if (!returned.ok) return returned;
  const staying = stored.former.filter(({ id }) => !part.has(id));
  const changes = returned.value;
  const names = stored.former.flatMap(({ id, name }) => (part.has(id) ? [name] : []));
  if (next === undefined) {
    const list = formerPlayersChange(stored.former, staying, updatedAt);
    const all = [...changes, ...(list ? [list] : [])];
    return ok({ changes: all, returned: names });
  }
  const reads = await readForClosing(database, credential);
  if (!reads.ok) return reads;
  const closed = closedSeason({ ...reads.value, season, stored, staying: part, updatedAt });
  const list = formerPlayersChange(stored.former, [...staying, ...closed.leaving], updatedAt);
  const current: Change = {
    collection: "season",
    path: "season",
    added: [],
    changed: [next],
    removed: [],
    update: { "season/current": next },
  };
  return ok({
    changes: [current, ...closed.changes, ...changes, ...(list ? [list] : [])],
    returned: names,
  });
}

/** A new season's collections, none of which stays as it was in the last one. */
export function nothingLeft(season: RefreshedSeason): RefreshedSeason {
  const { seasonTotals = [], leaders = NO_LEADERS } = season;
  return { ...season, seasonTotals, leaders };
}
