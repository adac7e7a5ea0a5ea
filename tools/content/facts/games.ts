import { formatUpdated } from "#domain/dates.ts";
import { playerPath } from "#domain/players/players.ts";
import type { Game, GameLine } from "#domain/season/facts.ts";
import { percentage, quotient } from "#domain/season/figures.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { Tables } from "#tools/season/tables.ts";
import { ContentError, type Figure, find, grouped, type Kinds } from "../figure.ts";
import { LINE_COLUMNS } from "./line-columns.ts";

/** References to single games of the regular season, and to sums over games. */
export function gameKinds({ teams, games, lines, players, contracts }: Tables): Kinds {
  const byCode = new Map(teams.map((team) => [team.abbreviation, team]));
  const byId = new Map(teams.map((team) => [team.id, team]));
  const gameById = new Map(games.map((game) => [game.id, game]));
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const pages = new Set(contracts.map(({ player_id }) => player_id));
  const dateOf = ({ gameId }: GameLine) => gameOf(gameId).date;
  const byPlayerAndDay = new Map(
    lines.map((line) => [`${names.get(line.playerId)} ${dateOf(line)}`, line]),
  );
  const byWinnerAndDay = new Map(
    games.map((game) => [`${sidesOf(game).winner.abbreviation} ${game.date}`, game]),
  );
  const floor = games.filter(({ neutral }) => !neutral);
  const homeWins = floor.filter(({ homePoints, awayPoints }) => homePoints > awayPoints).length;
  const points = games.reduce((sum, game) => sum + game.homePoints + game.awayPoints, 0);
  const league = new Map([
    ["games", grouped(games.length)],
    ["average", quotient(points, games.length * 2, 1)],
    ["home-wins", String(homeWins)],
    ["home-games", grouped(floor.length)],
    ["home-share", percentage(homeWins, floor.length)],
    ["one-point", String(games.filter((game) => marginOf(game) === 1).length)],
  ]);
  const lastDay = gamesInOrder(games).at(-1)?.date ?? "";

  function gameOf(id: string): Game {
    return find(gameById, id, "game");
  }

  function sidesOf({ homeTeamId, awayTeamId, homePoints, awayPoints }: Game) {
    const [home, away] = [find(byId, homeTeamId, "team"), find(byId, awayTeamId, "team")];
    return homePoints > awayPoints ? { winner: home, loser: away } : { winner: away, loser: home };
  }

  /** The kind `score MIA WAS 2026-03-10`, which is an error unless the first team won. */
  function ofGame(
    print: (game: Game) => string,
    { usage = "WINNER LOSER DAY", page }: { usage?: string; page?: (game: Game) => string } = {},
  ) {
    return {
      usage,
      figure([winner = "", loser = "", day = ""]: readonly string[]): Figure {
        const game = byWinnerAndDay.get(`${winner} ${day}`);
        if (game === undefined || sidesOf(game).loser.abbreviation !== loser) {
          throw new ContentError(`${winner} did not beat ${loser} on ${day}.`);
        }
        const ids = [game.homeTeamId, game.awayTeamId].map((id) => `team_ids[]=${id}`).join("&");
        return {
          text: print(game),
          href: page?.(game),
          data: `/api/v1/games?${ids}&dates[]=${day}`,
          subjects: [winner, loser].map((code) => pageOf(find(byCode, code, "team"))),
        };
      },
      each: (words: readonly string[]) =>
        until(words, games, ({ date }) => date).map((game) => {
          const { winner, loser } = sidesOf(game);
          return [winner.abbreviation, loser.abbreviation, game.date];
        }),
    };
  }

  return {
    date: {
      usage: "DAY",
      figure: ([day = ""]) => ({ text: printedDay(day), subjects: [] }),
    },
    "last-day": { usage: "", figure: () => ({ text: printedDay(lastDay), subjects: [] }) },
    /** The day of a player's last game. */
    "last-game": {
      usage: "PLAYER",
      figure([name = ""]) {
        const own = lines.filter(({ playerId }) => names.get(playerId) === name);
        return { text: own.map(dateOf).sort().at(-1) ?? "", subjects: [] };
      },
    },
    line: {
      usage: "PLAYER DAY COLUMN [until] [DAY]",
      figure([name = "", day = "", column = ""]) {
        const line = find(byPlayerAndDay, `${name} ${day}`, "line of a game");
        const game = gameOf(line.gameId);
        const own = find(byId, line.teamId, "team");
        const rival = game.homeTeamId === own.id ? game.awayTeamId : game.homeTeamId;
        const opponent = find(byId, rival, "team");
        const data = `/api/v1/stats?player_ids[]=${line.playerId}&dates[]=${day}`;
        const subjects = pages.has(line.playerId) ? [{ text: name, href: playerPath(name) }] : [];
        if (column === "team") return { text: own.abbreviation, data, subjects };
        if (column === "opponent") return { text: opponent.abbreviation, data, subjects };
        const text = String(find(LINE_COLUMNS, column, "column of a line")(line));
        return { text, href: gamePage(game), data, subjects };
      },
      each: (words) =>
        until(words, lines, dateOf).map((line) => [names.get(line.playerId) ?? "", dateOf(line)]),
    },
    /** The number of times that a player reached a count in one game. */
    times: {
      usage: "LEAST COLUMN [PLAYER] [until] [DAY]",
      figure([least = "", column = "", ...rest]) {
        const count = find(LINE_COLUMNS, column, "column of a line");
        const player = rest[0] === "until" ? undefined : rest[0];
        const found = until(rest, lines, dateOf)
          .filter((line) => count(line) >= Number(least))
          .filter(({ playerId }) => player === undefined || names.get(playerId) === player);
        return { text: grouped(found.length), subjects: [] };
      },
    },
    score: ofGame(
      ({ homePoints, awayPoints }) => [homePoints, awayPoints].sort((a, b) => b - a).join("-"),
      { page: gamePage },
    ),
    margin: ofGame((game) => String(marginOf(game)), { usage: "WINNER LOSER DAY [until] [DAY]" }),
    total: ofGame(({ homePoints, awayPoints }) => String(homePoints + awayPoints), {
      usage: "WINNER LOSER DAY [until] [DAY]",
    }),
    host: ofGame(({ homeTeamId }) => find(byId, homeTeamId, "team").abbreviation),
    league: {
      usage: "COLUMN",
      figure: ([column = ""]) => ({ text: find(league, column, "league figure"), subjects: [] }),
    },
  };
}

/** The rows of a list up to the day of `until` in a reference, that day included. */
function until<Row>(words: readonly string[], rows: Row[], date: (row: Row) => string): Row[] {
  const at = words.indexOf("until");
  const day = words[at + 1];
  return at === -1 || day === undefined ? rows : rows.filter((row) => date(row) <= day);
}

function printedDay(iso: string): string {
  const text = formatUpdated(iso);
  if (text === undefined) throw new ContentError(`"${iso}" is no day of the calendar.`);
  return text;
}

/** The address of the game's page. */
function gamePage({ id }: Game): string {
  return `/nba/games/${id}`;
}

function marginOf({ homePoints, awayPoints }: Game): number {
  return Math.abs(homePoints - awayPoints);
}

function pageOf(team: Team) {
  return { text: team.fullName, href: teamPath(team) };
}
