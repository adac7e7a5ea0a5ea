import type { Player } from "#domain/players/player.ts";
import type { RosterPlayer } from "../sources/source.ts";
import { isSpelt, type KnownPlayer, nameKey, newPlayerId, possible } from "./player-ids.ts";
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
 * A name that one person alone has is that person, whatever his team; `unlisted` are persons of whom
 * lines tell and no roster.
 */
export function rosterIds(
  rows: readonly RosterPlayer[],
  byLines: ReadonlyMap<string, string>,
  stored: StoredSeason,
  unlisted: readonly RosterPlayer[] = [],
): Map<RosterPlayer["id"], RosterMatch> {
  const contracts = new Map(stored.contracts.map((player) => [player.id, player]));
  const candidates = stored.players.map((player): Candidate => {
    const folded = player.names.map(nameKey);
    return { ...player, folded, contract: contracts.get(player.id) };
  });
  const byKey = new Map<string, Candidate[]>();
  for (const one of candidates)
    for (const key of new Set(one.folded)) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const claimed = new Set(byLines.values());
  const taken = new Set([...stored.players.map(({ id }) => id), ...claimed]);
  const matches = new Map<string, RosterMatch>();
  const keyedRow = (row: RosterPlayer): KeyedRow => {
    const key = nameKey(row.name);
    const namesakes = byKey.get(key) ?? [];
    return {
      row,
      key,
      namesakes,
      most: Math.max(0, ...namesakes.map((one) => strength(row, one))),
    };
  };
  const keyed = rows.map(keyedRow);
  const byName = Map.groupBy([...keyed, ...unlisted.map(keyedRow)], ({ key }) => key);
  // Of two rows with one name, the one that has more of a known player is his.
  for (const one of keyed.toSorted((a, b) => b.most - a.most)) {
    const { row, key } = one;
    const own = byLines.get(row.id);
    if (own !== undefined) {
      matches.set(row.id, { kind: "known", id: own });
      continue;
    }
    const isFree = ({ id }: Candidate) => !claimed.has(id);
    const rivals = (byName.get(key) ?? []).filter(
      (other) =>
        other !== one && !isSettled(matches.get(other.row.id)) && !byLines.has(other.row.id),
    );
    const nicknamed = () => candidates.filter((other) => isFree(other) && isNickname(one, other));
    const match = matchOf(row, { namesakes: one.namesakes.filter(isFree), nicknamed, rivals }) ?? {
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

/** A row with the key of its name, and the known players of that name. */
interface KeyedRow {
  row: RosterPlayer;
  key: string;
  namesakes: readonly Candidate[];
  /** The most that it has in common with one of them. */
  most: number;
}

function isSettled(match: RosterMatch | undefined): boolean {
  return match !== undefined && match.kind !== "unclear";
}

/** How much a row and a known player of one name have in common: birth or draft, team, number. */
function strength(row: RosterPlayer, { teamIds, draft, contract }: Candidate): number {
  const isDrafted = row.draft !== "" && row.draft === draft;
  const isBorn = isDrafted || (row.born !== "" && row.born === contract?.born);
  const hasNumber = row.jersey !== "" && row.jersey === contract?.jersey;
  return 4 * Number(isBorn) + 2 * Number(teamIds.has(row.teamId)) + Number(hasNumber);
}

/** The age at which nobody has played in the league yet. */
const YOUNGEST = 18;

/** Nobody can be taken for a former player who began before he was old enough. */
function isTooYoung({ born }: RosterPlayer, { formerSince }: Candidate): boolean {
  if (born === "" || formerSince === undefined) return false;
  return Number(formerSince.slice(0, 4)) - Number(born.slice(0, 4)) < YOUNGEST;
}

/** The births of two men of different teams differ. */
function isBornElsewhen(row: RosterPlayer, { teamIds, contract }: Candidate): boolean {
  const [theirs, ours] = [row.born, contract?.born ?? ""];
  return theirs !== "" && ours !== "" && theirs !== ours && !teamIds.has(row.teamId);
}

function matchOf(
  row: RosterPlayer,
  known: {
    namesakes: readonly Candidate[];
    nicknamed: () => readonly Candidate[];
    /** Other rows of the name that are nobody's yet. */
    rivals: readonly KeyedRow[];
  },
): RosterMatch | undefined {
  const namesakes = possible(
    row,
    known.namesakes.filter((one) => !isTooYoung(row, one)),
  );
  const among = namesakes.length > 0 ? namesakes : known.nicknamed();
  if (among.length === 0) return undefined;
  const unclear: RosterMatch = { kind: "unclear", ids: among.map(({ id }) => id) };
  const signs: ((one: Candidate) => boolean)[] = [
    () => true,
    ({ id }) => id === row.id,
    ({ contract }) => row.born !== "" && contract?.born === row.born,
    (one) => isSpelt(row, one),
    ({ teamIds }) => teamIds.has(row.teamId),
    ({ draft }) => row.draft !== "" && draft === row.draft,
    ({ contract }) => row.jersey !== "" && contract?.jersey === row.jersey,
  ];
  for (const sign of signs) {
    const left = among.filter(sign);
    const [only] = left;
    if (only === undefined || left.length > 1) continue;
    const isContested = known.rivals.some(
      (rival) =>
        possible(rival.row, [only]).length > 0 && strength(rival.row, only) >= strength(row, only),
    );
    const isHis = !isContested && !isBornElsewhen(row, only);
    return isHis ? { kind: "known", id: only.id } : unclear;
  }
  return unclear;
}

/** His team-mate of the same last name and draft or number, under another first name. */
function isNickname(
  { row, key }: KeyedRow,
  { folded, teamIds, draft, contract }: Candidate,
): boolean {
  const isOfTeam = teamIds.has(row.teamId) && row.jersey !== "" && contract?.jersey === row.jersey;
  if (!isOfTeam && (row.draft === "" || draft !== row.draft)) return false;
  const lastOf = (name: string) => name.split(" ").slice(1).join(" ");
  return folded.some((own) => lastOf(own) === lastOf(key));
}
