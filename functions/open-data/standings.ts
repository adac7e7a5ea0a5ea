import { ok } from "#domain/result.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { teamOfStanding } from "#domain/standings/standing-teams.ts";
import { type ColumnField, STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";
import type { Team } from "#domain/teams/team.ts";
import { storedText } from "../data/wire/standings.ts";
import { completed } from "../views/standings/standings-day.ts";
import { type StandingAnswer, standing } from "./answer-schemas.ts";
import { seasonParameter } from "./parameters.ts";
import { route } from "./route.ts";
import { seasonAskedBy } from "./seasons.ts";
import { teamAnswer } from "./teams.ts";

export const standingRoutes = [
  route({
    path: "/standings",
    tag: "Tables",
    summary: "Standings",
    description:
      "Every team's record and ranks, conference by conference, of any season since 1946-47.",
    parameters: { season: seasonParameter },
    example: "/standings?season={year}",
    needs: ["teams", "standings"],
    item: standing,
    holds: "list",
    takesLists: true,
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    async answer({ season }, { teams, standings }, { collections }) {
      const games = await collections.games();
      const { west, east } = completed(standings, teams, games.ok ? games.value.value : []);
      return ok({ data: [east, west].flatMap((rows) => answersOf(rows, teams, season)) });
    },
  }),
];

/** Standings in conference order, which is also each division's: both have the same tie-breaks. */
function answersOf(
  rows: readonly Standing[],
  teams: readonly Team[],
  season: number,
): StandingAnswer[] {
  const inDivision = new Map<string, number>();
  return rows.flatMap((row) => {
    const team = teamOfStanding(row, teams);
    if (team === undefined) return [];
    const divisionRank = (inDivision.get(team.division) ?? 0) + 1;
    inDivision.set(team.division, divisionRank);
    const fields = STANDINGS_COLUMNS.flatMap((column) =>
      column.field === undefined ? [] : [[column.field, storedText(column, row) || null]],
    );
    return [
      {
        team: teamAnswer(team),
        season,
        wins: row.wins,
        losses: row.losses,
        conference_rank: row.rank,
        division_rank: divisionRank,
        ...(Object.fromEntries(fields) as Record<ColumnField, string | null>),
      },
    ];
  });
}
