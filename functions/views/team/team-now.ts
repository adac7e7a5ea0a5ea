import type { Headline } from "#domain/articles/headlines.ts";
import { easternDayAt } from "#domain/eastern-days.ts";
import type { Player } from "#domain/players/player.ts";
import { rosterOf } from "#domain/players/players.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { type Schedule, scheduleOf } from "#domain/season/schedule.ts";
import { coachesInWords, type Franchise } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonReads } from "#functions/data/season-reads.ts";
import { type FrontHeadline, headlinesOf } from "../front/headlines.ts";
import {
  cardsHoldUntil,
  type LiveScript,
  liveScriptOf,
  type UpcomingCard,
  upcomingCard,
} from "../game/game-cards.ts";
import { type NextGame, nextGamesOf } from "../game/next-game.ts";
import type { PageTime } from "../game/upcoming-games.ts";
import { gather, orElse } from "../page/gather.ts";
import { type Projection, teamProjection } from "../ratings/team-projection.ts";
import { type SeasonGames, seasonGames } from "../season/season-games.ts";

const MOST_NEXT = 5;

/** The parts of a team's page that exist for the current season alone. */
export interface TeamNow {
  /** Its odds and its place by rating; undefined when they cannot be read. */
  projection: Projection | undefined;
  /** Its game of today while that is read; undefined where none is. */
  today: TeamToday | undefined;
  /** The next scheduled games; empty when none is known. */
  next: NextGame[];
  /** The franchise's founding year, titles, arena and head coach, as far as known. */
  particulars: [term: string, text: string][];
  headlines: FrontHeadline[];
}

/** The same parts of a past season, all empty. */
export const NOT_NOW: TeamNow = {
  projection: undefined,
  today: undefined,
  next: [],
  particulars: [],
  headlines: [],
};

interface TeamFacts {
  teams: Team[];
  players: Player[];
  games: Game[];
  postseason: Postseason;
  franchise: Franchise | undefined;
}

/** A team's prospects, games to come, particulars and headlines, with the time of the newest. */
export async function teamNow(
  team: Team,
  { teams, players, games, postseason, franchise }: TeamFacts,
  { collections, documents }: SeasonReads,
  time: PageTime,
): Promise<{ now: TeamNow; updatedAt: string | undefined }> {
  const read = await gather({
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
    headlines: orElse<Headline[]>(collections.headlines(), []),
    ratings: orElse(collections.ratings(), NO_RATINGS),
  });
  if (!read.ok) return { now: NOT_NOW, updatedAt: undefined };
  const { fixtures, headlines, ratings } = read.value.values;
  const { current } = collections.seasonNow;
  const season = seasonGames(games)(postseason);
  const schedule = scheduleOf(season.all)(fixtures);
  return {
    updatedAt: read.value.updatedAt,
    now: {
      projection: await teamProjection(
        team.id,
        { current, games, postseason, fixtures, ratings },
        documents,
      ),
      today: await teamToday(team.id, { teams, schedule, season }, time),
      next: nextGamesOf(team.id, schedule, teams, time.now, MOST_NEXT),
      particulars: particularsOf(current, franchise),
      headlines: headlinesOf(team, rosterOf(team, players), headlines),
    },
  };
}

function particularsOf(season: string, franchise: Franchise | undefined): TeamNow["particulars"] {
  if (franchise === undefined) return [];
  const { founded, titles, arena } = franchise;
  const all: TeamNow["particulars"] = [
    ["Founded", String(founded)],
    ["Titles", titles.length === 0 ? "None" : titles.join(", ")],
    ["Arena", arena],
    ["Head coach", coachesInWords(season, franchise)],
  ];
  return all.filter(([, text]) => text !== "");
}

/** A team's game of today, while it is read. */
export interface TeamToday {
  card: UpcomingCard;
  script: LiveScript | undefined;
  validUntil: number;
}

/** A team's game of today; undefined without one, and where games in progress are not read. */
async function teamToday(
  teamId: number,
  { teams, schedule, season }: { teams: readonly Team[]; schedule: Schedule; season: SeasonGames },
  { now, live: readLive }: PageTime,
): Promise<TeamToday | undefined> {
  const date = easternDayAt(now);
  const fixture = schedule.upcomingOf(teamId).find((game) => game.date === date);
  const live = fixture && (await readLive?.(date, schedule.upcomingOn(date)));
  if (fixture === undefined || live === undefined) return undefined;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const card = upcomingCard(fixture, { teams: byId, season, schedule, now, live });
  if (card === undefined) return undefined;
  return { card, script: liveScriptOf([card], live), validUntil: cardsHoldUntil([card], now) };
}
