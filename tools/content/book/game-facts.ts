import { formatUpdated } from "../../../domain/dates.ts";
import type { Game, GameLine } from "../../../domain/season/facts.ts";
import { percentage, quotient } from "../../../domain/season/figures.ts";
import { gamesInOrder } from "../../../domain/season/records.ts";
import { DatasetError } from "../../season/dataset-error.ts";
import type { Tables } from "../../season/tables.ts";
import type { Figure } from "../figure.ts";
import { alone } from "./alone.ts";
import { leading } from "./leading.ts";
import { grouped } from "./player-facts.ts";

/** Later than every day of the season. */
const ALWAYS = "9999-12-31";

export type LineCount = "pts" | "reb" | "ast" | "stl" | "blk";
export type GameExtreme = "margin" | "total";

const VALUE: Record<GameExtreme, (game: Game) => number> = {
  margin: ({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints),
  total: ({ homePoints, awayPoints }) => homePoints + awayPoints,
};

/** What the book knows of single games. */
export function gameFacts({ teams, games, lines, players }: Tables) {
  const byId = new Map(games.map((game) => [game.id, game]));
  const abbreviations = new Map(teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const teamOf = (id: number) => abbreviations.get(id) ?? unknown("team", String(id));
  const gameOf = (id: string) => byId.get(id) ?? unknown("game", id);
  /** Up to a day and with it. */
  const inOrder = (count: LineCount, until: string) =>
    lines
      .filter(({ gameId }) => gameOf(gameId).date <= until)
      .sort((a, b) => b[count] - a[count] || compare(a.gameId, b.gameId));
  const date = (iso: string): Figure => ({
    ref: `date/${iso}`,
    text: formatUpdated(iso) ?? unknown("day", iso),
  });

  const extremes = (extreme: GameExtreme, until: string) =>
    games
      .filter((game) => game.date <= until)
      .sort((a, b) => VALUE[extreme](b) - VALUE[extreme](a) || compare(a.id, b.id));
  const dated = (game: Game) => ({
    day: date(game.date),
    iso: game.date,
    ...scoreFacts(game, teamOf),
  });
  /** A line with its game. */
  const lineFacts = (line: GameLine) => {
    const game = gameOf(line.gameId);
    const home = game.homeTeamId === line.teamId;
    return {
      player: names.get(line.playerId) ?? unknown("player", line.playerId),
      playerId: line.playerId,
      team: teamOf(line.teamId),
      rival: teamOf(home ? game.awayTeamId : game.homeTeamId),
      figure: (of: LineCount): Figure => ({
        ref: `line/${line.gameId}/${line.playerId}/${of}`,
        text: String(line[of]),
      }),
      ...dated(game),
    };
  };

  return {
    date,
    lastDay: date(gamesInOrder(games).at(-1)?.date ?? ""),
    /** The day of the last game that any of these players played. */
    lastGameOf(...players: { season: { id: string } }[]): Figure {
      const ids = new Set(players.map(({ season }) => season.id));
      const days = lines
        .filter(({ playerId }) => ids.has(playerId))
        .map(({ gameId }) => gameOf(gameId).date);
      return date(days.sort().at(-1) ?? "");
    },
    /** The best single games by one count, with all that equal the last of them. */
    bests: (count: LineCount, many: number, until = ALWAYS) =>
      leading(inOrder(count, until), many, (line) => line[count], `of games by ${count}`).map(
        lineFacts,
      ),
    /** The only best single game by one count, or the one at a later place; throws at a tie. */
    best: (count: LineCount, place = 1, until = ALWAYS) =>
      lineFacts(alone(inOrder(count, until), place, (line) => line[count], `of games by ${count}`)),
    /** How often somebody reached so many, or how often one player did. */
    times(count: LineCount, least: number, playerName?: string, until = ALWAYS): Figure {
      const found = lines.filter(
        (line) =>
          line[count] >= least &&
          gameOf(line.gameId).date <= until &&
          (playerName === undefined || names.get(line.playerId) === playerName),
      );
      return {
        ref: `times/${count}/${least}/${playerName ?? "all"}/${until}`,
        text: String(found.length),
      };
    },
    /**
     * The games with the widest margin, or with the most points of both together, with all that
     * equal the last of them.
     */
    games: (extreme: GameExtreme, many: number, until = ALWAYS) =>
      leading(extremes(extreme, until), many, VALUE[extreme], `of games by ${extreme}`).map(dated),
    /** The only such game, or the one at a later place; throws at a tie. */
    game: (extreme: GameExtreme, place = 1, until = ALWAYS) =>
      dated(alone(extremes(extreme, until), place, VALUE[extreme], `of games by ${extreme}`)),
    league: {
      games: { ref: "league/games", text: grouped(games.length) },
      average: {
        ref: "league/average",
        text: quotient(
          games.reduce((sum, game) => sum + game.homePoints + game.awayPoints, 0),
          games.length * 2,
          1,
        ),
      },
      homeWins: { ref: "league/home-wins", text: String(floor(games).won) },
      homeGames: { ref: "league/home-games", text: grouped(floor(games).played) },
      homeShare: {
        ref: "league/home-share",
        text: percentage(floor(games).won, floor(games).played),
      },
      onePoint: {
        ref: "league/one-point",
        text: String(
          games.filter(({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints) === 1)
            .length,
        ),
      },
    } satisfies Record<string, Figure>,
  };
}

function scoreFacts(game: Game, teamOf: (id: number) => string) {
  const homeWon = game.homePoints > game.awayPoints;
  const [most, least] = [game.homePoints, game.awayPoints].sort((a, b) => b - a);
  const ref = (what: string) => `game/${game.id}/${what}`;
  return {
    winner: teamOf(homeWon ? game.homeTeamId : game.awayTeamId),
    loser: teamOf(homeWon ? game.awayTeamId : game.homeTeamId),
    homeWon,
    score: { ref: ref("score"), text: `${most}-${least}` } satisfies Figure,
    margin: { ref: ref("margin"), text: String((most ?? 0) - (least ?? 0)) } satisfies Figure,
    total: { ref: ref("total"), text: String(game.homePoints + game.awayPoints) } satisfies Figure,
  };
}

/** Games with a home team: neutral floors have none. */
function floor(games: Game[]): { won: number; played: number } {
  const played = games.filter(({ neutral }) => !neutral);
  return {
    won: played.filter(({ homePoints, awayPoints }) => homePoints > awayPoints).length,
    played: played.length,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function unknown(kind: string, name: string): never {
  throw new DatasetError(`The book has no ${kind} "${name}".`);
}
