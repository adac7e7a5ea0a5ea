import { ok } from "../../domain/result.ts";
import type { Game, GameLine, GameLines } from "../../domain/season/facts.ts";
import { type BoxLine, type StatAnswer, stat, type TeamAnswer } from "./answer-schemas.ts";
import { gameFacts, gamesInOrder, isAmong, numberOfGame } from "./games.ts";
import { pageAfter } from "./paging.ts";
import { gameFilters, lineFilters, paging } from "./parameters.ts";
import { type Person, peopleOf, unknownPlayer } from "./people.ts";
import type { QueryOf } from "./query.ts";
import { route } from "./route.ts";
import { teamAnswers } from "./teams.ts";

/** Room for a player's id behind the game's; both together are still an exact number. */
const PLAYERS = 100_000_000;

/** A line's id: the same in every answer, and in the order of games and then of players. */
function idOfLine(game: number, player: number): number {
  return game * PLAYERS + player;
}

/** A line's figures with the player, as box scores have them. */
export function boxLine(line: GameLine, people: ReadonlyMap<number, Person>): BoxLine {
  const id = Number(line.playerId);
  return {
    min: String(line.minutes),
    ...{ fgm: null, fga: null, fg_pct: line.fgPct },
    ...{ fg3m: null, fg3a: null, fg3_pct: line.fg3Pct },
    ...{ ftm: null, fta: null, ft_pct: line.ftPct },
    ...{ oreb: null, dreb: null, reb: line.reb },
    ast: line.ast,
    stl: line.stl,
    blk: line.blk,
    turnover: line.tov,
    pf: null,
    pts: line.pts,
    plus_minus: line.plusMinus,
    player: people.get(id)?.ofLine ?? unknownPlayer(id),
  };
}

const parameters = { ...lineFilters, ...gameFilters, ...paging };

export const statRoutes = [
  route({
    path: "/stats",
    summary: "Player lines",
    description: "What every player did in every game he played in.",
    parameters,
    example: "/stats?player_ids[]=1629029&start_date=2026-04-01",
    needs: ["teams", "players", "seasonTotals", "games", "gameLines"],
    item: stat,
    holds: "pages",
    answer: (query, facts) => {
      const people = peopleOf(facts);
      const teams = teamAnswers(facts.teams);
      return ok(
        pageAfter(
          linesOf(query, facts, teams),
          ({ id }) => id,
          query,
          ({ id, game, line, team }): StatAnswer => ({
            id,
            ...boxLine(line, people),
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
  game: Game;
  line: GameLine;
  team: TeamAnswer;
}

/** The matching lines in the order of their ids, parsed only as far as the page reaches. */
function* linesOf(
  query: QueryOf<typeof parameters>,
  { games, gameLines }: { games: Game[]; gameLines: GameLines },
  teams: ReadonlyMap<number, TeamAnswer>,
): Generator<LineOfGame> {
  const { "player_ids[]": players, cursor = 0 } = query;
  for (const game of gamesMeant(query, games, gameLines)) {
    const number = numberOfGame(game);
    if (number < Math.floor(cursor / PLAYERS)) continue;
    const lines = gameLines
      .of(game.id)
      .map((line) => ({ line, player: Number(line.playerId) }))
      .filter(({ player }) => players === undefined || players.includes(player))
      .sort((a, b) => a.player - b.player);
    for (const { line, player } of lines) {
      const team = teams.get(line.teamId);
      if (team !== undefined) yield { id: idOfLine(number, player), game, line, team };
    }
  }
}

/** The games that can have a matching line. */
function gamesMeant(
  query: QueryOf<typeof parameters>,
  games: Game[],
  lines: GameLines,
): readonly Game[] {
  const { "player_ids[]": players, "game_ids[]": ids, period = 0 } = query;
  if (period !== 0) return [];
  const played =
    players === undefined
      ? undefined
      : new Set(players.flatMap((player) => lines.gamesOf(String(player))));
  return gamesInOrder(games).filter(
    (game) =>
      isAmong(game, query) &&
      (ids === undefined || ids.includes(numberOfGame(game))) &&
      (played === undefined || played.has(game.id)),
  );
}
