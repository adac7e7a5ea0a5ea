import { formatUpdated } from "#domain/dates.ts";
import { knownFigures, tableTitle } from "#domain/history/season-lists.ts";
import { gamesOfLeague } from "#domain/leaders/qualification.ts";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import { loneGames } from "#domain/season/calendar.ts";
import type { Game } from "#domain/season/facts.ts";
import { NO_POSTSEASON, type Postseason } from "#domain/season/postseason.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { FIRST_WITH_CONFERENCES, FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import {
  LATEST_STANDINGS,
  STANDINGS_SORTS,
  type StandingsQuery,
  type StandingsSort,
  standingsParameters,
  standingsSearch,
  standingsSortedBy,
} from "#domain/standings/standings-query.ts";
import { tieSentences } from "#domain/standings/tie-sentences.ts";
import type { Conference, Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { headToHeadPath } from "../questions/subject-places.ts";
import {
  afterGamesOf,
  chosenDay,
  completed,
  type SeasonDays,
  seasonDays,
  weeksAround,
} from "./standings-day.ts";
import {
  dayRows,
  latestRows,
  leagueLines,
  type StandingsLine,
  type StandingsLines,
  sortedRows,
  withEndings,
  withListedEndings,
} from "./standings-rows.ts";

/** A page of standings: of a conference, or of the whole league. */
export interface ConferencePage {
  /** Undefined for the league. */
  conference: Conference | undefined;
  title: string;
  path: string;
  other: { title: string; path: string; direction: "back" | "forward" };
}

export const WEST = { title: "Western Conference", path: "/nba/standings/west" };
export const EAST = { title: "Eastern Conference", path: "/nba/standings/east" };

export const LEAGUE = { title: "Overall", path: "/nba/standings/league" };

const CONFERENCES: Record<string, ConferencePage> = {
  west: { conference: "West", ...WEST, other: { ...EAST, direction: "forward" } },
  east: { conference: "East", ...EAST, other: { ...WEST, direction: "back" } },
  league: { conference: undefined, ...LEAGUE, other: { ...WEST, direction: "back" } },
};

/** The page named by a path's last part; undefined for any but "west", "east" and "league". */
export function conferencePage(name: string | undefined): ConferencePage | undefined {
  return name !== undefined && Object.hasOwn(CONFERENCES, name) ? CONFERENCES[name] : undefined;
}

/** A column header's link, and the current order by that column. */
export interface SortLink {
  href: string;
  sort: "ascending" | "descending" | undefined;
}

/** The sentence about how a tie was broken, with a link to the two teams' games. */
export interface SettledSentence {
  sentence: string;
  href: string | undefined;
}

export interface StandingsPage extends StandingsLines {
  /** "Western Conference", by the names of the time. */
  title: string;
  heads: Record<StandingsSort, SortLink>;
  isInRankOrder: boolean;
  /** True where the league's lines below the sixth and the tenth place are drawn. */
  hasLines: boolean;
  /** One sentence for each tie. */
  ties: SettledSentence[];
  /** The ISO date of the standings; undefined for the latest. */
  date: string | undefined;
  /** The canonical address, which has no sort. */
  canonicalPath: string;
  /** The address of the other conference on the same day, in the same order. */
  otherHref: string;
  /** The day of the standings, in words. */
  deck: string;
  /** The reason for a day other than the requested one; "" for the requested day. */
  note: string;
  /** Undefined when the games cannot be read. */
  days: DayChoice | undefined;
  /** The sentence that names games that may be the NBA Cup's final; "" once the final is known. */
  cup: string;
  /** True when the ranks of a week ago are known. */
  hasMovement: boolean;
}

/** The form and the links to the standings of another day. */
export interface DayChoice {
  first: string;
  last: string;
  /** The day in the form. */
  date: string;
  before: string | undefined;
  after: string | undefined;
  /** The address of the latest standings; undefined when they are shown. */
  latest: string | undefined;
  /** The form's hidden fields: the order, unless it is the default. */
  kept: { name: string; value: string }[];
}

/** A conference's standings (product.md section 2, Standings pages), the latest or those of a day. */
export async function loadStandings(
  collections: Collections,
  conference: ConferencePage,
  query: StandingsQuery = LATEST_STANDINGS,
  asked?: string,
): Promise<View<StandingsPage>> {
  // The latest standings are complete without the games, those of a day are not.
  const games = collections.games();
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    games: query.on.kind === "day" ? games : orElse(games, []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  return viewOf(read, ({ teams, standings, games, postseason }) => {
    const { current } = collections.seasonNow;
    const season = asked ?? (seasonOfGames(games) || current);
    const isListed = season < FIRST_WITH_LINES;
    const links = linksOfSeason(season, current);
    const place: StandingsPath = { path: conference.path, season, current };
    const days = seasonDays(games)(teams);
    const { date, note } = chosenDay(query.on, days);
    const shown: StandingsQuery = {
      ...query,
      on: date ? { kind: "day", date } : LATEST_STANDINGS.on,
    };
    const until = date ?? days?.last;
    const ofDay = days && until ? days.on(until) : undefined;
    const latest = completed(standings, teams, games);
    const isOver = until === days?.last && (isListed || isComplete(teams, games));
    const linesOf = (name: Conference) => {
      const lines =
        date && ofDay
          ? dayRows(
              ofDay[name].rows.map((row) => (isListed ? knownFigures(row, season) : row)),
              links,
            )
          : latestRows(name === "West" ? latest.west : latest.east, teams, links);
      if (!isOver) return lines;
      const { rows } = lines;
      return {
        ...lines,
        rows: isListed ? withListedEndings(rows, postseason) : withEndings(rows, postseason),
      };
    };
    const own = conference.conference;
    const lines = own ? linesOf(own) : leagueLines(linesOf("West"), linesOf("East"));
    const { rows } = lines;
    return {
      ...lines,
      rows: sortedRows(rows, shown),
      heads: headsOf(shown, place),
      isInRankOrder: shown.sort === "rank",
      hasLines: shown.sort === "rank" && own !== undefined,
      title: own === undefined ? conference.title : titleOf(rows, conference, season),
      // How ties were broken then is not known.
      ties:
        until && ofDay && own && !isListed
          ? tiesOf(ofDay[own].ties, teams, games, { until, place })
          : [],
      date,
      canonicalPath: pathOf(place, { ...LATEST_STANDINGS, on: shown.on }),
      otherHref: pathOf({ ...place, path: conference.other.path }, shown),
      deck: deckOf(date, days, isOver),
      note,
      days: days && choiceOf(days, shown, place),
      cup:
        season === collections.seasonNow.current
          ? cupSentence(postseason, games, teams, until)
          : "",
      hasMovement: date !== undefined && rows.some(({ movement }) => movement !== undefined),
    };
  });
}

/** "Western Division" for the Western Conference of a season before conferences. */
export function titleIn(title: string, season: string): string {
  return season < FIRST_WITH_CONFERENCES ? title.replace("Conference", "Division") : title;
}

/** The names of the tables of a page; that of 1949-50's East held two. */
function titleOf(
  rows: readonly StandingsLine[],
  { title }: ConferencePage,
  season: string,
): string {
  const titles = rows.flatMap(({ team }) => (team ? [tableTitle(team, season)] : []));
  return titles.length === 0 ? title : listed([...new Set(titles)]);
}

/** Returns whether every game of the regular season has been played. */
function isComplete(teams: readonly Team[], games: readonly Game[]): boolean {
  return games.length === gamesOfLeague(seasonOfGames(games), teams.length);
}

function deckOf(date: string | undefined, days: SeasonDays | undefined, isOver: boolean): string {
  if (date !== undefined) return `${afterGamesOf(date)}.`;
  return days && isOver ? `Final standings, ${formatUpdated(days.last)}.` : "";
}

/** Says of the games to a day that may be the Cup's final that they count while that is not known. */
function cupSentence(
  postseason: Postseason,
  games: readonly Game[],
  teams: readonly Team[],
  until = "",
): string {
  if (postseason.games.some(({ stage }) => stage === "cup-final")) return "";
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? "";
  const lone = loneGames(seasonOfGames(games), games)
    .filter(({ date }) => date <= until)
    .map(
      ({ date, homeTeamId, awayTeamId }) =>
        `${nameOf(awayTeamId)} at ${nameOf(homeTeamId)} on ${formatUpdated(date)}`,
    );
  return lone.length === 0
    ? ""
    : `This may be the NBA Cup final, which doesn't count in the standings: ${listed(lone)}.`;
}

/** The path of a page of standings, its season, and the current one. */
interface StandingsPath {
  path: string;
  season: string;
  current: string;
}

/** The sentences about ties; teams that have not played get none. */
function tiesOf(
  ties: Parameters<typeof tieSentences>[0],
  teams: readonly Team[],
  games: readonly Game[],
  { until, place }: { until: string; place: StandingsPath },
): SettledSentence[] {
  const played = games.filter(({ date }) => date <= until);
  const started = new Set(played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const settled = ties.filter(({ teamIds }) => teamIds.every((id) => started.has(id)));
  return settled.flatMap((tie) => {
    const [first, second, ...others] = tie.teamIds;
    const isPair = first !== undefined && second !== undefined && others.length === 0;
    return tieSentences([tie], teams, played).map((sentence) => ({
      sentence,
      href: isPair
        ? inSeason(headToHeadPath({ id: first }, { id: second }), place.season, place.current)
        : undefined,
    }));
  });
}

/** The address of a page that takes a day, in its season. */
export function pathOf({ path, season, current }: StandingsPath, query: StandingsQuery): string {
  return inSeason(path + standingsSearch(query), season, current);
}

function headsOf(query: StandingsQuery, place: StandingsPath): Record<StandingsSort, SortLink> {
  const heads = STANDINGS_SORTS.map((sort) => {
    const isSorted = sort !== "rank" && query.sort === sort;
    const link: SortLink = {
      href: pathOf(place, standingsSortedBy(query, sort)),
      sort: isSorted ? (query.order === "asc" ? "ascending" : "descending") : undefined,
    };
    return [sort, link];
  });
  return Object.fromEntries(heads) as Record<StandingsSort, SortLink>;
}

/** The form and the links to other days of a page that takes a day. */
export function choiceOf(
  days: Pick<SeasonDays, "first" | "last">,
  query: StandingsQuery,
  place: StandingsPath,
): DayChoice {
  const date = query.on.kind === "day" ? query.on.date : days.last;
  const { before, after } = weeksAround(date, days);
  const to = (day: string | undefined) =>
    day && pathOf(place, { ...query, on: { kind: "day", date: day } });
  const latest = { ...query, on: LATEST_STANDINGS.on };
  // The form's address loses its query, so hidden fields keep the order and the season.
  const kept = [...standingsParameters(latest)];
  if (place.season !== place.current) kept.push(["season", place.season]);
  return {
    first: days.first,
    last: days.last,
    date,
    before: to(before),
    after: to(after),
    latest: query.on.kind === "day" ? pathOf(place, latest) : undefined,
    kept: kept.map(([name, value]) => ({ name, value })),
  };
}
