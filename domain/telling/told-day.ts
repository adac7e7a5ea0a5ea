import { capital } from "../printing/capital.ts";
import { numberInWords } from "../printing/ordinals.ts";
import type { BoxScore } from "../season/box-score.ts";
import { gameScore } from "../season/line-sums.ts";
import type { Telling } from "./telling.ts";
import { fits, rankOf, type ToldGame } from "./told-game.ts";

/** A kind of sentence about all games of a day; undefined when its fact does not hold. */
interface DayKind {
  name: string;
  tell(games: readonly Telling[], count: string): string | undefined;
}

/** A margin of a close game at most, and of a wide one at least. */
const CLOSE = 5;
const WIDE = 20;

/** The days on which home or road teams won all games, or all but one. */
function floor(where: "Home" | "Road", lost: number, least: number): DayKind {
  return {
    name: `${where.toLowerCase()} teams won all${lost === 0 ? "" : " but one"}`,
    tell(games, count) {
      if (games.length < least || games.some(({ game }) => game.neutral)) return undefined;
      const won = games.filter(
        ({ game, winner }) => (winner.id === game.homeTeamId) === (where === "Home"),
      );
      if (won.length !== games.length - lost) return undefined;
      return `${where} teams won all ${lost === 0 ? "" : "but one of the "}${count} games.`;
    },
  };
}

/** The days on which at least half of the games, and three, were won by such a margin. */
function half(name: string, isSo: (margin: number) => boolean, words: string): DayKind {
  return {
    name,
    tell(games, count) {
      const such = games.filter(({ margin }) => isSo(margin)).length;
      if (such < Math.max(3, games.length / 2)) return undefined;
      const of = such === games.length ? `all ${count}` : `${numberInWords(such)} of the ${count}`;
      return `${capital(of)} games were decided by ${words}.`;
    },
  };
}

function overtimes(name: string, least: number): DayKind {
  return {
    name,
    tell(games, count) {
      const extra = games.filter((game) => game.overtimes > 0).length;
      if (extra < least) return undefined;
      const all = games.length === 2 ? "both" : "all";
      const which = extra === games.length ? all : `${numberInWords(extra)} of them`;
      return `${capital(count)} games, ${which} in overtime.`;
    },
  };
}

/** The kinds of sentences about a day of several games, the most telling first; the last holds. */
export const DAY_KINDS: readonly DayKind[] = [
  floor("Home", 0, 4),
  floor("Road", 0, 4),
  overtimes("overtimes", 2),
  floor("Home", 1, 7),
  floor("Road", 1, 7),
  half("close games", (margin) => margin <= CLOSE, "five points or fewer"),
  half("wide games", (margin) => margin >= WIDE, "20 points or more"),
  {
    name: "three with forty points",
    tell(games, count) {
      const forties = games.flatMap(({ game }) => game.lines.filter(({ pts }) => pts >= 40));
      return forties.length < 3
        ? undefined
        : `${capital(count)} games, and ${numberInWords(forties.length)} players with 40 points or more.`;
    },
  },
  overtimes("overtime", 1),
  {
    name: "one-point games",
    tell(games, count) {
      const closest = games.filter(({ margin }) => margin === 1).length;
      return closest < 2
        ? undefined
        : `${capital(count)} games, ${numberInWords(closest)} of them decided by one point.`;
    },
  },
  {
    name: "no close game",
    tell(games, count) {
      const closest = Math.min(...games.map(({ margin }) => margin));
      return games.length < 3 || closest < 10
        ? undefined
        : `${capital(count)} games, none closer than ${closest} points.`;
    },
  },
  { name: "count", tell: (_, count) => `${capital(count)} games.` },
];

/** The games of a day that are told at most. */
export const TOLD_GAMES = 2;

/** A day's games, the most telling first. */
export function mostTelling(games: readonly Telling[]): BoxScore[] {
  return games
    .map((telling) => ({
      game: telling.game,
      rank: rankOf(telling),
      best: Math.max(0, ...telling.game.lines.map(gameScore)),
    }))
    .toSorted((a, b) => a.rank - b.rank || b.best - a.best)
    .map(({ game }) => game);
}

/**
 * The sentences of a day: what its games have in common, or how many of all its games are over, and
 * then the most telling of them.
 */
export function toldDay(
  games: readonly Telling[],
  told: readonly ToldGame[],
  all = games.length,
): string[] {
  const [first, second] = told;
  const isWhole = all <= games.length;
  if (games.length < 2 && isWhole) return first?.sentences ?? [];
  const count = numberInWords(games.length);
  const verb = games.length === 1 ? "is" : "are";
  const [opening = ""] = isWhole
    ? DAY_KINDS.flatMap(({ tell }) => tell(games, count) ?? [])
    : [`${capital(count)} of ${numberInWords(all)} games ${verb} over.`];
  const sentences = [opening, ...(first?.sentences.slice(0, 1) ?? [])];
  const [lead] = second?.sentences ?? [];
  return lead !== undefined && fits(sentences, lead) ? [...sentences, lead] : sentences;
}
