import { easternDayAt } from "#domain/eastern-days.ts";
import type { Schedule } from "#domain/season/schedule.ts";
import type { Team } from "#domain/teams/team.ts";
import type { PageTime } from "../game/coming-games.ts";
import {
  type ComingCard,
  cardsHoldUntil,
  comingCard,
  type LiveScript,
  liveScriptOf,
} from "../game/game-cards.ts";
import type { SeasonGames } from "../season/season-games.ts";

/** A team's game of today, while it is read. */
export interface TeamToday {
  card: ComingCard;
  script: LiveScript | undefined;
  validUntil: number;
}

/** A team's game of today; undefined without one, and where games in progress are not read. */
export async function teamToday(
  teamId: number,
  { teams, schedule, season }: { teams: readonly Team[]; schedule: Schedule; season: SeasonGames },
  { now, live: readLive }: PageTime,
): Promise<TeamToday | undefined> {
  const date = easternDayAt(now);
  const fixture = schedule.comingOf(teamId).find((game) => game.date === date);
  const live = fixture && (await readLive?.(date, schedule.comingOn(date)));
  if (fixture === undefined || live === undefined) return undefined;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const card = comingCard(fixture, { teams: byId, season, schedule, now, live });
  if (card === undefined) return undefined;
  return { card, script: liveScriptOf([card], live), validUntil: cardsHoldUntil([card], now) };
}
