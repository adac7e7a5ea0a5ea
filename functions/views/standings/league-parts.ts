import { formatEasternTime } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath } from "#domain/players/players.ts";
import { playoffsPath } from "#domain/players/season-links.ts";
import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import { fixturePath } from "#domain/season/fixtures.ts";
import { AWARDS, type Award } from "#domain/season/postseason.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import type { View } from "../page/view.ts";
import { dayPath, seasonGames } from "../season/season-games.ts";

/** The next day with games. */
export interface NextDay {
  date: string;
  href: string;
  games: NextGame[];
  /** The last tip-off of the day in ms since 1970, after which another day is the next. */
  until: number;
}

interface NextGame {
  href: string;
  away: NextSide;
  home: NextSide;
  /** "7:30 PM ET, ESPN". */
  words: string;
}

type NextSide = Pick<Team, "name"> & { href: string; logo: string };

/** The first day of the schedule with a tip-off after a time; missing after the last. */
export async function loadNextDay(collections: Collections, now: number): Promise<View<NextDay>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
    fixtures: collections.fixtures(),
  });
  return viewOf(read, ({ teams, games, postseason, fixtures }) => {
    const schedule = scheduleOf(seasonGames(games)(postseason).all)(fixtures);
    const next = schedule.upcoming.find(({ tipOff }) => Date.parse(tipOff) > now);
    if (next === undefined) return undefined;
    const byId = new Map(teams.map((team) => [team.id, team]));
    const own = schedule.upcomingOn(next.date);
    return {
      date: next.date,
      href: dayPath(next.date),
      games: own.flatMap((fixture) => {
        const [away, home] = [byId.get(fixture.awayTeamId), byId.get(fixture.homeTeamId)];
        if (away === undefined || home === undefined) return [];
        const words = [formatEasternTime(fixture.tipOff), ...fixture.television].join(", ");
        const href = fixturePath(fixture, away, home);
        return [{ href, away: sideOf(away), home: sideOf(home), words }];
      }),
      until: Math.max(...own.map(({ tipOff }) => Date.parse(tipOff))),
    };
  });
}

function sideOf(team: Team): NextSide {
  return { name: team.name, href: teamPath(team), logo: badgeUrl(team) };
}

/** An award of the season with its winners. */
export interface SeasonAward {
  award: Award["award"];
  /** One, or the five of a team; a coach has no page. */
  winners: { name: string; href: string | undefined }[];
}

/** The most winners of an award that the page names; the All-Stars are more. */
const MOST_WINNERS = 5;

const NO_PLAYERS: Player[] = [];

/** The awards of the season in the order of their fame. */
export async function loadAwards(collections: Collections): Promise<View<SeasonAward[]>> {
  const read = await gather({
    postseason: collections.postseason(),
    players: orElse<Player[]>(collections.players(), NO_PLAYERS),
  });
  return viewOf(read, ({ postseason: { awards }, players }) => {
    const byId = new Map(players.map(({ id, name }) => [id, name]));
    const given = AWARDS.flatMap((award): SeasonAward[] => {
      const own = awards.filter((other) => other.award === award);
      if (own.length === 0 || own.length > MOST_WINNERS) return [];
      const winners = own.map(({ name, playerId = "" }) => {
        const known = byId.get(playerId);
        return { name: known ?? name, href: known && playerPath(known) };
      });
      return [{ award, winners }];
    });
    return given.length === 0 ? undefined : given;
  });
}

/** The champion of a past season. */
export interface PastChampion {
  season: string;
  href: string;
  name: string;
  logo: string;
}

/** The champions of the seasons before this one that are held, newest first. */
export async function loadPastChampions(collections: Collections): Promise<View<PastChampion[]>> {
  const read = await gather({ teams: collections.teams(), archive: collections.archive() });
  return viewOf(read, ({ teams, archive }) => {
    const champions = archive.flatMap(({ season, championId }: ArchivedSeason) => {
      const team = teams.find(({ id }) => id === championId);
      if (team === undefined) return [];
      const href = playoffsPath(season, collections.seasonNow.current);
      return [{ season, href, name: team.name, logo: badgeUrl(team) }];
    });
    return champions.length === 0 ? undefined : champions;
  });
}
