import { formatEasternTime, formatShortDate, formatShortDay } from "../../domain/dates.ts";
import { capital } from "../../domain/printing/capital.ts";
import { printedScore } from "../../domain/printing/records.ts";
import { type Fixture, fixturePath } from "../../domain/season/fixtures.ts";
import type { WinLoss } from "../../domain/season/records.ts";
import type { Schedule } from "../../domain/season/schedule.ts";
import { seasonOfDate, seasonOfGames } from "../../domain/season/season.ts";
import { type Team, teamPath } from "../../domain/season/team.ts";
import { badgeUrl } from "../../domain/season/team-links.ts";
import type { StagedGame } from "../../domain/season/team-log.ts";
import { gamePath, type SeasonGames } from "./season-games.ts";

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
export type GameCard = ComingCard | FinalCard;

/** The card of a game without a result; one that has begun is past its tip-off. */
export interface ComingCard extends CardOfGame {
  state: "coming" | "begun";
  /** An ISO time. */
  tipOff: string;
  television: string[];
  label: string;
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
  /** "7:30 PM ET", "Final". */
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
}

/** The cards of a day's games to come, in the order of their tip-offs; unknown teams have none. */
export function comingCards(date: string, facts: CardFacts): ComingCard[] {
  return facts.schedule.comingOn(date).flatMap((fixture) => comingCard(fixture, facts) ?? []);
}

/** The card of a game to come; undefined for an unknown team. */
export function comingCard(fixture: Fixture, facts: CardFacts): ComingCard | undefined {
  const { teams, season, schedule, now } = facts;
  const [away, home] = [teams.get(fixture.awayTeamId), teams.get(fixture.homeTeamId)];
  if (away === undefined || home === undefined) return undefined;
  const side = (team: Team): CardSide => ({
    team,
    href: teamPath(team),
    logo: badgeUrl(team),
    record: season.logOf(team.id).findLast(({ stage }) => stage === "season")?.record,
    points: undefined,
    won: false,
  });
  const met = schedule.lastMeeting(away.id, home.id);
  return {
    state: Date.parse(fixture.tipOff) > now ? "coming" : "begun",
    href: fixturePath(fixture, away, home),
    title: `${away.name} ${fixture.neutral ? "v." : "at"} ${home.name}`,
    tipOff: fixture.tipOff,
    when: capital(formatEasternTime(fixture.tipOff)),
    television: fixture.television,
    label: fixture.label,
    away: side(away),
    home: side(home),
    meeting: met && { words: meetingWords(met, fixture, teams), href: gamePath(met) },
  };
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
      title: `${away.name} ${game.neutral ? "v." : "at"} ${home.name}`,
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

/** What the records of a day's cards are: those of the season before, until its first results. */
export function recordsNote(date: string, { all }: SeasonGames): string {
  const season = seasonOfGames(all);
  return seasonOfDate(date) === season
    ? "Records are those before the games."
    : `Records are those of ${season}.`;
}

/** What becomes of the results of games that have begun; "" while none has. */
export function resultsNote(cards: readonly GameCard[], bringsResults: boolean): string {
  if (!cards.some(({ state }) => state === "begun")) return "";
  return bringsResults
    ? "Results are shown once they are known."
    : "Results are not brought to this site.";
}

/** The first tip-off after `now`, after which a page with the cards reads differently. */
export function nextTipOff(cards: readonly ComingCard[], now: number): number {
  const coming = cards.map(({ tipOff }) => Date.parse(tipOff)).filter((at) => at > now);
  return Math.min(...coming, Number.POSITIVE_INFINITY);
}
