import type { CareerSeasons } from "#domain/players/career.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { careerIn } from "#domain/query/storage/all-time.ts";
import { ok, type Result } from "#domain/result.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { allTimePart, parseAllTimePart } from "../wire/all-time.ts";
import { careerWire, parseCareer } from "../wire/careers.ts";
import { formerPlayersWire } from "../wire/former-players.ts";
import type { Change } from "./changes.ts";

/** Moves the careers of former players who have a part in the season to the active players. */
export async function returnedPlayers(
  former: readonly FormerPlayer[],
  active: ReadonlySet<string>,
  { database, credential }: { database: RealtimeDatabase; credential: DatabaseCredential },
): Promise<Result<Change[], ReadFailure>> {
  const careers: Record<string, unknown> = {};
  for (const { id } of former) {
    if (!active.has(id)) continue;
    const own = await database.read(`nba/formerCareers/${id}`, credential);
    if (!own.ok) return own;
    const part = await database.read(`nba/allTime/${allTimePart(id)}`, credential);
    if (!part.ok) return part;
    const career = wholeCareer(id, parseCareer(own.value)?.value, parseAllTimePart(part.value));
    if (career !== undefined) careers[id] = careerWire(career);
  }
  const ids = Object.keys(careers);
  const of = (
    collection: "careers" | "formerCareers",
    rows: Pick<Change, "added" | "removed">,
  ) => ({
    collection,
    path: collection,
    changed: [],
    ...rows,
    update: Object.fromEntries(
      ids.map((id) => [`${collection}/${id}`, collection === "careers" ? careers[id] : null]),
    ),
  });
  return ok(
    ids.length === 0
      ? []
      : [
          of("careers", { added: ids, removed: [] }),
          of("formerCareers", { added: [], removed: ids }),
        ],
  );
}

/** A career whose seasons are in the part of all time where it has none itself. */
function wholeCareer(
  id: string,
  own: CareerSeasons | undefined,
  part: ReturnType<typeof parseAllTimePart>,
): CareerSeasons | undefined {
  const seasons = part && careerIn(part.value, id);
  if (seasons === undefined || own?.seasons.length) return own;
  return { playoffs: [], honours: [], ...own, ...seasons };
}

/** The change of the list of former players; undefined where it stays the same. */
export function formerPlayersChange(
  before: readonly FormerPlayer[],
  after: readonly FormerPlayer[],
  updatedAt: string,
): Change | undefined {
  const ids = (players: readonly FormerPlayer[]) => new Set(players.map(({ id }) => id));
  const [were, are] = [ids(before), ids(after)];
  const added = after.flatMap(({ id, name }) => (were.has(id) ? [] : [name]));
  const removed = before.flatMap(({ id, name }) => (are.has(id) ? [] : [name]));
  if (added.length + removed.length === 0) return undefined;
  const sorted = after.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    collection: "formerPlayers",
    path: "formerPlayers",
    added,
    changed: [],
    removed,
    update: { formerPlayers: { updatedAt, data: formerPlayersWire(sorted) } },
  };
}
