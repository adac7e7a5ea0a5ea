import type { Game } from "#domain/season/facts.ts";
import { ROWS_OF_A_PAGE } from "../stats-api/stats-api.ts";
import type { IdentifiedGame } from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";

/** Returns whether a game's lines must be read: it is new, changed, or has no stored lines. */
export function isNews(game: Game, stored: StoredSeason): boolean {
  const known = stored.games.get(game.id);
  const isSame =
    known?.date === game.date &&
    known.homeTeamId === game.homeTeamId &&
    known.awayTeamId === game.awayTeamId &&
    known.homePoints === game.homePoints &&
    known.awayPoints === game.awayPoints;
  return !isSame || !stored.lines.has(game.id);
}

/** Sorts new games before changed ones, and earlier games before later ones. */
export function newGamesFirst(
  games: readonly IdentifiedGame[],
  stored: StoredSeason,
): IdentifiedGame[] {
  const keyOf = ({ game }: IdentifiedGame) => `${Number(stored.games.has(game.id))} ${game.date}`;
  return games.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

const DAY_MS = 86_400_000;
/** A box score is corrected within days of its game, if at all. */
const DAYS_OF_CORRECTIONS = 3;

/** The games of the last days before a moment, latest first. */
export function latestDaysFirst(games: readonly IdentifiedGame[], now: number): IdentifiedGame[] {
  const first = new Date(now - DAYS_OF_CORRECTIONS * DAY_MS).toISOString().slice(0, 10);
  return games
    .filter(({ game }) => game.date >= first)
    .sort((a, b) => (a.game.date < b.game.date ? 1 : a.game.date > b.game.date ? -1 : 0));
}

/** The games of players who have more stored lines than their totals have games. */
export function gamesOfPlayersBehind({ lines, totals }: StoredSeason): Set<Game["id"]> {
  const byPlayer = Map.groupBy([...lines.values()].flat(), ({ playerId }) => playerId);
  const games = new Set<Game["id"]>();
  for (const [id, own] of byPlayer) {
    if ((totals.get(id)?.games ?? 0) >= own.length) continue;
    for (const { gameId } of own) games.add(gameId);
  }
  return games;
}

/** A team may name 18 players for a game; the API includes those who did not play. */
const MOST_LINES_OF_A_GAME = 36;
/** Requests reserved for the whole seasons of players who are corrected or not identified. */
const PAGES_OF_PLAYERS = 3;

/** The number of games whose lines fit into a number of requests. */
export function gamesWithin(requests: number): number {
  const pages = requests - PAGES_OF_PLAYERS;
  return Math.max(0, Math.floor((pages * ROWS_OF_A_PAGE) / MOST_LINES_OF_A_GAME));
}

/** The games whose players' whole seasons fit into a number of requests, in the order given. */
export function gamesWithPlayersWithin(
  requests: number,
  games: readonly IdentifiedGame[],
  playersOf: (game: IdentifiedGame) => ReadonlySet<string>,
  season: readonly IdentifiedGame[],
): IdentifiedGame[] {
  const most = Math.floor((requests * ROWS_OF_A_PAGE) / mostGamesOfATeam(season));
  let players: ReadonlySet<string> = new Set<string>();
  return games.filter((game) => {
    const together = players.union(playersOf(game));
    if (together.size > most) return false;
    players = together;
    return true;
  });
}

function mostGamesOfATeam(season: readonly IdentifiedGame[]): number {
  const counts = new Map<number, number>();
  for (const { game } of season) {
    for (const id of [game.homeTeamId, game.awayTeamId]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Math.max(1, ...counts.values());
}
