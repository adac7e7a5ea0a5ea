import { ok } from "../../domain/result.ts";
import { type BoxScore, boxScore } from "./answer-schemas.ts";
import { gameFacts, gamesInOrder } from "./games.ts";
import { date } from "./parameters.ts";
import { peopleOf } from "./people.ts";
import { route } from "./route.ts";
import { boxLine } from "./stats.ts";
import { teamAnswers } from "./teams.ts";

export const boxScoreRoutes = [
  route({
    path: "/box_scores",
    summary: "Box scores of a day",
    description: "Every game of a day with the lines of both teams, in the order of the sheet.",
    parameters: { date },
    example: "/box_scores?date=2026-04-12",
    needs: ["teams", "players", "seasonTotals", "games", "gameLines"],
    item: boxScore,
    holds: "list",
    answer: (query, facts) => {
      const people = peopleOf(facts);
      const teams = teamAnswers(facts.teams);
      const data = gamesInOrder(facts.games).flatMap((game): BoxScore[] => {
        const home = teams.get(game.homeTeamId);
        const visitor = teams.get(game.awayTeamId);
        if (game.date !== query.date || home === undefined || visitor === undefined) return [];
        const lines = facts.gameLines.of(game.id);
        const playersOf = (teamId: number) =>
          lines.filter((line) => line.teamId === teamId).map((line) => boxLine(line, people));
        const [ofHome, ofVisitor] = [playersOf(home.id), playersOf(visitor.id)];
        return [
          {
            ...gameFacts(game),
            home_team: { ...home, players: ofHome },
            visitor_team: { ...visitor, players: ofVisitor },
            players: [...ofHome, ...ofVisitor],
          },
        ];
      });
      return ok({ data });
    },
  }),
  route({
    path: "/box_scores/live",
    summary: "Box scores of games being played",
    description: "Games are known when they are over, so this list is always empty.",
    parameters: {},
    example: "/box_scores/live",
    needs: [],
    item: boxScore,
    holds: "list",
    answer: () => ok({ data: [] }),
  }),
];
