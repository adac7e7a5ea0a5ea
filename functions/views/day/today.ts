import { dayAfter, easternDayAt, easternMidnightAfter } from "#domain/eastern-days.ts";
import { isInProgress } from "#domain/live/live-game.ts";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { type Schedule, scheduleOf } from "#domain/season/schedule.ts";
import type { Team } from "#domain/teams/team.ts";
import { sentenceBelowHeadline, upcomingHeadline } from "#domain/telling/upcoming-day.ts";
import {
  cardsHoldUntil,
  finalCards,
  type GameCard,
  type LiveScript,
  liveScriptOf,
  upcomingCards,
} from "../game/game-cards.ts";
import { type PageTime, upcomingNotes } from "../game/upcoming-games.ts";
import { dayPath, seasonGames } from "../season/season-games.ts";

/** The games of today, by Eastern Time. */
export interface Today {
  date: string;
  href: string;
  /** "Nine games tonight", "No games today". */
  headline: string;
  sentence: string;
  /** Those to come, then those with a result. */
  cards: GameCard[];
  note: string;
  /** The next days with games. */
  next: { date: string; href: string; games: number }[];
  /** The moment, in ms since 1970, from which today reads differently. */
  validUntil: number;
  script: LiveScript | undefined;
}

const NEXT_DAYS = 2;

/** Today by Eastern Time; the day before while one of its games is still in progress. */
export async function dayOfEvening(
  now: number,
  schedule: Schedule,
  readLive: PageTime["live"],
): Promise<string> {
  const today = easternDayAt(now);
  const yesterday = dayAfter(today, -1);
  const open = schedule.upcomingOn(yesterday);
  const live = open.length > 0 ? await readLive?.(yesterday, open) : undefined;
  return live?.games.some(({ game }) => isInProgress(game)) ? yesterday : today;
}

/** Today by the schedule; undefined when it has no game today or later. */
export async function todayOf(
  data: {
    teams: readonly Team[];
    games: Game[];
    postseason: Postseason;
    fixtures: Fixture[];
    ratings?: RatingFacts;
  },
  { now, bringsResults, live: readLive }: PageTime,
): Promise<Today | undefined> {
  const season = seasonGames(data.games)(data.postseason);
  const schedule = scheduleOf(season.all)(data.fixtures);
  const date = await dayOfEvening(now, schedule, readLive);
  const next = [...schedule.days]
    .filter(([day]) => day > date)
    .slice(0, NEXT_DAYS)
    .map(([day, games]) => ({ date: day, href: dayPath(day), games }));
  const teams = new Map(data.teams.map((team) => [team.id, team]));
  const live = await readLive?.(date, schedule.upcomingOn(date));
  const facts = {
    teams,
    season,
    schedule,
    now,
    live,
    ...(data.ratings && { ratings: data.ratings }),
  };
  const upcoming = upcomingCards(date, facts);
  const cards = [...upcoming, ...finalCards(date, facts)];
  if (cards.length === 0 && next.length === 0) return undefined;
  return {
    date,
    href: dayPath(date),
    headline: upcomingHeadline(
      cards.length,
      upcoming.map(({ tipOff }) => tipOff),
    ),
    sentence: upcoming.length === 0 ? "" : sentenceBelowHeadline(upcoming),
    cards,
    note: cards.length === 0 ? "" : upcomingNotes(date, cards, facts, bringsResults),
    next,
    validUntil: Math.min(easternMidnightAfter(now), cardsHoldUntil(upcoming, now)),
    script: liveScriptOf(upcoming, live),
  };
}
