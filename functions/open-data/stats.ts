import type { LineGame, SeasonLines } from "../../domain/query/season-lines.ts";
import { ok } from "../../domain/result.ts";
import { type StatAnswer, stat, type TeamAnswer } from "./answer-schemas.ts";
import { gameFacts, gamesByDate, isAmong, numberOfGame } from "./games.ts";
import { linesOf, openBoxLine, playerOf } from "./lines.ts";
import { pageAfter } from "./paging.ts";
import { gameFilters, lineFilters, paging } from "./parameters.ts";
import { peopleOf } from "./people.ts";
import type { QueryOf } from "./query.ts";
import { route } from "./route.ts";
import { teamAnswers } from "./teams.ts";

/** The factor of a game's id in a line's id; any player's id is less, and the sum is exact. */
const PLAYERS = 100_000_000;

/** A line's id: the same in every answer, and sorted by game, then by player. */
function idOfLine(game: number, player: number): number {
  return game * PLAYERS + player;
}

const parameters = { ...lineFilters, ...gameFilters, ...paging };

export const statRoutes = [
  route({
    path: "/stats",
    summary: "Player lines",
    description:
      "What every player did in every game he played in, the play-in and the playoffs included.",
    parameters,
    example: "/stats?player_ids[]=1629029&per_page=100",
    needs: ["teams", "players", "seasonTotals", "lines"],
    item: stat,
    holds: "pages",
    answer: (query, facts) => {
      const people = peopleOf(facts);
      const teams = teamAnswers(facts.teams);
      return ok(
        pageAfter(
          matchingLines(query, facts.lines, teams),
          ({ id }) => id,
          query,
          ({ id, game, line, team }): StatAnswer => ({
            id,
            ...openBoxLine(facts.lines, line, people),
            team,
            game: {
              ...gameFacts(game),
              home_team_id: game.homeTeamId,
              visitor_team_id: game.awayTeamId,
            },
          }),
        ),
      );
    },
  }),
];

interface LineOfGame {
  id: number;
  game: LineGame;
  /** The index of the line among all lines. */
  line: number;
  team: TeamAnswer;
}

/** The matching lines sorted by id, read only as far as the page needs. */
function* matchingLines(
  query: QueryOf<typeof parameters>,
  lines: SeasonLines,
  teams: ReadonlyMap<number, TeamAnswer>,
): Generator<LineOfGame> {
  const { "player_ids[]": players, "game_ids[]": ids, period = 0, cursor = 0 } = query;
  if (period !== 0) return;
  const places = new Map(lines.games.map((game, place) => [game, place]));
  for (const game of gamesByDate(lines.games)) {
    const number = numberOfGame(game);
    if (number < Math.floor(cursor / PLAYERS) || !isAmong(game, query)) continue;
    if (ids !== undefined && !ids.includes(number)) continue;
    const own = linesOf(lines, places.get(game) ?? -1)
      .map((line) => ({ line, player: playerOf(lines, line) }))
      .filter(({ player }) => players === undefined || players.includes(player))
      .sort((a, b) => a.player - b.player);
    for (const { line, player } of own) {
      const team = teams.get(lines.team[line] ?? 0);
      if (team !== undefined) yield { id: idOfLine(number, player), game, line, team };
    }
  }
}
