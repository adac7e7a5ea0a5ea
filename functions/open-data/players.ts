import { fail, ok } from "#domain/result.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { player } from "./answer-schemas.ts";
import { pageAfter } from "./paging.ts";
import { id, paging, playerFilters } from "./parameters.ts";
import { everybodyOf, type Person, peopleOf } from "./people.ts";
import type { QueryOf } from "./query.ts";
import { route } from "./route.ts";

const parameters = { ...playerFilters, ...paging };
const needs = ["teams", "players", "seasonTotals"] as const;
const NEEDS_OF_ALL = [...needs, "formerPlayers"] as const;

export const playerRoutes = [
  route({
    path: "/players",
    tag: "Players",
    summary: "All players",
    description:
      "Everybody who is under contract or has played in a season that is here. Of those who have no " +
      "part in the current season only the names are known.",
    parameters,
    example: "/players?search=doncic",
    needs: NEEDS_OF_ALL,
    item: player,
    holds: "pages",
    answer: (query, facts) => ok(found(query, everybodyOf(facts))),
  }),
  route({
    path: "/players/active",
    tag: "Players",
    summary: "Active players",
    description: "The players on the teams' rosters, with their present teams.",
    parameters,
    example: "/players/active?team_ids[]=27&per_page=100",
    needs,
    item: player,
    holds: "pages",
    answer: (query, facts) => ok(found(query, peopleOf(facts), ({ isActive }) => isActive)),
  }),
  route({
    path: "/players/{id}",
    tag: "Players",
    summary: "One player",
    description: "One player by the league's id.",
    parameters: { id },
    example: "/players/1629029",
    needs: NEEDS_OF_ALL,
    item: player,
    holds: "one",
    answer: (query, facts) => {
      const data = everybodyOf(facts).get(query.id)?.answer;
      return data === undefined ? fail({ kind: "not-found", what: "player" }) : ok({ data });
    },
  }),
];

function found(
  query: QueryOf<typeof parameters>,
  people: ReadonlyMap<number, Person>,
  isMeant: (person: Person) => boolean = () => true,
) {
  const search = folded(query.search);
  const first = folded(query.first_name);
  const last = folded(query.last_name);
  const { "team_ids[]": teams, "player_ids[]": ids } = query;
  const matches = (of: Person) =>
    isMeant(of) &&
    (search === undefined || hasWords(`${of.firstName} ${of.lastName}`, search)) &&
    holds(of.firstName, first) &&
    holds(of.lastName, last) &&
    (ids === undefined || ids.includes(of.answer.id)) &&
    (teams === undefined || (of.answer.team !== null && teams.includes(of.answer.team.id)));
  return pageAfter(
    people.values().filter(matches),
    ({ answer }) => answer.id,
    query,
    ({ answer }) => answer,
  );
}

function folded(text: string | undefined): string | undefined {
  return text === undefined ? undefined : foldForSearch(text);
}

/** Returns whether a name has each word of a search, in any order. */
function hasWords(text: string, search: string): boolean {
  return search.split(" ").every((word) => holds(text, word));
}

/** A search text that is empty after folding matches no player. */
function holds(text: string, wanted: string | undefined): boolean {
  return wanted === undefined || (wanted !== "" && text.includes(wanted));
}
