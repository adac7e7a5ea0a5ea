import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import type { LineGame, SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok } from "#domain/result.ts";
import type { SeasonReads } from "../data/season-reads.ts";
import { type GameOfLine, type StatAnswer, stat, type TeamAnswer } from "./answer-schemas.ts";
import { gameFacts, gamesByDate, isAmong, numberOfGame } from "./games.ts";
import { linesOf, openBoxLine, playerOf } from "./lines.ts";
import { gameFilters, lineFilters, paging } from "./parameters.ts";
import { peopleOf } from "./people.ts";
import type { QueryOf } from "./query.ts";
import { route } from "./route.ts";
import { pageOfSeasons } from "./season-pages.ts";
import { seasonOfNumber, seasonsOfList } from "./seasons.ts";
import { teamAnswers } from "./teams.ts";

/** The factor of a game's id in a line's id; any player's id is less, and the sum is exact. */
const PLAYERS = 100_000_000;

const QUARTERS = 4;
const NO_LINES = linesOfGames([], new Map());

/** A line's id: the same in every answer, and sorted by game, then by player. */
function idOfLine(game: number, player: number): number {
  return game * PLAYERS + player;
}

export const lineParameters = { ...lineFilters, ...gameFilters, ...paging };

export const statRoutes = [
  route({
    path: "/stats",
    tag: "Figures",
    summary: "Player lines",
    description:
      "What every player did in every game he played in, the play-in and the playoffs included; with " +
      "period, in that quarter of each game that has plays.",
    parameters: lineParameters,
    example: "/stats?player_ids[]=1629029&per_page=100",
    needs: [],
    item: stat,
    holds: "pages",
    async answer(query, _, call) {
      const list = await linesPage(query, call);
      if (!list.ok) return list;
      const data = list.value.rows.map(
        ({ row: { id, game, line, team }, season, facts }): StatAnswer => ({
          id,
          ...openBoxLine(facts.lines, line, peopleOf(facts)),
          team,
          game: shortGame(game, season),
        }),
      );
      return ok({ data, meta: { next_cursor: list.value.next_cursor, per_page: query.per_page } });
    },
  }),
];

/** The page of lines that a call asks for. */
export function linesPage(query: QueryOf<typeof lineParameters>, reads: SeasonReads) {
  const { seasonNow } = reads.collections;
  return pageOfSeasons(
    {
      asked: seasonsOfList(query, seasonNow),
      needs: ["teams", "players", "seasonTotals", "lines"],
      readsOf: (season) => readsOfPeriod(query.period ?? 0, season),
      seasonOf: (line) => seasonOfNumber(Math.floor(line / PLAYERS)),
      rowsOf: ({ lines, teams }, season, after) =>
        // A season to come has no lines.
        season > seasonNow.current ? [] : matchingLines(query, lines, teamAnswers(teams), after),
    },
    query,
    reads,
  );
}

/** The reads of a season whose lines are those of a period; none where no plays are held. */
function readsOfPeriod(period: number, reads: SeasonReads): SeasonReads {
  if (period === 0) return reads;
  const lines: SeasonReads["collections"]["lines"] = async () => {
    const part = period > QUARTERS ? undefined : await reads.documents.parts(`q${period}`);
    if (part?.ok) return ok({ ...part.value, value: part.value.value.lines });
    const isHeld = part !== undefined && part.error.kind !== "empty";
    return isHeld ? part : ok({ value: NO_LINES, updatedAt: undefined, dropped: 0 });
  };
  return { ...reads, collections: { ...reads.collections, lines } };
}

/** A game next to a line. */
export function shortGame(game: LineGame, season: string): GameOfLine {
  return {
    ...gameFacts(game, season),
    home_team_id: game.homeTeamId,
    visitor_team_id: game.awayTeamId,
  };
}

interface LineOfGame {
  id: number;
  game: LineGame;
  /** The index of the line among all lines. */
  line: number;
  team: TeamAnswer;
}

/** The matching lines after an id, sorted by id, read only as far as the page needs. */
function* matchingLines(
  query: QueryOf<typeof lineParameters>,
  lines: SeasonLines,
  teams: ReadonlyMap<number, TeamAnswer>,
  after: number,
): Generator<LineOfGame> {
  const { "player_ids[]": players, "game_ids[]": ids } = query;
  const places = new Map(lines.games.map((game, place) => [game, place]));
  for (const game of gamesByDate(lines.games)) {
    const number = numberOfGame(game);
    if (number < Math.floor(after / PLAYERS) || !isAmong(game, query)) continue;
    if (ids !== undefined && !ids.includes(number)) continue;
    const own = linesOf(lines, places.get(game) ?? -1)
      .map((line) => ({ line, player: playerOf(lines, line) }))
      .filter(({ player }) => players === undefined || players.includes(player))
      .sort((a, b) => a.player - b.player);
    for (const { line, player } of own) {
      const team = teams.get(lines.team[line] ?? 0);
      const id = idOfLine(number, player);
      if (team !== undefined && id > after) yield { id, game, line, team };
    }
  }
}
