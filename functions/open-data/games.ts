import { memoize } from "../../domain/memoize.ts";
import type { LineGame } from "../../domain/query/season-lines.ts";
import { fail, ok } from "../../domain/result.ts";
import { currentYear } from "../../domain/season/season.ts";
import { type GameAnswer, type GameOfLine, game, type TeamAnswer } from "./answer-schemas.ts";
import { pageAfter } from "./paging.ts";
import { gameFilters, id, paging, teamIds } from "./parameters.ts";
import type { QueryOf } from "./query.ts";
import { route } from "./route.ts";
import { teamAnswers } from "./teams.ts";

/** The id of a game in addresses and answers. */
export function numberOfGame(of: Pick<LineGame, "id">): number {
  return Number(of.id);
}

/** The games sorted by id. */
export const gamesByDate = memoize((games: readonly LineGame[]): readonly LineGame[] =>
  games.toSorted((a, b) => numberOfGame(a) - numberOfGame(b)),
);

const QUARTERS = 4;

/** Returns whether a game counts in no standings: the postseason, or the final of the NBA Cup. */
function isPostseason({ stage }: LineGame): boolean {
  return stage !== "season";
}

/** The fields that every answer with a game has. */
export function gameFacts(of: LineGame): Omit<GameOfLine, "home_team_id" | "visitor_team_id"> {
  return {
    id: numberOfGame(of),
    date: of.date,
    season: currentYear(),
    status: "Final",
    period: QUARTERS + of.overtimes,
    time: null,
    postseason: isPostseason(of),
    home_team_score: of.homePoints,
    visitor_team_score: of.awayPoints,
  };
}

/** Returns whether a game passes the filters. */
export function isAmong(of: LineGame, query: QueryOf<typeof gameFilters>): boolean {
  const { "dates[]": dates, start_date, end_date } = query;
  return (
    (query.postseason === undefined || query.postseason === isPostseason(of)) &&
    (dates === undefined || dates.includes(of.date)) &&
    (start_date === undefined || of.date >= start_date) &&
    (end_date === undefined || of.date <= end_date)
  );
}

function gameAnswer(of: LineGame, teams: ReadonlyMap<number, TeamAnswer>): GameAnswer | undefined {
  const home_team = teams.get(of.homeTeamId);
  const visitor_team = teams.get(of.awayTeamId);
  if (home_team === undefined || visitor_team === undefined) return undefined;
  return { ...gameFacts(of), home_team, visitor_team };
}

export const gameRoutes = [
  route({
    path: "/games",
    summary: "All games",
    description:
      "Every game with its final score: the regular season, the NBA Cup's final, play-in, playoffs.",
    parameters: { ...gameFilters, ...teamIds, ...paging },
    example: "/games?team_ids[]=27&per_page=100",
    needs: ["teams", "lines"],
    item: game,
    holds: "pages",
    answer: (query, { teams, lines }) => {
      const byId = teamAnswers(teams);
      const { "team_ids[]": only } = query;
      const answers = gamesByDate(lines.games).flatMap((of) => {
        const isMeant =
          isAmong(of, query) &&
          (only === undefined || only.includes(of.homeTeamId) || only.includes(of.awayTeamId));
        const answer = isMeant ? gameAnswer(of, byId) : undefined;
        return answer === undefined ? [] : [answer];
      });
      return ok(
        pageAfter(
          answers,
          (of) => of.id,
          query,
          (of) => of,
        ),
      );
    },
  }),
  route({
    path: "/games/{id}",
    summary: "One game",
    description: "One game by the league's id.",
    parameters: { id },
    example: "/games/22500001",
    needs: ["teams", "lines"],
    item: game,
    holds: "one",
    answer: (query, { teams, lines }) => {
      const of = lines.games.find((each) => numberOfGame(each) === query.id);
      const data = of && gameAnswer(of, teamAnswers(teams));
      return data === undefined ? fail({ kind: "not-found", what: "game" }) : ok({ data });
    },
  }),
];
