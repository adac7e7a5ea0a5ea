import { latestUpdate } from "#domain/dates.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import { SEASON_PARAMETER } from "#domain/site/season-asked.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { askLog, gamesAsked, type LogQuestion } from "../questions/log-question.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { teamPlace } from "../questions/subject-places.ts";
import { seasonGames } from "../season/season-games.ts";
import { type TeamGameRow, teamGameRows } from "./team-game-rows.ts";
import { findTeam, headOf, type TeamHead } from "./team-head.ts";

export interface TeamGamesPage extends TeamHead {
  /** The games of the regular season, the latest first. */
  season: TeamGameRow[];
  /** The other games, the latest first. */
  others: TeamGameRow[];
  question: LogQuestion;
}

/**
 * A team's games with record, streak, rest and top scorer: all games, or those that the address's
 * query selects.
 */
export async function loadTeamGames(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
  search = new URLSearchParams(),
): Promise<View<TeamGamesPage>> {
  const [read, data] = await Promise.all([
    gather({
      teams: collections.teams(),
      links: collections.teamLinks(),
      games: collections.games(),
      postseason: collections.postseason(),
    }),
    readQuestionData(collections),
  ]);
  // Without lines there are no filters, but all games.
  const isNarrowed = [...search.keys()].some((name) => name !== SEASON_PARAMETER);
  const hasLines = data.ok || data.error.kind !== "empty" || isNarrowed;
  if (!read.ok || (!data.ok && hasLines)) return UNAVAILABLE;
  const { teams, links, games, postseason } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING_VIEW;
  const franchise = await documents.franchises(String(team.id));
  // A database that was filled by a refresh alone has no document of the team.
  if (!franchise.ok && franchise.error.kind !== "empty") return UNAVAILABLE;
  const { topScorers } = franchise.ok ? franchise.value.value : { topScorers: [] };
  const question: LogQuestion = data.ok
    ? askLog(teamPlace(team, "games"), search, data.value.values)
    : { kind: "unplayed" };
  const log = gamesAsked(seasonGames(games)(postseason).logOf(team.id), question);
  const { current } = collections.seasonNow;
  const rows = (part: readonly TeamGame[]) =>
    teamGameRows(part, { teams, postseason, topScorers, current });
  return {
    kind: "ready",
    updatedAt: latestUpdate([
      read.value.updatedAt,
      ...(data.ok ? [data.value.updatedAt] : []),
      ...(franchise.ok ? [franchise.value.updatedAt] : []),
    ]),
    page: {
      ...headOf(team, links),
      season: rows(log.filter(({ stage }) => stage === "season")),
      others: rows(log.filter(({ stage }) => stage !== "season")),
      question,
    },
  };
}
