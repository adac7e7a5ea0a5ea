import { ok } from "../../domain/result.ts";
import { SEASON_YEAR } from "../../domain/season/season.ts";
import type { Standing } from "../../domain/season/standing.ts";
import { teamOfStanding } from "../../domain/season/standing-teams.ts";
import type { Team } from "../../domain/season/team.ts";
import { type StandingAnswer, standing } from "./answer-schemas.ts";
import { season } from "./parameters.ts";
import { route } from "./route.ts";
import { teamAnswer } from "./teams.ts";

export const standingRoutes = [
  route({
    path: "/standings",
    summary: "Standings",
    description: "Every team's record and ranks, conference by conference.",
    parameters: { season },
    example: "/standings?season=2025",
    needs: ["teams", "standings"],
    item: standing,
    holds: "list",
    answer: ({ season }, { teams, standings }) =>
      ok({
        data:
          season === SEASON_YEAR
            ? [standings.east, standings.west].flatMap((rows) => answersOf(rows, teams))
            : [],
      }),
  }),
];

/** Standings in conference order, which is also each division's: both have the same tie-breaks. */
function answersOf(rows: readonly Standing[], teams: readonly Team[]): StandingAnswer[] {
  const inDivision = new Map<string, number>();
  return rows.flatMap((row) => {
    const team = teamOfStanding(row, teams);
    if (team === undefined) return [];
    const divisionRank = (inDivision.get(team.division) ?? 0) + 1;
    inDivision.set(team.division, divisionRank);
    const record = (column: string) =>
      row.columns.find(({ label }) => label === column)?.value ?? null;
    return [
      {
        team: teamAnswer(team),
        season: SEASON_YEAR,
        wins: row.wins,
        losses: row.losses,
        conference_rank: row.rank,
        conference_record: record("CONF"),
        division_rank: divisionRank,
        division_record: record("DIV"),
        home_record: record("HOME"),
        road_record: record("ROAD"),
      },
    ];
  });
}
