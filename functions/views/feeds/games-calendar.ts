import { latestUpdate } from "#domain/dates.ts";
import type { Game } from "#domain/season/facts.ts";
import {
  type Fixture,
  fixtureKey,
  fixturePath,
  NO_FIXTURES,
  permanentKey,
} from "#domain/season/fixtures.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { gamePath, seasonGames } from "../season/season-games.ts";
import { findTeam } from "../team/team-head.ts";
import { type CalendarEvent, calendarText, GAME_MS } from "./calendar.ts";

/** The calendar that an address asks for. */
export interface AskedCalendar {
  /** A team's calendar; else that of the league. */
  id?: string | undefined;
  /** No score is in it. */
  hidesScores: boolean;
}

/**
 * A team's games as a calendar, played and to come; or the league's, of the season of the schedule
 * alone, because programs that read calendars take about a megabyte.
 */
export async function loadCalendar(
  collections: Collections,
  asked: AskedCalendar & { isOfTeam: boolean },
  siteUrl: string,
): Promise<View<string>> {
  const [read, fixtures] = await Promise.all([
    gather({
      teams: collections.teams(),
      games: collections.games(),
      postseason: collections.postseason(),
    }),
    collections.fixtures(),
  ]);
  const listed = fixtures.ok ? fixtures.value.value : NO_FIXTURES;
  const storedAt = fixtures.ok ? fixtures.value.updatedAt : undefined;
  const readAt = read.ok ? read.value.updatedAt : undefined;
  return viewOf(read, ({ teams, games, postseason }) => {
    const team = findTeam(teams, asked.id);
    if (team === undefined && asked.isOfTeam) return undefined;
    const { all } = seasonGames(games)(postseason);
    const season = collections.seasonNow.schedule.season;
    const isIn = (game: Pick<Fixture, "date" | "homeTeamId" | "awayTeamId">) =>
      team === undefined
        ? seasonOfDate(game.date) === season
        : [game.homeTeamId, game.awayTeamId].includes(team.id);
    const upcoming = new Set(scheduleOf(all)(listed).upcoming);
    const named = (id: number) => teams.find((known) => known.id === id);
    const event = eventsFor({ named, ...asked, siteUrl, publishedAt: storedAt ?? readAt ?? "" });
    const fixtures = new Map(listed.filter(isIn).map((own) => [fixtureKey(own), own]));
    const played = all.filter(isIn).map((game) => {
      const fixture = fixtures.get(fixtureKey(game));
      fixtures.delete(fixtureKey(game));
      const former = fixture?.formerTipOffs ?? game.formerTipOffs;
      return event({ ...fixture, ...game, formerTipOffs: former, off: undefined });
    });
    const others = [...fixtures.values()].filter((own) => upcoming.has(own) || own.off);
    const events = [...played, ...others.map(event)].flatMap((one) => one ?? []);
    return calendarText({ name: `${team?.fullName ?? "NBA"} games`, events });
  });
}

/** A game with what is known of it: its schedule, its result, or both. */
type CalendarGame = Pick<Fixture, "date" | "homeTeamId" | "awayTeamId" | "neutral"> &
  Partial<Pick<Fixture, "arena" | "off" | "changedAt">> &
  Partial<Pick<Game, "id" | "homePoints" | "awayPoints" | "tipOff" | "formerTipOffs">>;

interface EventFacts {
  named(id: number): Team | undefined;
  hidesScores: boolean;
  siteUrl: string;
  /** When the schedule was last stored; "" where that is not known. */
  publishedAt: string;
}

/**
 * Makes a game's event; none against an unknown team. Each change of a game has a higher sequence than
 * the one before: a new tip-off by two, that it is off by one, and its result by two.
 */
function eventsFor({ named, hidesScores, siteUrl, publishedAt }: EventFacts) {
  const { host } = new URL(siteUrl);
  return (game: CalendarGame): CalendarEvent | undefined => {
    const [away, home] = [named(game.awayTeamId), named(game.homeTeamId)];
    if (away === undefined || home === undefined) return undefined;
    const { id, tipOff: start = game.date, formerTipOffs = [], off, changedAt = "" } = game;
    const side = (team: Team, points: number | undefined) =>
      points === undefined || hidesScores ? team.name : `${team.name} ${points}`;
    const floor = game.neutral ? "vs." : "at";
    // The time of a result is not stored, but that of a game's end is known, about.
    const ended = new Date(Date.parse(start) + GAME_MS).toISOString();
    const times = id === undefined ? [changedAt || publishedAt] : [changedAt, ended];
    return {
      uid: `${permanentKey(game)}@${host}`,
      changedAt: latestUpdate(times) ?? start,
      sequence: 2 * formerTipOffs.length + (off ? 1 : 0) + (id === undefined ? 0 : 2),
      status: off ? "CANCELLED" : start.includes("T") ? "CONFIRMED" : "TENTATIVE",
      start,
      summary: `${side(away, game.awayPoints)} ${floor} ${side(home, game.homePoints)}`,
      place: game.neutral ? (game.arena ?? "") : "",
      url: new URL(id === undefined ? fixturePath(game, away, home) : gamePath({ id }), siteUrl)
        .href,
    };
  };
}
