import type { BoxScore } from "../../domain/season/box-score.ts";
import type { SeasonReads } from "../data/past-season.ts";
import { PERIODS, type Periods } from "./answer-schemas.ts";

/** The limit of days whose games a page tells the periods of: each is a read. */
const MOST_DAYS = 16;

/** A played game, and the reads of its season. */
interface Played {
  game: { id: string; date: string };
  reads: SeasonReads;
}

/**
 * The box scores of games, by id, which have the points by period and the tip-off; empty for games
 * of more days than one answer reads.
 */
export async function gameCourses(
  played: readonly Played[],
): Promise<ReadonlyMap<string, BoxScore>> {
  const byDate = new Map(played.map(({ game, reads }) => [game.date, reads]));
  if (byDate.size > MOST_DAYS) return new Map();
  const days = await Promise.all([...byDate].map(([date, { documents }]) => documents.days(date)));
  const games = days.flatMap((day) => (day.ok ? day.value.value.games : []));
  return new Map(games.map((game) => [game.id, game]));
}

/** A game's tip-off and points by period, null where they are unknown. */
export function courseAnswer(
  { home, away }: BoxScore["periods"] = { home: [], away: [] },
  tipOff: string | undefined = undefined,
): { datetime: string | null } & Periods {
  const points = PERIODS.flatMap((period, at) => [
    [`home_${period}`, home[at] ?? null],
    [`visitor_${period}`, away[at] ?? null],
  ]);
  return { datetime: utcTime(tipOff), ...(Object.fromEntries(points) as Periods) };
}

/** A time as the answers have it; null for a fixture of which only the day is known. */
export function utcTime(tipOff: string | undefined): string | null {
  return tipOff?.includes("T") ? new Date(tipOff).toISOString() : null;
}
