import { latestUpdate } from "../../domain/dates.ts";
import type { TeamGame } from "../../domain/season/team-log.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { gather } from "./gather.ts";
import { seasonGames } from "./season-games.ts";
import { findTeam, headOf, type TeamHead } from "./team.ts";
import { type TeamGameRow, teamGameRows } from "./team-game-rows.ts";
import { MISSING, UNAVAILABLE, type View } from "./view.ts";

export interface TeamGamesPage extends TeamHead {
  /** The regular season, the latest first. */
  season: TeamGameRow[];
  /** What was played beside it, the latest first. */
  others: TeamGameRow[];
}

/** Every game of a team: record so far, streak, rest and top scorer. */
export async function loadTeamGames(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
): Promise<View<TeamGamesPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, games, postseason } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING;
  const franchise = await documents.franchises(String(team.id));
  if (!franchise.ok) return UNAVAILABLE;
  const log = seasonGames(games)(postseason).logOf(team.id);
  const rows = (part: readonly TeamGame[]) =>
    teamGameRows(part, { teams, postseason, topScorers: franchise.value.value.topScorers });
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, franchise.value.updatedAt]),
    page: {
      ...headOf(team, links),
      season: rows(log.filter(({ stage }) => stage === "season")),
      others: rows(log.filter(({ stage }) => stage !== "season")),
    },
  };
}
