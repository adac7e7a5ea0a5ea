import { type Calendar, completeCalendar, whyNotCounted } from "#domain/season/calendar.ts";
import type { Team } from "#domain/season/team.ts";
import type { ApiGame } from "../stats-api/rows.ts";

/** Games that count in no standings, for one reason. */
export interface NotCounted {
  why: string;
  /** As "2025-12-16 SAS at NYK". */
  games: string[];
}

/**
 * The API's games that count in the standings, finished and to come, and by reason the finished ones
 * that do not. The postseason, the days before and after the season, the NBA Cup's final and the
 * All-Star teams count nowhere.
 */
export function countedGames(
  games: readonly ApiGame[],
  season: string,
  known: Calendar,
  teams: readonly Team[],
): { counted: ApiGame[]; coming: ApiGame[]; notCounted: NotCounted[] } {
  const names = new Map(teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const nameOf = (id: number) => names.get(id) ?? `team ${id}`;
  const calendar = completeCalendar(
    season,
    known,
    games.flatMap(({ date, isPostseason }) => (isPostseason ? [] : date)),
  );
  const counted: ApiGame[] = [];
  const coming: ApiGame[] = [];
  const left = new Map<string, string[]>();
  for (const game of games) {
    const why = reasonOf(game, calendar, names);
    if (why === undefined) (game.isFinal ? counted : coming).push(game);
    if (why === undefined || !game.isFinal) continue;
    const named = `${game.date} ${nameOf(game.visitorTeamId)} at ${nameOf(game.homeTeamId)}`;
    left.set(why, [...(left.get(why) ?? []), named]);
  }
  return {
    counted,
    coming,
    notCounted: [...left].map(([why, own]) => ({ why, games: own })),
  };
}

function reasonOf(
  { date, isPostseason, homeTeamId, visitorTeamId }: ApiGame,
  calendar: Calendar,
  teams: ReadonlyMap<number, unknown>,
): string | undefined {
  if (isPostseason) return "the API says that it is a game of the postseason";
  if (!teams.has(homeTeamId) || !teams.has(visitorTeamId)) {
    return "not between two of the league's teams";
  }
  return whyNotCounted(calendar, date);
}
