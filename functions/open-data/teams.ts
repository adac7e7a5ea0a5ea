import { memoize } from "#domain/memoize.ts";
import { fail, ok } from "#domain/result.ts";
import type { Team } from "#domain/teams/team.ts";
import { type TeamAnswer, team } from "./answer-schemas.ts";
import { id, teamFilters } from "./parameters.ts";
import { route } from "./route.ts";

/** A team in the open data's shape. */
export function teamAnswer(of: Team): TeamAnswer {
  return {
    id: of.id,
    conference: of.conference,
    division: of.division,
    city: of.city,
    name: of.name,
    full_name: of.fullName,
    abbreviation: of.abbreviation,
  };
}

/** The teams in the open data's shape, by id. */
export const teamAnswers = memoize(
  (teams: readonly Team[]): ReadonlyMap<number, TeamAnswer> =>
    new Map(teams.map((of) => [of.id, teamAnswer(of)])),
);

export const teamRoutes = [
  route({
    path: "/teams",
    tag: "Teams",
    summary: "All teams",
    description: "The league's thirty teams.",
    parameters: teamFilters,
    example: "/teams?conference=West",
    needs: ["teams"],
    item: team,
    holds: "list",
    answer: ({ conference, division }, { teams }) =>
      ok({
        data: [...teamAnswers(teams).values()].filter(
          (of) =>
            (conference === undefined || of.conference === conference) &&
            (division === undefined || of.division === division),
        ),
      }),
  }),
  route({
    path: "/teams/{id}",
    tag: "Teams",
    summary: "One team",
    description: "One team by its id, 1 to 30 in the order of the names.",
    parameters: { id },
    example: "/teams/27",
    needs: ["teams"],
    item: team,
    holds: "one",
    answer: (query, { teams }) => {
      const data = teamAnswers(teams).get(query.id);
      return data === undefined ? fail({ kind: "not-found", what: "team" }) : ok({ data });
    },
  }),
];
