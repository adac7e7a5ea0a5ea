import type { Game } from "#domain/season/facts.ts";
import type { ResultsSource } from "../sources/source.ts";
import type { IdentifiedGame, LinesShare } from "./schedule.ts";
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

/** Sorts new games before changed ones, and later games before earlier ones. */
export function newGamesFirst(
  games: readonly IdentifiedGame[],
  stored: StoredSeason,
): IdentifiedGame[] {
  const keyOf = ({ game }: IdentifiedGame) => `${Number(!stored.games.has(game.id))} ${game.date}`;
  return games.toSorted((a, b) => (keyOf(a) > keyOf(b) ? -1 : keyOf(a) < keyOf(b) ? 1 : 0));
}

/** A night has up to 15 games; a share is written before the next one is read. */
const GAMES_OF_A_SHARE = 25;
const AFTER_ALL = "9999-12-31";

/** The games whose lines a run reads, and the day before which more games are left. */
export interface SharedGames {
  games: IdentifiedGame[];
  leftBefore?: string;
}

/**
 * The games of a share: whole days, the latest first. Where more than a share of the games have no
 * score yet, the first one has none, so that scores and standings are written at once.
 */
export function gamesOfShare(
  news: readonly IdentifiedGame[],
  stored: StoredSeason,
  share: LinesShare,
): SharedGames {
  if (share === "all") return { games: [...news] };
  const unscored = news.filter(({ game }) => !stored.games.has(game.id));
  if (share === "first" && unscored.length > GAMES_OF_A_SHARE) {
    return { games: [], leftBefore: AFTER_ALL };
  }
  const { before } = share === "first" ? { before: AFTER_ALL } : share;
  const earlier = news.filter(({ game }) => game.date < before);
  const days = [...new Set(earlier.map(({ game }) => game.date))].sort().reverse();
  const counts = Map.groupBy(earlier, ({ game }) => game.date);
  let count = 0;
  let first = before;
  for (const day of days) {
    count += counts.get(day)?.length ?? 0;
    if (count > GAMES_OF_A_SHARE && first !== before) return sharedFrom(earlier, first);
    first = day;
  }
  return { games: earlier };
}

function sharedFrom(earlier: readonly IdentifiedGame[], first: string): SharedGames {
  return { games: earlier.filter(({ game }) => game.date >= first), leftBefore: first };
}

const DAY_MS = 86_400_000;

/** The games of the last days before a moment, latest first. */
export function latestDaysFirst(
  games: readonly IdentifiedGame[],
  { days, now }: { days: number; now: number },
): IdentifiedGame[] {
  if (days === 0) return [];
  const first = new Date(now - days * DAY_MS).toISOString().slice(0, 10);
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

/** The games whose players' whole seasons fit into the requests that are left, in the order given. */
export function gamesWithPlayersWithin(
  { requestsLeft, linesAtOnce }: Pick<ResultsSource, "requestsLeft" | "linesAtOnce">,
  games: readonly IdentifiedGame[],
  playersOf: (game: IdentifiedGame) => ReadonlySet<string>,
  season: readonly IdentifiedGame[],
): IdentifiedGame[] {
  const most = Math.floor((requestsLeft() * linesAtOnce) / mostGamesOfATeam(season));
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
