import type { Game, GameLine } from "#domain/season/facts.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import type { SourceBoxLine } from "../sources/source.ts";
import { type Match, matchByLines, newPlayerId, type SourcePlayer } from "./player-ids.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The site's ids of the API's players. */
export interface SourcePeople {
  ids: ReadonlyMap<SourcePlayer["id"], string>;
  /** The API's names, by the site's ids. */
  names: ReadonlyMap<string, string>;
  /** The players who were unknown to the site. */
  newcomers: { id: string; name: string }[];
  /** The players who could not be identified, in sentences. */
  problems: string[];
}

/** The players of these lines, each with the teams of his lines. */
export function playersIn(lines: readonly SourceBoxLine[]): SourcePlayer[] {
  const players = new Map<string, SourcePlayer & { teamIds: Set<number> }>();
  for (const { playerId: id, playerName: name, draft, jersey = "", teamId } of lines) {
    const player = players.get(id) ?? { id, name, draft, jersey, teamIds: new Set() };
    player.teamIds.add(teamId);
    players.set(id, player);
  }
  return [...players.values()];
}

/** The API's line under the site's ids. */
export function sourceLine(line: SourceBoxLine, gameId: Game["id"], playerId: string): SourceLine {
  const { playerName: _, draft: __, jersey: ___, ...figures } = line;
  return { ...figures, gameId, playerId };
}

/** Identifies players by their lines where their names do not, and gives new players an id. */
export function identifyPeople(
  players: readonly SourcePlayer[],
  matches: ReadonlyMap<SourcePlayer["id"], Match>,
  lines: readonly SourceBoxLine[],
  gameIds: ReadonlyMap<number, Game["id"]>,
  stored: StoredSeason,
): SourcePeople {
  const ids = new Map<string, string>();
  const newcomers: SourcePeople["newcomers"] = [];
  const problems: string[] = [];
  for (const [id, match] of matches) if (match.kind !== "open") ids.set(id, match.id);
  const claimed = new Set(ids.values());
  const taken = new Set(stored.players.map(({ id }) => id));
  const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
  for (const player of players) {
    const match = matches.get(player.id);
    if (match?.kind === "new") newcomers.push({ id: match.id, name: player.name });
    if (match?.kind !== "open") continue;
    const own = (byPlayer.get(player.id) ?? []).flatMap((line): GameLine[] => {
      const gameId = gameIds.get(line.gameId);
      return gameId === undefined ? [] : [sourceLine(line, gameId, "")];
    });
    const likeness = matchByLines(own, stored.lines, claimed);
    // Lines cannot distinguish two players of one name while neither has played.
    const namesakes = match.among.filter(({ id }) => !claimed.has(id));
    if (likeness.kind === "known") {
      ids.set(player.id, likeness.id);
      claimed.add(likeness.id);
    } else if (likeness.kind === "unclear" || namesakes.filter((one) => !one.hasLines).length > 1) {
      const known = likeness.kind === "unclear" ? likeness.ids : namesakes.map(({ id }) => id);
      problems.push(unclear(player, known, stored));
    } else {
      const id = newPlayerId(player, stored.players, taken);
      ids.set(player.id, id);
      taken.add(id);
      newcomers.push({ id, name: player.name });
    }
  }
  const names = new Map(players.map(({ id, name }) => [ids.get(id) ?? "", name]));
  return { ids, names, newcomers, problems: [...problems, ...sharedIds(players, ids)] };
}

function unclear(
  { id, name }: SourcePlayer,
  known: readonly string[],
  { names }: StoredSeason,
): string {
  const who = known.map((one) => `${names.get(one) ?? "a player without a name"} (${one})`);
  const candidates = who.length === 0 ? "no player of the site" : who.join(" and ");
  return `The source's player ${name} (${id}) cannot be told for sure: like his are the lines of ${candidates}.`;
}

/** A problem for each id that two of the API's players share; the refresh then writes nothing. */
function sharedIds(players: readonly SourcePlayer[], ids: ReadonlyMap<string, string>): string[] {
  const claims = Map.groupBy(
    players.filter(({ id }) => ids.has(id)),
    ({ id }) => ids.get(id),
  );
  return [...claims].flatMap(([id, own]) => {
    if (own.length === 1) return [];
    const who = own.map((player) => `${player.name} (${player.id})`).join(" and ");
    return [`The source's players ${who} are both taken for our player ${id}.`];
  });
}
