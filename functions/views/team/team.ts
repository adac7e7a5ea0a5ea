import type { Headline } from "#domain/articles/headlines.ts";
import { STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import type { TeamStats } from "#domain/leaders/team-stats.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath, rosterAsOf, rosterOf } from "#domain/players/players.ts";
import { printedScore } from "#domain/printing/records.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { currentSeason } from "#domain/season/season.ts";
import { isSeasonOver } from "#domain/season/turn.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { fateSentence, placeSentence, seriesOfTeam } from "#domain/standings/team-sentences.ts";
import { coachesInWords, type Franchise } from "#domain/teams/franchise.ts";
import type { Stat, Team, TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type FrontHeadline, headlinesOf } from "../front/headlines.ts";
import type { PageTime } from "../game/coming-games.ts";
import { type NextGame, nextGamesOf } from "../game/next-game.ts";
import { type RankedStat, rankedTeamStats } from "../leaders/ranked-stats.ts";
import { changesSince, type PrintedChanges, readRosterChanges } from "../news/roster-changes.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { type Outlook, teamOutlook } from "../ratings/team-outlook.ts";
import { seasonGames } from "../season/season-games.ts";
import { type TeamGameRow, teamGameRows } from "./team-game-rows.ts";
import { type PlayoffLeader, teamPlayoffLeaders } from "./team-playoff-leaders.ts";
import { type Factors, factorsOf, standingStats } from "./team-ranks.ts";
import { type RosterLine, rosterLines, type TeamLeaders, teamLeaders } from "./team-roster.ts";
import { type MarginStrip, marginStrip, type PlayoffRow, playoffRows } from "./team-season.ts";
import { type TeamToday, teamToday } from "./team-today.ts";

const TEN = 10;
const MOST_NEXT = 5;
/** The rest of a roster is on its own page. */
const MOST_OF_ROSTER = 16;

export interface RosterRow {
  number: number;
  name: string;
  href: string;
  age: string;
  position: string;
}

/** The head of every page of a team. */
export interface TeamHead {
  team: Team;
  href: string;
  logo: string | undefined;
  /** The team's official site; undefined when the team has no link. */
  officialSite: string | undefined;
}

export interface TeamPage extends TeamHead {
  /** "62–20"; undefined without a row in the standings. */
  record: string | undefined;
  /** Its rank, its comparison with others, and the end of its playoffs, as far as known. */
  sentence: string;
  /** Its odds and its place by rating; undefined when they cannot be read. */
  outlook: Outlook | undefined;
  /** Its game of today while that is read; undefined where none is. */
  today: TeamToday | undefined;
  /** The next scheduled games; empty when none is known. */
  next: NextGame[];
  /** PLACE, WINS, LOSSES, WIN % and then every other column of the standings. */
  mainStats: Stat[];
  /** The team's ratings and four factors; undefined when they cannot be read. */
  factors: Factors | undefined;
  /** The season game by game; undefined before the first game, or when games cannot be read. */
  strip: MarginStrip | undefined;
  leaders: TeamLeaders | undefined;
  /** The last ten games of the regular season; empty when games cannot be read. */
  lastTen: TeamGameRow[];
  playoffs: PlayoffRow[];
  playoffLeaders: PlayoffLeader[];
  /** The franchise's founding year, titles, arena and head coach, as far as known. */
  particulars: [term: string, text: string][];
  headlines: FrontHeadline[];
  /** The players of the roster with a game in the season, those with the most minutes. */
  roster: RosterLine[];
  /** The number of all players of the roster. */
  rosterSize: number;
  /** "Roster as of October 8, 2026"; "" for a roster without a date. */
  asOf: string;
}

export interface TeamStatsPage extends TeamHead {
  factors: Factors | undefined;
  groups: { group: StatGroup; stats: RankedStat[] }[];
}

export interface TeamRosterPage extends TeamHead {
  roster: RosterRow[];
  asOf: string;
  /** The players who came and left; undefined when the season before is not held or cannot be read. */
  changes: PrintedChanges | undefined;
}

/** The head of a team's pages, from the team and the links. */
export function headOf(team: Team, links: TeamLink[]): TeamHead {
  const link = linkOfTeam(team, links);
  return { team, href: teamPath(team), logo: link?.logo, officialSite: link?.href };
}

/** Finds a team by the id in a path, spelled as it is printed (product.md section 5). */
export function findTeam(teams: readonly Team[], id: string | undefined): Team | undefined {
  return teams.find((team) => String(team.id) === id);
}

function rosterRows(team: Team, players: Player[]): RosterRow[] {
  return rosterOf(team, players).map((player, index) => ({
    number: index + 1,
    name: player.name,
    href: playerPath(player.name),
    age: player.age,
    position: player.position,
  }));
}

/** A team's profile (product.md section 2, Team Profile); missing for an unknown id. */
export async function loadTeam(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
  clock: PageTime,
): Promise<View<TeamPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    standings: collections.standings(),
    players: collections.players(),
    stats: orElse<TeamStats | undefined>(collections.teamStats(), undefined),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    games: orElse<Game[]>(collections.games(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
    headlines: orElse<Headline[]>(collections.headlines(), []),
    ratings: orElse(collections.ratings(), NO_RATINGS),
  });
  if (!read.ok) return UNAVAILABLE;
  const {
    teams,
    links,
    standings,
    players,
    stats,
    totals,
    games,
    postseason,
    fixtures,
    headlines,
    ratings,
  } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING_VIEW;
  const series = seriesOfTeam(team.id, postseason.series);
  const [document, outlook, data] = await Promise.all([
    documents.franchises(String(team.id)),
    teamOutlook(team.id, { games, postseason, fixtures, ratings }, documents),
    series.length > 0 ? readQuestionData(collections) : undefined,
  ]);
  const franchise = document.ok ? document.value.value : undefined;
  const roster = rosterLines(team, players, totals).slice(0, MOST_OF_ROSTER);
  const gamesOfSeason = seasonGames(games)(postseason);
  const schedule = scheduleOf(gamesOfSeason.all)(fixtures);
  const log = gamesOfSeason.logOf(team.id);
  const season = log.filter(({ stage }) => stage === "season");
  const conference = standings[team.conference === "West" ? "west" : "east"];
  const own = standingOfTeam(team, conference);
  const facts = {
    teams,
    standings: conference,
    past: franchise?.seasons ?? [],
    season: currentSeason(),
  };
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      ...headOf(team, links),
      record: own && printedScore(own.wins, own.losses),
      sentence: [placeSentence(team.conference, own, facts), fateSentence(series, teams)]
        .filter((sentence) => sentence !== "")
        .join(" "),
      outlook,
      today: await teamToday(team.id, { teams, schedule, season: gamesOfSeason }, clock),
      next: nextGamesOf(team.id, schedule, teams, clock.now, MOST_NEXT),
      mainStats: standingStats(team, [...standings.west, ...standings.east]),
      factors: stats && factorsOf(team, teams, stats),
      strip: marginStrip(season, teams),
      leaders: teamLeaders(
        totals.filter(({ teamId }) => teamId === team.id),
        totals,
      ),
      lastTen: teamGameRows(season.slice(-TEN), {
        teams,
        postseason,
        topScorers: franchise?.topScorers ?? [],
      }),
      playoffs: playoffRows(team.id, log, postseason, teams),
      playoffLeaders: data?.ok ? teamPlayoffLeaders(team, data.value.values) : [],
      particulars: particularsOf(franchise),
      headlines: headlinesOf(team, rosterOf(team, players), headlines),
      roster,
      rosterSize: rosterOf(team, players).length,
      asOf: rosterAsOf(read.value.times.players),
    },
  };
}

function particularsOf(franchise: Franchise | undefined): TeamPage["particulars"] {
  if (franchise === undefined) return [];
  const { founded, titles, arena } = franchise;
  const all: TeamPage["particulars"] = [
    ["Founded", String(founded)],
    ["Titles", titles.length === 0 ? "None" : titles.join(", ")],
    ["Arena", arena],
    ["Head coach", coachesInWords(currentSeason(), franchise)],
  ];
  return all.filter(([, text]) => text !== "");
}

/** A team's four groups of statistics (product.md section 2, Team Advanced Stats). */
export async function loadTeamStats(
  collections: Collections,
  id: string | undefined,
): Promise<View<TeamStatsPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    stats: collections.teamStats(),
  });
  return viewOf(read, ({ teams, links, stats }) => {
    const team = findTeam(teams, id);
    return (
      team && {
        ...headOf(team, links),
        factors: factorsOf(team, teams, stats),
        groups: STAT_GROUPS.map((group) => ({
          group,
          stats: rankedTeamStats(team, teams, stats, group),
        })),
      }
    );
  });
}

/** A team's players in alphabetical order (product.md section 2, Team Roster). */
export async function loadTeamRoster(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
): Promise<View<TeamRosterPage>> {
  const [read, lines] = await Promise.all([
    gather({
      teams: collections.teams(),
      links: collections.teamLinks(),
      players: collections.players(),
    }),
    collections.lines(),
  ]);
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, players } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING_VIEW;
  const season = currentSeason();
  const { players: since = "" } = read.value.times;
  const facts = lines.ok ? { lines: lines.value.value, players, teams } : undefined;
  const changes =
    facts &&
    (isSeasonOver(season, {}, since)
      ? changesSince(season, team, facts)
      : await readRosterChanges(team, season, { collections, documents }, facts));
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      ...headOf(team, links),
      roster: rosterRows(team, players),
      asOf: rosterAsOf(since),
      changes,
    },
  };
}
