import { formatShortDay } from "#domain/dates.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Postseason, PostseasonGame } from "#domain/season/postseason.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import type { TopScorer } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import { overtimeMark } from "../game/box-score.ts";
import { gamePath } from "../season/season-games.ts";

/** One game of a team's log, as printed. */
export interface TeamGameRow {
  /** "Apr 12". */
  date: string;
  href: string;
  /** "vs. MIN", "at DEN". */
  opponent: string;
  won: boolean;
  /** The score with the team's own points first: "142–138". */
  score: string;
  /** "OT", "2OT"; "" for none. */
  overtimes: string;
  /** Wins and losses after the game; "" for the final of the NBA Cup, which counts in no record. */
  record: string;
  streak: string;
  /** Days without a game before it; "" for the first game. */
  rest: string;
  /** The top scorer; narrow screens leave out `given`, his first name with its space. */
  top: { given: string; name: string; href: string; pts: number } | undefined;
  /** "West First Round, game 3"; "" in the regular season. */
  label: string;
}

export interface TeamGameFacts {
  teams: readonly Team[];
  postseason: Postseason;
  topScorers: readonly TopScorer[];
  /** The name of the season that is current, whichever the games are of. */
  current: string;
}

/** Games of a team's log as printed, the latest first. */
export function teamGameRows(games: readonly TeamGame[], facts: TeamGameFacts): TeamGameRow[] {
  const teams = new Map(facts.teams.map((team) => [team.id, team]));
  const scorers = new Map(facts.topScorers.map((scorer) => [scorer.gameId, scorer]));
  const links = linksOfSeason(
    seasonOfGames(games.map(({ gameId }) => ({ id: gameId }))),
    facts.current,
  );
  const others = new Map(facts.postseason.games.map((game) => [game.id, game]));
  return games.toReversed().map((game) => {
    const top = scorers.get(game.gameId);
    const other = others.get(game.gameId);
    return {
      date: formatShortDay(game.date),
      href: gamePath({ id: game.gameId }),
      opponent: `${game.floor === "road" ? "at" : "vs."} ${teams.get(game.opponentId)?.abbreviation ?? ""}`,
      won: game.won,
      score: printedScore(game.points, game.opponentPoints),
      overtimes: overtimeMark(game.overtimes),
      record: game.stage === "cup-final" ? "" : printedScore(game.record.wins, game.record.losses),
      streak: game.streak,
      rest: game.restDays === undefined ? "" : String(game.restDays),
      top: top && {
        ...namesOf(top.name + top.mark),
        href: links.player(top.name),
        pts: top.pts,
      },
      label: other === undefined ? "" : labelOf(other),
    };
  });
}

function namesOf(whole: string): { given: string; name: string } {
  const [given = ""] = /^\S+ /.exec(whole) ?? [];
  return { given, name: whole.slice(given.length) };
}

function labelOf({ label, series }: PostseasonGame): string {
  return series === undefined ? label : `${label}, game ${series.number}`;
}

/** A team's record in one month of the regular season. */
export interface MonthRecord {
  /** "Oct". */
  month: string;
  /** "5–0". */
  record: string;
  games: number;
}

/** The regular season month by month. */
export function monthRecords(log: readonly TeamGame[]): MonthRecord[] {
  const season = log.filter(({ stage }) => stage === "season");
  return [...Map.groupBy(season, ({ date }) => date.slice(0, 7))].map(([month, games]) => {
    const wins = games.filter(({ won }) => won).length;
    return {
      month: formatShortDay(`${month}-01`).slice(0, 3),
      record: printedScore(wins, games.length - wins),
      games: games.length,
    };
  });
}
