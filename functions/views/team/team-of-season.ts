import { latestUpdate } from "#domain/dates.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { linksOfSeason, type SeasonLinks } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { fateSentence, placeSentence, seriesOfTeam } from "#domain/standings/team-sentences.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type PrintedChanges, readRosterChanges } from "../news/roster-changes.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { figureText } from "../questions/printed-cells.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { seasonGames } from "../season/season-games.ts";
import { findTeam, headOf, type TeamPage } from "./team.ts";
import { teamGameRows } from "./team-game-rows.ts";
import { teamPlayoffLeaders } from "./team-playoff-leaders.ts";
import { standingStats } from "./team-ranks.ts";
import { type RosterLine, teamLeaders } from "./team-roster.ts";
import { marginStrip, playoffRows } from "./team-season.ts";

/** A team's page of a past season. */
export interface TeamOfSeason
  extends Pick<
    TeamPage,
    | "team"
    | "href"
    | "logo"
    | "officialSite"
    | "record"
    | "sentence"
    | "mainStats"
    | "strip"
    | "leaders"
    | "lastTen"
    | "playoffs"
    | "playoffLeaders"
    | "roster"
  > {
  season: string;
  /** Undefined when the season before is not held or cannot be read. */
  changes: PrintedChanges | undefined;
}

const TEN = 10;
const MOST_PLAYERS = 60;
const FIGURES = ["pts", "reb", "ast", "min", "fgpct", "gp"];

/** The heads of the roster's figures, which are those of games for this team. */
export const SEASON_ROSTER_HEADS = FIGURES.map((key) => figureOf(key)?.short ?? key);

/** A team in a past season; missing for an unknown id. */
export async function loadTeamOfSeason(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
  season: string,
): Promise<View<TeamOfSeason>> {
  const [read, data] = await Promise.all([
    gather({
      teams: collections.teams(),
      links: collections.teamLinks(),
      standings: collections.standings(),
      games: collections.games(),
      postseason: collections.postseason(),
      totals: collections.seasonTotals(),
    }),
    readQuestionData(collections),
  ]);
  if (!read.ok || !data.ok) return UNAVAILABLE;
  const { teams, links, standings, games, postseason, totals } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING_VIEW;
  const [document, changes] = await Promise.all([
    documents.franchises(String(team.id)),
    readRosterChanges(team, season, { collections, documents }, data.value.values),
  ]);
  const franchise = document.ok ? document.value.value : undefined;
  const log = seasonGames(games)(postseason).logOf(team.id);
  const regular = log.filter(({ stage }) => stage === "season");
  const conference = standings[team.conference === "West" ? "west" : "east"];
  const own = standingOfTeam(team, conference);
  const seasonLinks = linksOfSeason(season);
  const facts = { teams, standings: conference, past: franchise?.seasons ?? [], season };
  const series = seriesOfTeam(team.id, postseason.series);
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, data.value.updatedAt]),
    page: {
      ...headOf(team, links),
      season,
      record: own && printedScore(own.wins, own.losses),
      sentence: [
        placeSentence(team.conference, own, facts),
        fateSentence(series, teams) || "Missed the playoffs.",
      ].join(" "),
      mainStats: standingStats(team, [...standings.west, ...standings.east]),
      strip: marginStrip(regular, teams),
      leaders: teamLeaders(
        totals.filter(({ teamId }) => teamId === team.id),
        totals,
        seasonLinks.player,
      ),
      lastTen: teamGameRows(regular.slice(-TEN), {
        teams,
        postseason,
        topScorers: franchise?.topScorers ?? [],
      }),
      playoffs: playoffRows(team.id, log, postseason, teams, seasonLinks),
      playoffLeaders: series.length > 0 ? teamPlayoffLeaders(team, data.value.values) : [],
      roster: rosterOfSeason(team, season, data.value.values, seasonLinks),
      changes,
    },
  };
}

/** Everyone who played for a team in the regular season, with his games for it. */
function rosterOfSeason(
  team: Team,
  season: string,
  data: QuestionData,
  links: SeasonLinks,
): RosterLine[] {
  const { rows, columns } = runQuery(
    completeQuery({
      season,
      rows: "players",
      conditions: { team: team.abbreviation },
      sort: { key: "min", order: "desc" },
      qualified: false,
    }),
    data,
    MOST_PLAYERS,
  );
  const places = FIGURES.map((key) => columns.findIndex((column) => column.key === key));
  return rows.map(({ subject, cells }) => {
    const name = subject.player?.name ?? "";
    return {
      jersey: "",
      name,
      href: links.player(name),
      position: "",
      figures: places.map((at) => {
        const column = columns[at];
        return column === undefined ? "" : figureText(column, cells[at] ?? null);
      }),
    };
  });
}
