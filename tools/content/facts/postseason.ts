import { playerPath } from "#domain/players/players.ts";
import { plainRecord } from "#domain/printing/records.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { quotient } from "#domain/season/figures.ts";
import type { Series } from "#domain/season/postseason.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import { readPostseason } from "#tools/season/game-tables.ts";
import { readAwards, readFranchises, readSeries } from "#tools/season/record-tables.ts";
import type { Tables } from "#tools/season/tables.ts";
import { ContentError, type Figure, find, grouped, type Kinds, type Link } from "../figure.ts";
import { BOX_COLUMNS } from "./line-columns.ts";

/** The counts of averages in the playoffs, by column. */
const AVERAGES = new Map([
  ["ppg", "points"],
  ["rpg", "rebounds"],
  ["apg", "assists"],
  ["spg", "steals"],
  ["bpg", "blocks"],
]);

/** The fewest playoff games for an average: that many games take at least two series. */
const REGULAR = 8;

interface PlayoffLine {
  game: BoxScore;
  line: BoxLine;
}

/** References to the play-in, the playoffs and the awards, from the tables in `folder`. */
export function postseasonKinds(folder: string, { teams, players, contracts }: Tables): Kinds {
  const byCode = new Map(teams.map((team) => [team.abbreviation, team]));
  const byId = new Map(teams.map((team) => [team.id, team]));
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...contracts.map(({ player_id, player }) => [player_id, player] as const),
  ]);
  const pages = new Set(contracts.map(({ player_id }) => player_id));
  const games = readPostseason(folder).filter(({ stage }) => stage !== "cup-final");
  const playoffs = games.filter(({ stage }) => stage === "playoffs");
  const lines = games.flatMap((game) => game.lines.map((line): PlayoffLine => ({ game, line })));
  const series = readSeries(folder);
  const awards = Map.groupBy(readAwards(folder), ({ award }) => award);
  const titles = new Map(readFranchises(folder).map(({ teamId, titles }) => [teamId, titles]));

  const teamOf = (code: string | undefined) => find(byCode, code, "team");
  const codeOf = (id: number) => find(byId, id, "team").abbreviation;
  const won = (game: BoxScore) =>
    game.homePoints > game.awayPoints ? game.homeTeamId : game.awayTeamId;
  const lost = (game: BoxScore) =>
    game.homePoints > game.awayPoints ? game.awayTeamId : game.homeTeamId;
  const subjectsOf = (ids: readonly string[]): Link[] =>
    ids.filter((id) => pages.has(id)).map((id) => pageOf(names.get(id) ?? ""));

  function gameOf(words: readonly string[]): BoxScore {
    const [winner = "", loser = "", day = ""] = words;
    const game = games.find(
      (one) => one.date === day && codeOf(won(one)) === winner && codeOf(lost(one)) === loser,
    );
    if (game === undefined) throw new ContentError(`${winner} did not beat ${loser} on ${day}.`);
    return game;
  }

  function seriesOf([winner = "", loser = ""]: readonly string[]): Series {
    const [first, second] = [teamOf(winner).id, teamOf(loser).id];
    const found = series.find(
      ({ winnerTeamId, highTeamId, lowTeamId }) =>
        winnerTeamId === first &&
        first !== second &&
        (highTeamId === second || lowTeamId === second),
    );
    if (found === undefined) throw new ContentError(`${winner} won no series against ${loser}.`);
    return found;
  }

  /** The kind `playoff-score NYK SAS 2026-06-13`, which is an error unless the first team won. */
  function ofGame(print: (game: BoxScore, words: readonly string[]) => string, usage: string) {
    return {
      usage,
      figure: (words: readonly string[]): Figure => ({
        text: print(gameOf(words), words),
        subjects: words.slice(0, 2).map((code) => teamLink(teamOf(code))),
      }),
      each: () =>
        playoffs.map((game) => [codeOf(won(game)), codeOf(lost(game)), game.date] as const),
    };
  }

  /** The points of the winner and the loser after a number of quarters. */
  function after(game: BoxScore, quarters: number): [number, number] {
    const sum = (periods: number[]) =>
      periods.slice(0, quarters).reduce((total, points) => total + points, 0);
    const { home, away } = game.periods;
    return won(game) === game.homeTeamId ? [sum(home), sum(away)] : [sum(away), sum(home)];
  }

  function ofPlayer(name: string | undefined, fits: (game: BoxScore) => boolean): PlayoffLine[] {
    const own = lines.filter(
      ({ game, line }) =>
        game.stage === "playoffs" && names.get(line.playerId) === name && fits(game),
    );
    if (own.length === 0) throw new ContentError(`There is no playoff game of "${name}".`);
    return own;
  }

  function summed(own: readonly PlayoffLine[], column: string | undefined): Figure {
    const total = (of: string) =>
      own.reduce((sum, { line }) => sum + find(BOX_COLUMNS, of, "column of a line")(line), 0);
    const mean = AVERAGES.get(column ?? "");
    const subjects = subjectsOf(own.slice(0, 1).map(({ line }) => line.playerId));
    if (column === "games") return { text: String(own.length), subjects };
    if (mean !== undefined) return { text: quotient(total(mean), own.length, 1), subjects };
    return { text: grouped(total(column ?? "")), subjects };
  }

  /** The players with enough playoff games for a meaningful average. */
  const regulars = () =>
    [...new Set(lines.map(({ line }) => names.get(line.playerId) ?? ""))].filter(
      (name) =>
        lines.filter(
          ({ game, line }) => game.stage === "playoffs" && names.get(line.playerId) === name,
        ).length >= REGULAR,
    );

  const resultsOf = (code: string) => {
    const { id } = teamOf(code);
    return playoffs
      .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      .map((game) => (won(game) === id ? "W" : "L"))
      .join("");
  };

  return {
    /** A playoff series: `series NYK SAS` is "4-1", `series NYK SAS games` is five. */
    series: {
      usage: "WINNER LOSER [games]",
      figure(words) {
        const { id, highWins, lowWins } = seriesOf(words);
        const subjects = words.slice(0, 2).map((code) => teamLink(teamOf(code)));
        if (words[2] === "games") return { text: String(highWins + lowWins), subjects };
        if (words[2] !== undefined) throw new ContentError(`A series has no "${words[2]}".`);
        const text = `${Math.max(highWins, lowWins)}-${Math.min(highWins, lowWins)}`;
        return { text, href: `/nba/playoffs#series-${id}`, subjects };
      },
    },
    "playoff-score": {
      ...ofGame(
        ({ homePoints, awayPoints }) => scoreOf(homePoints, awayPoints),
        "WINNER LOSER DAY",
      ),
      figure(words) {
        const game = gameOf(words);
        const subjects = words.slice(0, 2).map((code) => teamLink(teamOf(code)));
        return { text: scoreOf(game.homePoints, game.awayPoints), href: gamePage(game), subjects };
      },
    },
    "playoff-margin": ofGame(
      ({ homePoints, awayPoints }) => String(Math.abs(homePoints - awayPoints)),
      "WINNER LOSER DAY",
    ),
    "playoff-overtimes": ofGame(
      ({ periods }) => String(periods.home.length - 4),
      "WINNER LOSER DAY",
    ),
    /** The points of the winner and the loser after a number of quarters. */
    after: ofGame(
      (game, words) => after(game, Number(words[3])).join("-"),
      "WINNER LOSER DAY QUARTERS",
    ),
    /** The winner's deficit after a number of quarters, in points. */
    "behind-after": ofGame((game, words) => {
      const [winner, loser] = after(game, Number(words[3]));
      return String(loser - winner);
    }, "WINNER LOSER DAY QUARTERS"),
    /** A line of the play-in or the playoffs; "*" is every line of the playoffs. */
    "playoff-line": {
      usage: "PLAYER DAY COLUMN",
      figure([name = "", day = "", column = ""]) {
        const found = lines.find(
          ({ game, line }) => names.get(line.playerId) === name && game.date === day,
        );
        if (found === undefined) throw new ContentError(`There is no line of "${name}" on ${day}.`);
        const { game, line } = found;
        const subjects = subjectsOf([line.playerId]);
        if (column === "team") return { text: codeOf(line.teamId), subjects };
        const text = String(find(BOX_COLUMNS, column, "column of a line")(line));
        return { text, href: gamePage(game), subjects };
      },
      each: () =>
        lines
          .filter(({ game }) => game.stage === "playoffs")
          .map(({ game, line }) => [names.get(line.playerId) ?? "", game.date]),
    },
    /** A player's playoffs; "*" is every player with at least eight games. */
    playoffs: {
      usage: "PLAYER COLUMN",
      figure: ([name, column]) =>
        summed(
          ofPlayer(name, () => true),
          column,
        ),
      each: () => regulars().map((name) => [name]),
    },
    /** A player's figure in one series. */
    "in-series": {
      usage: "PLAYER WINNER LOSER COLUMN",
      figure([name, winner = "", loser = "", column]) {
        const { id } = seriesOf([winner, loser]);
        return summed(
          ofPlayer(name, (game) => game.series?.seriesId === id),
          column,
        );
      },
    },
    /** A team's record in the playoffs, or its longest winning streak. */
    "playoff-record": {
      usage: "TEAM [run]",
      each: () =>
        [...new Set(playoffs.map(({ homeTeamId }) => homeTeamId))].map((id) => [codeOf(id)]),
      figure([code = "", column]) {
        const results = resultsOf(code);
        const wins = results.replaceAll("L", "").length;
        const run = Math.max(...results.split("L").map(({ length }) => length));
        const record = plainRecord({ wins, losses: results.length - wins });
        return {
          text: column === "run" ? String(run) : record,
          subjects: [teamLink(teamOf(code))],
        };
      },
    },
    /** The winners of an award, joined by "and" for a team. */
    award: {
      usage: "AWARD",
      figure([award]) {
        const rows = find(awards, award, "award");
        const told = rows.map(({ player_id, name }) => names.get(player_id) ?? name);
        const ids = rows.map(({ player_id }) => player_id);
        const [page] = rows.length === 1 ? subjectsOf(ids) : [];
        return {
          text: told.sort().join(" and "),
          href: page?.href,
          subjects: subjectsOf(ids),
          ...(page && { isName: true as const }),
        };
      },
    },
    /** The team of an award's winner. */
    "award-team": {
      usage: "AWARD",
      figure([award]) {
        const [row] = find(awards, award, "award");
        if (row?.team_id == null) throw new ContentError(`"${award}" has no team.`);
        return { text: codeOf(row.team_id), subjects: [teamLink(teamOf(codeOf(row.team_id)))] };
      },
    },
    /** The year of a team's last title before this one, or its number of titles with this one. */
    titles: {
      usage: "TEAM before|count",
      figure([code = "", column = ""]) {
        const team = teamOf(code);
        const years = find(titles, team.id, "list of titles of the team");
        const text = column === "count" ? String(years.length) : String(years.at(-2) ?? "");
        return { text, subjects: [teamLink(team)] };
      },
    },
  };
}

function gamePage({ id }: BoxScore): string {
  return `/nba/games/${id}`;
}

function scoreOf(a: number, b: number): string {
  return `${Math.max(a, b)}-${Math.min(a, b)}`;
}

function pageOf(name: string): Link {
  return { text: name, href: playerPath(name) };
}

function teamLink(team: Team): Link {
  return { text: team.fullName, href: teamPath(team) };
}
