import { resultsOf } from "#domain/query/storage/derived-season.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { isNewestOver } from "#domain/season/running-season.ts";
import { type FrontWords, frontWords } from "#domain/standings/front-words.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { type Today, todayOf } from "../day/today.ts";
import type { PageTime } from "../game/upcoming-games.ts";
import { type LeaderGroup, leaderGroups } from "../leaders/leader-tables.ts";
import { type TopTeam, topTeams } from "../leaders/top-teams.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";

export interface DashboardPage {
  words: FrontWords;
  west: TopTeam[];
  east: TopTeam[];
  leaders: LeaderGroup[];
  /** The season is over, and another one runs. */
  isLast: boolean;
  /** Undefined when the schedule has no game today or later, or cannot be read. */
  today: Today | undefined;
}

/** The dashboard (product.md section 2, Dashboard). */
export async function loadDashboard(
  collections: Collections,
  clock: PageTime,
): Promise<View<DashboardPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    leaders: collections.leaders(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    games: orElse<Game[]>(collections.games(), []),
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
    ratings: orElse(collections.ratings(), NO_RATINGS),
  });
  const today = read.ok ? await todayOf(read.value.values, clock) : undefined;
  return viewOf(read, ({ standings, leaders, players, totals, ...data }) => ({
    words: frontWords(standings, data.teams, data.postseason),
    west: topTeams(standings.west, data.teams, { results: resultsOf(data.games)(data.teams) }),
    east: topTeams(standings.east, data.teams, { results: resultsOf(data.games)(data.teams) }),
    leaders: leaderGroups(leaders, { players, totals, teams: data.teams }),
    isLast: isNewestOver(clock.now, collections.seasonNow.current),
    today,
  }));
}
