import { dayAfter, easternDayAt } from "#domain/eastern-days.ts";
import { type GameState, isInProgress, type LiveGame } from "#domain/live/live-game.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { utcTime } from "./game-flow.ts";
import type { Call } from "./route.ts";

/** The time for which an answer with a game in progress holds, in ms. */
const LIVE_HOLD_MS = 10_000;
const QUARTERS = 4;

/**
 * The games to come that have begun or are not played, by their fixtures: those of today and of
 * yesterday evening, as they were last read.
 */
export async function liveGames(
  upcoming: readonly Fixture[],
  { live, now, holdUntil }: Pick<Call, "live" | "now" | "holdUntil">,
): Promise<ReadonlyMap<Fixture, LiveGame>> {
  const today = easternDayAt(now);
  const found = new Map<Fixture, LiveGame>();
  for (const date of [dayAfter(today, -1), today]) {
    const games = upcoming.filter((fixture) => fixture.date === date);
    const day = games.length === 0 ? undefined : await live(date, games);
    for (const fixture of games) {
      const read = day?.games.find(({ game }) => game.homeTeamId === fixture.homeTeamId)?.game;
      if (read !== undefined) found.set(fixture, read);
    }
  }
  if ([...found.values()].some(isInProgress)) holdUntil(now + LIVE_HOLD_MS);
  return found;
}

/** The status, period, clock and score of a game that has no result yet. */
export function momentAnswer(fixture: Fixture, read: LiveGame | undefined) {
  const state = read?.state ?? { kind: "scheduled" };
  return {
    status: statusOf(state) || (utcTime(fixture.tipOff) ?? fixture.date),
    period: periodOf(state),
    time: ("clock" in state && state.clock) || null,
    home_team_score: read?.homePoints ?? 0,
    visitor_team_score: read?.awayPoints ?? 0,
  };
}

/** A state in the words that clients know; "" before the game. */
function statusOf(state: GameState): string {
  switch (state.kind) {
    case "scheduled":
      return "";
    case "in-progress":
      return `${ordinal(state.period)} Qtr`;
    case "half-time":
      return "Halftime";
    case "overtime":
      return state.overtime > 1 ? `${state.overtime}OT` : "OT";
    case "final":
      return "Final";
    case "postponed":
      return "Postponed";
    case "cancelled":
      return "Canceled";
  }
}

function periodOf(state: GameState): number {
  switch (state.kind) {
    case "in-progress":
      return state.period;
    case "half-time":
      return QUARTERS / 2;
    case "overtime":
      return QUARTERS + state.overtime;
    case "final":
      return QUARTERS + state.overtimes;
    default:
      return 0;
  }
}
