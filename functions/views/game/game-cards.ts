import { formatEasternTime, formatShortDate, formatShortDay } from "#domain/dates.ts";
import type { LiveDayState } from "#domain/live/live-day.ts";
import { isInProgress, isOver, type LiveGame } from "#domain/live/live-game.ts";
import { liveKey } from "#domain/live/live-text.ts";
import { stateWords } from "#domain/live/live-words.ts";
import { capital } from "#domain/printing/capital.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import { forecastOf } from "#domain/ratings/season-forecasts.ts";
import { type Fixture, fixturePath, overBy } from "#domain/season/fixtures.ts";
import type { WinLoss } from "#domain/season/records.ts";
import type { Schedule } from "#domain/season/schedule.ts";
import { seasonOfDate, seasonOfGames } from "#domain/season/season.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { gamePath, type SeasonGames } from "../season/season-games.ts";

/** A team in the card of a game. */
export interface CardSide {
  team: Team;
  href: string;
  logo: string;
  record: WinLoss | undefined;
  /** Undefined until the result is known. */
  points: number | undefined;
  won: boolean;
}

/** A game of a day in short, whatever its state. */
export type GameCard = UpcomingCard | FinalCard;

/**
 * The card of a game without a result in the tables. One that has begun is past its tip-off, one
 * without a score should be over; one that is live is in progress, one that is over has ended or is
 * not played, as it was last read.
 */
export interface UpcomingCard extends CardOfGame {
  state: "upcoming" | "begun" | "unscored" | "live" | "over";
  /** The key by which the page's script finds the game; undefined where nothing is read. */
  liveKey: string | undefined;
  /** Why the game is not played on its day; undefined while it is to be. */
  off: "postponed" | "cancelled" | undefined;
  /** The score went back when it was last changed. */
  isCorrected: boolean;
  /** An ISO time. */
  tipOff: string;
  television: string[];
  label: string;
  /** The home team's chance to win by the ratings, in whole percent; undefined where none are known. */
  homeChance: number | undefined;
  /** The teams' last meeting: "Last met Mar 5: Nuggets 120–113". */
  meeting: { words: string; href: string } | undefined;
}

interface FinalCard extends CardOfGame {
  state: "final";
}

interface CardOfGame {
  href: string;
  /** "Lakers at Celtics". */
  title: string;
  /** "7:30 PM ET", "Tipped off at 7:30 PM ET", "5:23 3rd", "Final", "Final score not available". */
  when: string;
  away: CardSide;
  home: CardSide;
}

export interface CardFacts {
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
  schedule: Schedule;
  /** The time of the page, in ms since 1970. */
  now: number;
  ratings?: RatingFacts;
  /** The day's games as they were last read; undefined where none are. */
  live?: LiveDayState | undefined;
}

/** The cards of a day's games to come, in the order of their tip-offs; unknown teams have none. */
export function upcomingCards(date: string, facts: CardFacts): UpcomingCard[] {
  return facts.schedule.upcomingOn(date).flatMap((fixture) => upcomingCard(fixture, facts) ?? []);
}

/** The card of a game to come; undefined for an unknown team. */
export function upcomingCard(fixture: Fixture, facts: CardFacts): UpcomingCard | undefined {
  const { teams, season, schedule, now, live, ratings } = facts;
  const [away, home] = [teams.get(fixture.awayTeamId), teams.get(fixture.homeTeamId)];
  if (away === undefined || home === undefined) return undefined;
  const read = live?.games.find(({ game }) => game.homeTeamId === home.id)?.game;
  const told = read?.state ?? (fixture.off === "postponed" ? { kind: fixture.off } : undefined);
  const state = stateOf(fixture, read, now);
  const hasScore = read && (isInProgress(read) || read.state.kind === "final");
  const isOfSeason = seasonOfDate(fixture.date) === seasonOfGames(season.all);
  const side = (team: Team, points = 0, others = 0): CardSide => ({
    team,
    href: teamPath(team),
    logo: badgeUrl(team),
    record: isOfSeason
      ? season.logOf(team.id).findLast(({ stage }) => stage === "season")?.record
      : undefined,
    points: hasScore ? points : undefined,
    won: read?.state.kind === "final" && points > others,
  });
  const met = schedule.lastMeeting(away.id, home.id);
  const forecast = ratings && forecastOf(fixture, ratings, season.all);
  return {
    state,
    liveKey: read && liveKey(read),
    off: told?.kind === "postponed" || told?.kind === "cancelled" ? told.kind : undefined,
    isCorrected: read?.isCorrected === true,
    href: fixturePath(fixture, away, home),
    title: `${away.name} ${fixture.neutral ? "vs." : "at"} ${home.name}`,
    tipOff: fixture.tipOff,
    when: (told && stateWords(told)) || whenWords(state, fixture),
    television: fixture.television,
    label: fixture.label,
    homeChance: state === "upcoming" && forecast ? inPercent(forecast.homeChance) : undefined,
    away: side(away, read?.awayPoints, read?.homePoints),
    home: side(home, read?.homePoints, read?.awayPoints),
    meeting: met && { words: meetingWords(met, fixture, teams), href: gamePath(met) },
  };
}

/** A chance before a game in whole percent; no game is won before it. */
function inPercent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** The state of a game by its reading; without one, the clock tells whether it has begun and ended. */
function stateOf(fixture: Fixture, read: LiveGame | undefined, now: number): UpcomingCard["state"] {
  if (read !== undefined && isInProgress(read)) return "live";
  if (read === undefined ? fixture.off !== undefined : isOver(read)) return "over";
  if (Date.parse(fixture.tipOff) > now) return "upcoming";
  return read === undefined && overBy(fixture) <= now ? "unscored" : "begun";
}

/** The place of the score in the card of a game that is not read. */
function whenWords(state: UpcomingCard["state"], { tipOff }: Fixture): string {
  const time = formatEasternTime(tipOff);
  if (state === "unscored") return "Final score not available";
  return state === "begun" ? `Tipped off at ${time}` : capital(time);
}

/** The state of a game that its script could have moved; undefined before its tip-off. */
export function movedState({ state }: GameCard): "live" | "over" | undefined {
  return state === "live" || state === "over" ? state : undefined;
}

/** Whether a game has begun, and a later page says more of it: at last, its result. */
export function isOpen({ state, liveKey, home }: UpcomingCard): boolean {
  return home.points !== undefined || (state === "begun" && liveKey !== undefined);
}

/** The cards of a day's games with results. */
export function finalCards(date: string, { teams, season }: CardFacts): FinalCard[] {
  return season.all.flatMap((game) => {
    const [away, home] = [teams.get(game.awayTeamId), teams.get(game.homeTeamId)];
    if (game.date !== date || away === undefined || home === undefined) return [];
    const side = (team: Team, points: number, others: number): CardSide => ({
      team,
      href: teamPath(team),
      logo: badgeUrl(team),
      record: season.logOf(team.id).find(({ gameId }) => gameId === game.id)?.record,
      points,
      won: points > others,
    });
    const card: FinalCard = {
      state: "final",
      href: gamePath(game),
      title: `${away.name} ${game.neutral ? "vs." : "at"} ${home.name}`,
      when: "Final",
      away: side(away, game.awayPoints, game.homePoints),
      home: side(home, game.homePoints, game.awayPoints),
    };
    return [card];
  });
}

function meetingWords(
  met: StagedGame,
  { date }: Fixture,
  teams: ReadonlyMap<number, Team>,
): string {
  const hasHomeWon = met.homePoints > met.awayPoints;
  const winner = teams.get(hasHomeWon ? met.homeTeamId : met.awayTeamId)?.name ?? "";
  const [most, least] = hasHomeWon
    ? [met.homePoints, met.awayPoints]
    : [met.awayPoints, met.homePoints];
  const isSameYear = met.date.slice(0, 4) === date.slice(0, 4);
  const day = isSameYear ? formatShortDay(met.date) : formatShortDate(met.date);
  return `Last met ${day}: ${winner} ${printedScore(most, least)}`;
}

/** The sentence that says of which games the records on a day's cards are; "" without any. */
export function recordsNote(
  date: string,
  cards: readonly GameCard[],
  { all }: SeasonGames,
): string {
  if (seasonOfDate(date) !== seasonOfGames(all)) return "";
  const finals = cards.filter(({ state }) => state === "final").length;
  if (finals === 0) return "Records entering the day's games.";
  return finals === cards.length
    ? "Records include the day's games."
    : "Records include a game once it's in the standings.";
}

/** The sentence that says when results of games that have begun are shown; "" while none waits for one. */
export function resultsNote(cards: readonly GameCard[], bringsResults: boolean): string {
  const isWaiting = (card: GameCard) =>
    card.state === "unscored" || (card.state === "begun" && card.liveKey === undefined);
  return bringsResults && cards.some(isWaiting) ? "Results appear once they're in." : "";
}

/** The time for which a page with a game in progress holds. */
const LIVE_HOLD_MS = 10_000;

/**
 * The moment from which a page with the cards reads differently: the next tip-off or end of a game, or
 * a few seconds from now while one is in progress.
 */
export function cardsHoldUntil(cards: readonly UpcomingCard[], now: number): number {
  const isMoving = cards.some(
    ({ state, liveKey }) => state === "live" || (state === "begun" && liveKey !== undefined),
  );
  if (isMoving) return now + LIVE_HOLD_MS;
  const moments = cards.flatMap((card) => [Date.parse(card.tipOff), overBy(card)]);
  return Math.min(...moments.filter((at) => at > now), Number.POSITIVE_INFINITY);
}

/** The data for the script of a page with games of today; undefined when none of them is read any more. */
export interface LiveScript {
  date: string;
  /** The number of the last change that the page shows. */
  sequence: number;
  /** The first tip-off of the games that are not over, in ms since 1970. */
  from: number;
  /** A game is in progress. */
  isOn: boolean;
}

/** The script's values for the cards of a day. */
export function liveScriptOf(
  cards: readonly UpcomingCard[],
  live: LiveDayState | undefined,
): LiveScript | undefined {
  const moving = cards.filter(({ liveKey, state }) => liveKey !== undefined && state !== "over");
  if (live === undefined || moving.length === 0) return undefined;
  const { date, sequence } = live;
  const from = Math.min(...moving.map(({ tipOff }) => Date.parse(tipOff)));
  const isOn = moving.some(({ state }) => state === "live" || state === "begun");
  return { date, sequence, from: moving.some(({ state }) => state === "live") ? 0 : from, isOn };
}
