import type { Team } from "#domain/teams/team.ts";
import type { SourceGame } from "../sources/source.ts";
import { nameOf } from "./counted-games.ts";
import type { WaitingGame } from "./waiting.ts";

/** The games that can be played as they are listed, and what was left out. */
export interface PlayableGames {
  games: SourceGame[];
  /** The games that wait: nothing tells which of them was played. */
  waiting: WaitingGame[];
  /** The rows that were left out for a better one, in sentences. */
  left: string[];
}

/**
 * Takes from listed games those that no league can play: a game under two ids, a team twice on a day
 * or against itself. Of a game under two ids the first counts, of the same id the last. Of a team's
 * two games that counts which `isKnown`, by the database or the schedule; if none or several do, all
 * wait.
 */
export function playableGames(
  listed: readonly SourceGame[],
  isKnown: (game: SourceGame) => boolean,
  teams: readonly Team[],
): PlayableGames {
  const left: string[] = [];
  const waiting: WaitingGame[] = [];
  const wait = (game: SourceGame, why: string) =>
    waiting.push({ name: nameOf(game, teams), date: game.date, why: `${why} (${game.id})` });
  const latest = new Map(listed.map((game) => [game.id, game]));
  const byFixture = Map.groupBy(latest.values(), fixtureOf);
  const single = [...byFixture.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return same;
    const ids = same.map(({ id }) => id).join(", ");
    if (others.every((other) => isSameScore(other, first))) {
      left.push(`${nameOf(first, teams)} has ${same.length} ids (${ids}): ${first.id} counts`);
      return [first];
    }
    for (const game of same) wait(game, "it is listed with another score, too");
    return [];
  });
  const byDay = Map.groupBy(single, ({ date }) => date);
  const games = single.filter((game) => {
    const rivals = (byDay.get(game.date) ?? []).filter((other) => areOfOneTeam(game, other));
    if (game.homeTeamId === game.visitorTeamId) wait(game, "a team plays itself");
    else if (rivals.length === 0) return true;
    else if (isKnown(game) && !rivals.some(isKnown)) return true;
    else if (!isKnown(game) && rivals.filter(isKnown).length === 1) {
      left.push(`${nameOf(game, teams)} (${game.id}): one of the teams has another game that day`);
    } else wait(game, "one of the teams is listed twice that day");
    return false;
  });
  return { games, waiting, left };
}

function fixtureOf({ date, homeTeamId, visitorTeamId }: SourceGame): string {
  return `${date} ${homeTeamId} ${visitorTeamId}`;
}

function isSameScore(a: SourceGame, b: SourceGame): boolean {
  return a.homePoints === b.homePoints && a.visitorPoints === b.visitorPoints;
}

function areOfOneTeam(a: SourceGame, b: SourceGame): boolean {
  const teams = [b.homeTeamId, b.visitorTeamId];
  return a !== b && (teams.includes(a.homeTeamId) || teams.includes(a.visitorTeamId));
}
