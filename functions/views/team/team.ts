import { latestUpdate } from "#domain/dates.ts";
import { halfOf } from "#domain/history/season-lists.ts";
import { STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import type { TeamStats } from "#domain/leaders/team-stats.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath, rosterAsOf, rosterOf } from "#domain/players/players.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import { finalsOf, NO_POSTSEASON } from "#domain/season/postseason.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { isSeasonOver } from "#domain/season/turn.ts";
import { standingOfTeam, teamOfStanding } from "#domain/standings/standing-teams.ts";
import { fateSentence, placeSentence, seriesOfTeam } from "#domain/standings/team-sentences.ts";
import type { Stat, Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { PageTime } from "../game/upcoming-games.ts";
import { type RankedStat, rankedTeamStats } from "../leaders/ranked-stats.ts";
import {
  type PrintedChanges,
  readChangesSince,
  readRosterChanges,
} from "../news/roster-changes.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { seasonGames } from "../season/season-games.ts";
import { type TeamGameRow, teamGameRows } from "./team-game-rows.ts";
import { findTeam, headOf, type TeamHead } from "./team-head.ts";
import { type RosterTotals, rosterOfLists, totalsOfLists } from "./team-lists.ts";
import { NOT_NOW, type TeamNow, teamNow } from "./team-now.ts";
import { type PlayoffLeader, teamPlayoffLeaders } from "./team-playoff-leaders.ts";
import { type Factors, factorsOf, standingStats } from "./team-ranks.ts";
import {
  rosterInForce,
  rosterOfSeason,
  type TeamLeaders,
  type TeamRoster,
  teamLeaders,
} from "./team-roster.ts";
import { type MarginStrip, marginStrip, type PlayoffRow, playoffRows } from "./team-season.ts";

const TEN = 10;

export interface RosterRow {
  number: number;
  name: string;
  href: string;
  age: string;
  position: string;
}

/** A team's page in a season: what the season does not hold is empty or undefined. */
export interface TeamPage extends TeamHead, TeamNow {
  /** Whether the season is the current one. */
  isNow: boolean;
  /** "62–20"; undefined without a row in the standings. */
  record: string | undefined;
  /** Its rank, its comparison with others, and the end of its playoffs, as far as known. */
  sentence: string;
  /** PLACE, WINS, LOSSES, WIN % and then every other column of the standings. */
  mainStats: Stat[];
  factors: Factors | undefined;
  /** The season game by game; undefined before the first game. */
  strip: MarginStrip | undefined;
  leaders: TeamLeaders | undefined;
  /** The last ten games of the regular season. */
  lastTen: TeamGameRow[];
  playoffs: PlayoffRow[];
  playoffLeaders: PlayoffLeader[];
  roster: TeamRoster;
  /** The players' totals in a season of lists; undefined in others, whose statistics have a page. */
  totals: RosterTotals | undefined;
  /** The players who came and left; the current season's are on the roster's page. */
  changes: PrintedChanges | undefined;
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

const UNKNOWN = "–";

function rosterRows(team: Team, players: Player[]): RosterRow[] {
  return rosterOf(team, players).map((player, index) => ({
    number: index + 1,
    name: player.name,
    href: playerPath(player.name),
    age: player.age || UNKNOWN,
    position: player.position || UNKNOWN,
  }));
}

/** The season of a team's page, and the moment at which it is read. */
export interface TeamAsked extends PageTime {
  season: string;
}

/**
 * A team in a season (product.md section 2, Team Profile): what the season does not hold is empty.
 * Missing for an unknown id.
 */
export async function loadTeam(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
  asked: TeamAsked,
): Promise<View<TeamPage>> {
  const { season } = asked;
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    standings: collections.standings(),
    players: collections.players(),
    stats: orElse<TeamStats | undefined>(collections.teamStats(), undefined),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    games: orElse<Game[]>(collections.games(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, standings, players, stats, totals, games, postseason } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING_VIEW;
  const reads = { collections, documents };
  const { current } = collections.seasonNow;
  const isNow = season === current;
  const series = seriesOfTeam(team.id, postseason.series);
  const [document, lists, data] = await Promise.all([
    documents.franchises(String(team.id)),
    season < FIRST_WITH_OFFICIAL_LINES ? documents.seasonLists(season) : undefined,
    !isNow || series.length > 0 ? readQuestionData(collections) : undefined,
  ]);
  const listed = lists?.ok ? lists.value.value : undefined;
  const franchise = document.ok ? document.value.value : undefined;
  const lines = data?.ok ? data.value.values : undefined;
  const facts = { teams, players, games, postseason, franchise };
  const newest = isNow ? await teamNow(team, facts, reads, asked) : undefined;
  const log = seasonGames(games)(postseason).logOf(team.id);
  const regular = log.filter(({ stage }) => stage === "season");
  const table = halfOf(team, season);
  const conference = standings[team.conference === "West" ? "west" : "east"].filter((row) => {
    const other = teamOfStanding(row, teams);
    return other === undefined || halfOf(other, season) === table;
  });
  const own = standingOfTeam(team, conference);
  const past = [...(franchise?.seasons ?? []), ...(franchise?.aba ?? [])];
  const asOf = rosterAsOf(read.value.times.players);
  const rosters = { season, current, players, totals, lines, asOf };
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, newest?.updatedAt]),
    page: {
      ...headOf(team, links),
      ...(newest?.now ?? NOT_NOW),
      isNow,
      record: own && printedScore(own.wins, own.losses),
      sentence: [
        placeSentence(table, own, { teams, standings: conference, past, season }),
        fateSentence(series, teams, finalsOf(postseason) !== undefined),
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
      mainStats: standingStats(team, [...standings.west, ...standings.east]),
      factors: stats && factorsOf(team, teams, stats),
      strip: marginStrip(regular, teams),
      leaders: teamLeaders(
        totals.filter(({ teamId }) => teamId === team.id),
        totals,
        linksOfSeason(season, current).player,
      ),
      lastTen: teamGameRows(regular.slice(-TEN), {
        teams,
        postseason,
        topScorers: franchise?.topScorers ?? [],
        current,
      }),
      playoffs: playoffRows(team.id, log, postseason, teams, linksOfSeason(season, current)),
      playoffLeaders: lines && series.length > 0 ? teamPlayoffLeaders(team, lines) : [],
      roster: isNow
        ? rosterInForce(team, rosters)
        : listed
          ? rosterOfLists(team, listed.players, season)
          : rosterOfSeason(team, rosters),
      totals: listed && totalsOfLists(team, listed.players),
      changes: lines && !isNow ? await readRosterChanges(team, season, reads, lines) : undefined,
    },
  };
}

/** A team's four groups of statistics (product.md section 2, Team Advanced Stats). */
export async function loadTeamStats(
  collections: Collections,
  id: string | undefined,
): Promise<View<TeamStatsPage>> {
  const stats = await collections.teamStats();
  // A past season has none, or those that it ended with.
  if (!stats.ok && stats.error.kind === "empty") return MISSING_VIEW;
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    stats: Promise.resolve(stats),
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
  const { current } = collections.seasonNow;
  const { players: since = "" } = read.value.times;
  const facts = lines.ok ? { lines: lines.value.value, players, teams } : undefined;
  const changes =
    facts &&
    (await readChangesSince(
      team,
      { current, isOver: isSeasonOver(current, {}, since) },
      { collections, documents },
      facts,
    ));
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
