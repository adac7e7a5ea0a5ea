import type { Player } from "#domain/players/player.ts";
import type { ApiRosterPlayer } from "../stats-api/roster-row.ts";
import { isSpelt, type KnownPlayer, newPlayerId, possible, withoutSuffix } from "./player-ids.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The site's id of an active player, or why he has none. */
export type RosterMatch =
  | { kind: "known"; id: string }
  | { kind: "new"; id: string }
  /** Several players have his name, and nothing else tells. */
  | { kind: "unclear"; ids: string[] };

interface Candidate extends KnownPlayer {
  /** The names folded, once for all rows that are compared with them. */
  folded: readonly string[];
  contract: Player | undefined;
}

/**
 * Identifies active players: by their lines of this run, else by name, then team, draft and number.
 * A name that one person alone has is that person, whatever his team.
 */
export function rosterIds(
  rows: readonly ApiRosterPlayer[],
  byLines: ReadonlyMap<string, string>,
  stored: StoredSeason,
): Map<ApiRosterPlayer["id"], RosterMatch> {
  const contracts = new Map(stored.contracts.map((player) => [player.id, player]));
  const candidates = stored.players.map((player): Candidate => {
    const folded = player.names.map(withoutSuffix);
    return { ...player, folded, contract: contracts.get(player.id) };
  });
  const claimed = new Set(byLines.values());
  const taken = new Set([...stored.players.map(({ id }) => id), ...claimed]);
  const matches = new Map<string, RosterMatch>();
  // Of two rows with one name, the one of the known player's team is his.
  const isOfTeam = (row: ApiRosterPlayer) =>
    candidates.some(
      ({ folded, teamIds }) => teamIds.has(row.teamId) && folded.includes(withoutSuffix(row.name)),
    );
  for (const row of [...rows.filter(isOfTeam), ...rows.filter((row) => !isOfTeam(row))]) {
    const own = byLines.get(row.id);
    if (own !== undefined) {
      matches.set(row.id, { kind: "known", id: own });
      continue;
    }
    const free = candidates.filter(({ id }) => !claimed.has(id));
    const match = matchOf(row, free) ?? {
      kind: "new" as const,
      id: newPlayerId(row, stored.players, taken),
    };
    matches.set(row.id, match);
    if (match.kind === "unclear") continue;
    claimed.add(match.id);
    taken.add(match.id);
  }
  return matches;
}

function matchOf(row: ApiRosterPlayer, known: readonly Candidate[]): RosterMatch | undefined {
  const name = withoutSuffix(row.name);
  const namesakes = possible(
    row,
    known.filter(({ folded }) => folded.includes(name)),
  );
  const among = namesakes.length > 0 ? namesakes : known.filter((one) => isNickname(row, one));
  const [only] = among;
  if (only === undefined) return undefined;
  const signs: ((one: Candidate) => boolean)[] = [
    () => true,
    ({ id }) => id === row.id,
    (one) => isSpelt(row, one),
    ({ teamIds }) => teamIds.has(row.teamId),
    ({ draft }) => row.draft !== "" && draft === row.draft,
    ({ contract }) => row.jersey !== "" && contract?.jersey === row.jersey,
  ];
  for (const sign of signs) {
    const left = among.filter(sign);
    if (left[0] !== undefined && left.length === 1) return { kind: "known", id: left[0].id };
  }
  return { kind: "unclear", ids: among.map(({ id }) => id) };
}

/** His team-mate of the same last name and draft or number, under another first name. */
function isNickname(
  row: ApiRosterPlayer,
  { folded, teamIds, draft, contract }: Candidate,
): boolean {
  const lastOf = (name: string) => name.split(" ").slice(1).join(" ");
  const last = lastOf(withoutSuffix(row.name));
  if (!folded.some((own) => lastOf(own) === last)) return false;
  if (row.draft !== "" && draft === row.draft) return true;
  return teamIds.has(row.teamId) && row.jersey !== "" && contract?.jersey === row.jersey;
}
