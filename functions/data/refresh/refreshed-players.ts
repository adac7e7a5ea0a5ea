import type { GameLine } from "#domain/season/facts.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { RosterPlayer } from "../sources/source.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import type { ActivePlayers } from "./active-players.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import { withoutSuffix } from "./player-ids.ts";
import { renamedTeams } from "./renamed-teams.ts";
import { rosterIds } from "./roster-ids.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The players as `nba/players/data` holds them, after a refresh. */
export interface RefreshedPlayers {
  rows: unknown[];
  /** The players who were unknown to the site. */
  newcomers: { id: string; name: string }[];
  /** The players who could not be told apart, in sentences. */
  unclear: string[];
}

type Row = Readonly<Record<string, unknown>>;

/** The fewest players of a team: of a shorter roster the API lacks some. */
const FEWEST_OF_A_TEAM = 12;

/**
 * The stored players with the teams, numbers and names that the API has now, and those who are new.
 * No player is removed. A player whose team's roster was read without him has no team, unless
 * another roster has him. A player whose roster was not read has the team of his line in a new game.
 */
export function refreshedPlayers(
  active: Pick<ActivePlayers, "rows" | "teams">,
  fetched: FetchedSeason,
  stored: StoredSeason,
): RefreshedPlayers {
  const before = renamedRows(stored, fetched);
  const teamNames = new Map(fetched.teams.map(({ id, fullName }) => [id, fullName]));
  const matches = rosterIds(active.rows, fetched.playerIds, stored);
  const listed = new Map<string, RosterPlayer>();
  const unclear: string[] = [];
  const maybeListed = new Set<string>();
  for (const row of active.rows) {
    const match = matches.get(row.id);
    if (match?.kind === "unclear") {
      unclear.push(unclearSentence(row, match.ids, stored));
      for (const id of match.ids) maybeListed.add(id);
    } else if (match !== undefined && teamNames.has(row.teamId)) listed.set(match.id, row);
  }
  const played = teamsOfNewLines(fetched, stored);
  const whole = wholeRosters(active, teamNames);
  // Whoever his team's roster does not have was let go, maybe after his game.
  const isGone = (id: string, team: string) => !maybeListed.has(id) && whole.has(team);
  const known = new Set(before.map(({ id }) => String(id)));
  const rows = before.map((row) => {
    const id = String(row.id);
    const now = listed.get(id);
    const team = teamNames.get(now?.teamId ?? played.get(id) ?? 0);
    if (now !== undefined) return withFacts(row, now, team);
    if (isGone(id, team ?? String(row["Current Team"])))
      return row["Current Team"] ? { ...row, "Current Team": "" } : row;
    return team === undefined ? row : { ...row, "Current Team": team };
  });
  const added = new Map([
    ...fetched.newcomers.map(({ id, name }) => [id, { id, Player: name }] as const),
    ...returnedIn(fetched, stored).map(({ id, name }) => [id, { id, Player: name }] as const),
    ...[...listed].map(
      ([id, { name }]) => [id, { id, Player: stored.names.get(id) ?? name }] as const,
    ),
  ]);
  for (const [id, row] of added) {
    if (known.has(id)) continue;
    const now = listed.get(id);
    const team = teamNames.get(now?.teamId ?? played.get(id) ?? 0);
    const own = team === undefined || isGone(id, team) ? "" : team;
    insert(rows, now === undefined ? { ...row, "Current Team": own } : withFacts(row, now, team));
  }
  const newcomers = [...listed].filter(([, row]) => matches.get(row.id)?.kind === "new");
  return { rows, newcomers: newcomers.map(([id, { name }]) => ({ id, name })), unclear };
}

/** The former players with lines in the games that were read. */
function returnedIn({ playerIds }: FetchedSeason, { former }: StoredSeason) {
  const ids = new Set(playerIds.values());
  return former.filter(({ id }) => ids.has(id));
}

/** A row with what the API knows now, and with facts that it lacked; unknown cells are omitted. */
function withFacts(row: Row, now: RosterPlayer, team: string | undefined): Row {
  const facts = {
    Pos: now.position,
    HT: now.height,
    WT: now.weight,
    "Pre-Draft Team": now.college,
    "Draft Status": now.draft,
    Nationality: now.country,
  };
  const lacking = Object.entries(facts).filter(([cell, fact]) => fact !== "" && !row[cell]);
  return {
    ...row,
    ...Object.fromEntries(lacking),
    ...(isRenamed(String(row.Player), now.name) && { Player: now.name }),
    ...(team !== undefined && { "Current Team": team }),
    ...(now.jersey !== "" && { Jersey: now.jersey }),
  };
}

/** The stored rows with the teams' names of now. */
function renamedRows(stored: StoredSeason, { teams }: FetchedSeason): Row[] {
  const names = new Map(
    renamedTeams(teams, stored).map(({ before, now }) => [before.fullName, now.fullName]),
  );
  return (listOf(stored.roots.players.data) ?? []).map((raw) => {
    const row = objectOf(raw) ?? {};
    const team = names.get(String(row["Current Team"]));
    return team === undefined ? row : { ...row, "Current Team": team };
  });
}

/** Returns whether a player has another last name now; first names and accents differ by source. */
function isRenamed(name: string, now: string): boolean {
  const lastOf = (of: string) => (withoutSuffix(of).split(" ").at(-1) ?? "").replace(/[^a-z]/g, "");
  const [before, after] = [lastOf(name), lastOf(now)];
  return !before.endsWith(after) && !after.endsWith(before);
}

/**
 * The teams whose rosters the lines of new games contradict: a player has another team than his
 * contract says, or none.
 */
export function urgentTeams(fetched: FetchedSeason, stored: StoredSeason): Set<number> {
  const names = new Map(fetched.teams.map(({ id, fullName }) => [id, fullName]));
  const contracts = new Map(stored.contracts.map((player) => [player.id, player.currentTeam]));
  const played = [...teamsOfNewLines(fetched, stored)];
  return new Set(
    played.flatMap(([id, team]) => (contracts.get(id) === names.get(team) ? [] : [team])),
  );
}

/** The team of each player's latest line, for players whose latest game is new. */
function teamsOfNewLines({ games, lines }: FetchedSeason, stored: StoredSeason) {
  const dates = new Map(games.map(({ id, date }) => [id, date]));
  const latest = new Map<string, { date: string; teamId: number; isNew: boolean }>();
  for (const [id, own] of new Map<string, readonly GameLine[]>([...lines, ...stored.lines])) {
    const date = dates.get(id) ?? "";
    for (const { playerId, teamId } of own) {
      if (date < (latest.get(playerId)?.date ?? "")) continue;
      latest.set(playerId, { date, teamId, isNew: !stored.lines.has(id) });
    }
  }
  return new Map(
    [...latest].flatMap(([id, { teamId, isNew }]) => (isNew ? [[id, teamId] as const] : [])),
  );
}

/** The names of the teams whose rosters were read whole. */
function wholeRosters(
  { rows, teams }: Pick<ActivePlayers, "rows" | "teams">,
  teamNames: ReadonlyMap<number, string>,
): Set<string> {
  const sizes = Map.groupBy(rows, ({ teamId }) => teamId);
  const whole = [...teams].filter((id) => (sizes.get(id)?.length ?? 0) >= FEWEST_OF_A_TEAM);
  return new Set(whole.flatMap((id) => teamNames.get(id) ?? []));
}

/** Puts a row before the first name that follows it: the list is sorted by name. */
function insert(rows: Row[], row: Row): void {
  const at = rows.findIndex((other) => compareNames(String(other.Player), String(row.Player)) > 0);
  rows.splice(at === -1 ? rows.length : at, 0, row);
}

function unclearSentence(
  { id, name }: RosterPlayer,
  ids: readonly string[],
  { names }: StoredSeason,
): string {
  const who = ids.map((one) => `${names.get(one) ?? "a player without a name"} (${one})`);
  return `The source's player ${name} (${id}) may be ${who.join(" or ")}.`;
}
