import type { RosterPlayer, SourceBoxLine } from "../sources/source.ts";
import { type ActivePlayers, readActivePlayers } from "./active-players.ts";
import { playersIn } from "./people.ts";
import {
  type KnownPlayer,
  type Match,
  nameKey,
  newPlayerId,
  type SourcePlayer,
} from "./player-ids.ts";
import { type RosterMatch, rosterIds } from "./roster-ids.ts";
import type { FetchOptions } from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";

/** Who the players of lines are by the rosters of their teams. */
export interface ToldByRosters {
  matches: Map<SourcePlayer["id"], Match>;
  /** Why a player cannot be told, in words, by the source's id: his games' lines wait. */
  untold: Map<SourcePlayer["id"], string>;
  /** The rosters that were read. */
  active: ActivePlayers;
}

/**
 * Tells the players of a source that does not give their seasons: by name, team and number together,
 * by the roster that has them under the same id, or, when no roster has them anymore, by a name that
 * one man alone has. Whoever is not told waits, since his line would be another's.
 */
export async function playersByRoster(
  lines: readonly SourceBoxLine[],
  stored: StoredSeason,
  { teams, options }: { teams: ReadonlyMap<string, number>; options: FetchOptions },
): Promise<ToldByRosters> {
  const players = playersIn(lines);
  const contracts = stored.contracts.map(({ id, name, currentTeam, jersey }) => {
    return { id, key: nameKey(name), teamId: teams.get(currentTeam), jersey };
  });
  const byName = Map.groupBy(contracts, ({ key }) => key);
  const namesakesOf = ({ name }: SourcePlayer) => byName.get(nameKey(name)) ?? [];
  const claims = new Map<string, SourcePlayer[]>();
  for (const player of players) {
    const { jersey, teamIds } = player;
    const same = namesakesOf(player).filter(
      (one) => jersey !== "" && one.jersey === jersey && teamIds.has(one.teamId ?? 0),
    );
    const [only] = same;
    if (only && same.length === 1) claims.set(only.id, [...(claims.get(only.id) ?? []), player]);
  }
  const matches = new Map<string, Match>();
  for (const [id, [player, ...others]] of claims) {
    if (player && others.length === 0) matches.set(player.id, { kind: "known", id });
  }
  const open = players.filter(({ id }) => !matches.has(id));
  // A namesake's own roster tells whether he has moved.
  const asked = new Set(
    open.flatMap((player) => [
      ...player.teamIds,
      ...namesakesOf(player).flatMap(({ teamId }) => teamId ?? []),
    ]),
  );
  const active = await readActivePlayers([...asked], asked, options);
  const known = new Map(
    [...matches].flatMap(([theirs, match]): [string, string][] =>
      match.kind === "known" ? [[theirs, match.id]] : [],
    ),
  );
  const onRosters = new Set(active.rows.map(({ id }) => id));
  const unlisted = open.filter(({ id }) => !onRosters.has(id)).map(asRow);
  const listed = rosterIds(active.rows, known, stored, unlisted);
  const claimed = new Set(
    [...matches.values(), ...listed.values()].flatMap((match) => ("id" in match ? match.id : [])),
  );
  const untold = new Map<string, string>();
  for (const player of open) {
    const listedAs = listed.get(player.id);
    const match = listedAs ?? unlistedPlayer(player, stored, claimed);
    if (match.kind === "unclear") {
      const who = match.ids.map((id) => `${stored.names.get(id) ?? ""} (${id})`).join(" or ");
      const where = listedAs === undefined ? " is on no roster, and" : "";
      untold.set(player.id, `${player.name}${where} may be ${who}`);
    } else {
      matches.set(player.id, match);
      claimed.add(match.id);
    }
  }
  return { matches, untold, active };
}

/** A roster row, made of his box lines, of a player who is on no roster. */
function asRow({ id, name, teamIds: [teamId = 0], draft, jersey }: SourcePlayer): RosterPlayer {
  const unknown = { position: "", height: "", weight: "", college: "", country: "", born: "" };
  return { ...unknown, id, name, teamId, draft, jersey };
}

/**
 * Who a player is whom no roster has anymore: the only one of his name, if he is known of that team, or a
 * newcomer where nobody has a name like his.
 */
function unlistedPlayer(
  player: SourcePlayer,
  { players }: Pick<StoredSeason, "players">,
  claimed: ReadonlySet<string>,
): RosterMatch {
  const key = nameKey(player.name);
  const isOfTeam = ({ teamIds }: KnownPlayer) => !teamIds.isDisjointFrom(player.teamIds);
  const namesakes = players.filter(({ names }) => names.some((name) => nameKey(name) === key));
  const [only] = namesakes;
  if (only && namesakes.length === 1 && isOfTeam(only) && !claimed.has(only.id))
    return { kind: "known", id: only.id };
  const isAlike = (one: KnownPlayer) =>
    one.names.some((name) => {
      const other = nameKey(name);
      const isOfFamily = lastNameOf(other) === lastNameOf(key);
      return isOfFamily && (isOfTeam(one) || (other[0] === key[0] && !one.formerSince));
    });
  const alike = [...new Set([...namesakes, ...players.filter(isAlike)])];
  if (alike.length > 0) return { kind: "unclear", ids: alike.map(({ id }) => id) };
  const taken = new Set([...players.map(({ id }) => id), ...claimed]);
  return { kind: "new", id: newPlayerId(player, players, taken) };
}

function lastNameOf(key: string): string {
  return key.split(" ").slice(1).join(" ") || key;
}
