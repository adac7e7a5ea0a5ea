import { latestUpdate } from "#domain/dates.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { LAST_SEED } from "#domain/standings/standings-lines.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type DayPage, latestDay, loadDay } from "../day/day.ts";
import { type FrontHeadline, frontHeadline } from "../front/headlines.ts";
import type { PageTime } from "../game/upcoming-games.ts";
import { type LeaderRow, leaderGroups } from "../leaders/leader-tables.ts";
import { type TopTeam, topTeams } from "../leaders/top-teams.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { dayPath } from "../season/season-games.ts";
import {
  loadAwards,
  loadNextDay,
  loadPastChampions,
  type NextDay,
  type PastChampion,
  type SeasonAward,
} from "./league-parts.ts";
import { type BracketPage, loadBracket } from "./playoffs.ts";

/** The front page of the league; a part that is missing or cannot be read is undefined. */
export interface LeaguePage {
  day: (Pick<DayPage, "date" | "sentence" | "games"> & { href: string }) | undefined;
  playoffs: Pick<BracketPage, "champion" | "finals"> | undefined;
  race: { conference: string; href: string; teams: TopTeam[] }[] | undefined;
  headlines: FrontHeadline[] | undefined;
  leaders: { category: string; href: string; rows: LeaderRow[] }[] | undefined;
  next: NextDay | undefined;
  awards: SeasonAward[] | undefined;
  champions: PastChampion[] | undefined;
}

const HEADLINES = 8;
const LEADERS = 3;
const LISTS = ["Points per game", "Rebounds per game", "Assists per game"];

/** The league at a glance at a time in ms since 1970; unavailable when all parts are missing. */
export async function loadLeague(
  collections: Collections,
  documents: Documents,
  clock: PageTime,
): Promise<View<LeaguePage>> {
  const [day, playoffs, race, headlines, leaders, next, awards, champions] = await Promise.all([
    loadLatestDay(collections, documents, clock),
    loadBracket(collections, documents),
    loadRace(collections),
    loadHeadlines(collections),
    loadLeaders(collections),
    loadNextDay(collections, clock.now),
    loadAwards(collections),
    loadPastChampions(collections),
  ]);
  const views = [day, playoffs, race, headlines, leaders, next, awards, champions];
  const updatedAt = latestUpdate(
    views.map((view) => (view.kind === "ready" ? view.updatedAt : undefined)),
  );
  if (views.every(({ kind }) => kind !== "ready")) return UNAVAILABLE;
  return {
    kind: "ready",
    updatedAt,
    page: {
      day: pageOf(day),
      playoffs: pageOf(playoffs),
      race: pageOf(race),
      headlines: pageOf(headlines),
      leaders: pageOf(leaders),
      next: pageOf(next),
      awards: pageOf(awards),
      champions: pageOf(champions),
    },
  };
}

function pageOf<Page>(view: View<Page>): Page | undefined {
  return view.kind === "ready" ? view.page : undefined;
}

async function loadLatestDay(
  collections: Collections,
  documents: Documents,
  clock: PageTime,
): Promise<View<NonNullable<LeaguePage["day"]>>> {
  const date = await latestDay(collections);
  if (date === undefined) return UNAVAILABLE;
  const view = await loadDay(collections, documents, date, clock);
  if (view.kind !== "ready") return view;
  if (view.page.kind !== "games") return MISSING_VIEW;
  const { sentence, games } = view.page;
  return { ...view, page: { date, sentence, games, href: dayPath(date) } };
}

async function loadRace(collections: Collections): Promise<View<NonNullable<LeaguePage["race"]>>> {
  const read = await gather({ teams: collections.teams(), standings: collections.standings() });
  return viewOf(read, ({ teams, standings: { west, east } }) => [
    {
      conference: "Western Conference",
      href: "/nba/standings/west",
      teams: topTeams(west, teams, { count: LAST_SEED }),
    },
    {
      conference: "Eastern Conference",
      href: "/nba/standings/east",
      teams: topTeams(east, teams, { count: LAST_SEED }),
    },
  ]);
}

async function loadHeadlines(collections: Collections): Promise<View<FrontHeadline[]>> {
  const read = await gather({ headlines: collections.headlines() });
  return viewOf(read, ({ headlines }) =>
    headlines.length === 0 ? undefined : headlines.slice(0, HEADLINES).map(frontHeadline),
  );
}

async function loadLeaders(
  collections: Collections,
): Promise<View<NonNullable<LeaguePage["leaders"]>>> {
  const read = await gather({
    teams: collections.teams(),
    leaders: collections.leaders(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
  });
  return viewOf(read, ({ leaders, ...facts }) => {
    const averages = leaderGroups(leaders, facts).find(({ group }) => group === "averages");
    return averages?.categories
      .filter(({ category }) => LISTS.includes(category))
      .map((list) => ({ ...list, rows: list.rows.slice(0, LEADERS) }));
  });
}
