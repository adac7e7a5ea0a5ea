import { isInProgress } from "#domain/live/live-game.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok } from "#domain/result.ts";
import { boxScore, type OpenBoxScore } from "./answer-schemas.ts";
import { gameFlowAnswer, gameFlows } from "./game-flow.ts";
import { factsToCome, gameFacts, gamesByDate, listedGames, liveOf } from "./games.ts";
import { linesOf, openBoxLine } from "./lines.ts";
import { date } from "./parameters.ts";
import { peopleOf } from "./people.ts";
import { route } from "./route.ts";
import { seasonAskedBy } from "./seasons.ts";
import { teamAnswers } from "./teams.ts";

/** Sorts lines in place: starters first, then by time played. */
function inOrderOfSheet({ starter, figures }: SeasonLines, lines: number[]): number[] {
  const { sec } = figures;
  return lines.sort(
    (a, b) => (starter[b] ?? 0) - (starter[a] ?? 0) || (sec[b] ?? 0) - (sec[a] ?? 0),
  );
}

export const boxScoreRoutes = [
  route({
    path: "/box_scores",
    tag: "Games",
    summary: "Box scores of a day",
    description:
      "Every game of a day with the lines of both teams, starters first, then by minutes.",
    parameters: { date },
    example: "/box_scores?date=2026-04-12",
    needs: ["teams", "players", "seasonTotals", "lines"],
    item: boxScore,
    holds: "list",
    seasonAsked: (query) => seasonAskedBy.date(query.date),
    takesUpcoming: true,
    async answer(query, facts, call) {
      const people = peopleOf(facts);
      const teams = teamAnswers(facts.teams);
      const { lines } = facts;
      const places = new Map(lines.games.map((game, place) => [game, place]));
      const games = gamesByDate(lines.games).filter(({ date }) => date === query.date);
      const flows = await gameFlows(
        games.map((game) => ({ game, season: call.season, reads: call })),
      );
      const data = games.flatMap((game): OpenBoxScore[] => {
        const home = teams.get(game.homeTeamId);
        const visitor = teams.get(game.awayTeamId);
        if (home === undefined || visitor === undefined) return [];
        const playersOf = (teamId: number) =>
          inOrderOfSheet(lines, linesOf(lines, places.get(game) ?? -1))
            .filter((line) => lines.team[line] === teamId)
            .map((line) => openBoxLine(lines, line, people));
        const flow = flows.get(game.id);
        const [ofHome, ofVisitor] = [playersOf(home.id), playersOf(visitor.id)];
        return [
          {
            ...gameFacts(game, call.season),
            ...gameFlowAnswer(flow?.periods, flow?.tipOff),
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
    tag: "Games",
    summary: "Games being played",
    description:
      "The games in progress with their scores. Lines are known when a game is over, so players is " +
      "empty until then.",
    parameters: {},
    example: "/box_scores/live",
    needs: ["teams", "games", "postseason", "fixtures"],
    item: boxScore,
    holds: "list",
    async answer(_, facts, call) {
      const teams = teamAnswers(facts.teams);
      const { seasonNow } = call.collections;
      const { season } = seasonNow.schedule;
      const games = listedGames(facts, season, seasonNow);
      const live = await liveOf(games, call);
      const data = games.flatMap((game): OpenBoxScore[] => {
        const read = "fixture" in game ? live.get(game.fixture) : undefined;
        if (!("fixture" in game) || read === undefined || !isInProgress(read)) return [];
        const home = teams.get(read.homeTeamId);
        const visitor = teams.get(read.awayTeamId);
        if (home === undefined || visitor === undefined) return [];
        return [
          {
            ...factsToCome(game, season, read),
            ...gameFlowAnswer(undefined, game.fixture.tipOff),
            home_team: { ...home, players: [] },
            visitor_team: { ...visitor, players: [] },
            players: [],
          },
        ];
      });
      return ok({ data });
    },
  }),
];
