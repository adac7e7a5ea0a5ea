import { formatShortDay } from "#domain/dates.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import { marginOf, stripFacts, type WinningRun } from "#domain/standings/season-strip.ts";
import { roundName, seriesOfTeam } from "#domain/standings/team-sentences.ts";
import type { Team } from "#domain/teams/team.ts";
import { signedCount } from "../game/box-score.ts";
import { teamPath } from "../page/links.ts";
import { gamePath } from "../season/season-games.ts";
import { monthRecords } from "./team-game-rows.ts";

/** A month of a strip: its record, and its beginning in percent of the width. */
export interface StripMonth {
  month: string;
  record: string;
  at: number;
}

/** A game that the strip's texts name: "+40", "at 76ers". */
export interface StripGame {
  margin: string;
  where: string;
  href: string;
}

/** A season game by game: a bar for each margin, up for wins and down for losses. */
export interface MarginStrip {
  headline: string;
  games: number;
  wins: number;
  /** The paths of the bars, in steps of 10 a game; 0 is the line between wins and losses. */
  won: string;
  lost: string;
  /** The widest margins of a win and of a loss. */
  up: number;
  down: number;
  months: StripMonth[];
  /** "11 wins, Feb 1 to Feb 26". */
  longest: string | undefined;
  widestWin: StripGame | undefined;
  heaviestLoss: StripGame | undefined;
}

/** The least wins of a streak that the strip names. */
const RUN = 2;

/** The room of a month's name and record, in percent of the strip. */
const NAME_WIDTH = 10;

/** The margins of a regular season; undefined before its first game. */
export function marginStrip(
  games: readonly TeamGame[],
  teams: readonly Team[],
): MarginStrip | undefined {
  if (games.length === 0) return undefined;
  const facts = stripFacts(games);
  const margins = games.map(marginOf);
  let first = 0;
  let free = 0;
  const months = monthRecords(games).map(({ month, record, games: played }) => {
    const at = Math.max(free, Math.round((1000 * first) / games.length) / 10);
    first += played;
    free = at + NAME_WIDTH;
    return { month, record, at };
  });
  return {
    headline: facts.headline,
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    won: barsOf(margins, (margin) => margin > 0),
    lost: barsOf(margins, (margin) => margin < 0),
    up: Math.max(1, ...margins),
    down: Math.max(1, ...margins.map((margin) => -margin)),
    months,
    longest: runWords(facts.longest),
    widestWin: facts.widestWin && stripGame(facts.widestWin, teams),
    heaviestLoss: facts.heaviestLoss && stripGame(facts.heaviestLoss, teams),
  };
}

/** A path with one stroke for each game whose margin satisfies `isOne`. */
function barsOf(margins: readonly number[], isOne: (margin: number) => boolean): string {
  return margins
    .map((margin, game) => (isOne(margin) ? `M${10 * game + 5} 0v${-margin}` : ""))
    .join("");
}

function runWords(run: WinningRun | undefined): string | undefined {
  if (run === undefined || run.wins < RUN) return undefined;
  return `${run.wins} wins, ${formatShortDay(run.from)} to ${formatShortDay(run.to)}`;
}

function stripGame(game: TeamGame, teams: readonly Team[]): StripGame {
  const name = teams.find(({ id }) => id === game.opponentId)?.name ?? "";
  return {
    margin: signedCount(marginOf(game)),
    where: `${game.floor === "road" ? "at" : "vs."} ${name}`,
    href: gamePath({ id: game.gameId }),
  };
}

/** A play-in game or a playoff series, from the team's side. */
export interface PlayoffRow {
  round: string;
  opponent: { name: string; href: string } | undefined;
  won: boolean;
  /** "4–1" for a series, "112–109" for a game. */
  score: string;
}

/** A team's postseason, round by round. */
export function playoffRows(
  teamId: number,
  log: readonly TeamGame[],
  postseason: Postseason,
  teams: readonly Team[],
  links: Pick<SeasonLinks, "team"> = { team: teamPath },
): PlayoffRow[] {
  const opponent = (id: number) => {
    const team = teams.find((other) => other.id === id);
    return team && { name: team.name, href: links.team(team) };
  };
  const playIn = log.filter(({ stage }) => stage === "play-in");
  return [
    ...playIn.map((game) => ({
      round: "Play-in",
      opponent: opponent(game.opponentId),
      won: game.won,
      score: printedScore(game.points, game.opponentPoints),
    })),
    ...seriesOfTeam(teamId, postseason.series).map((own) => ({
      round: roundName(own.series),
      opponent: opponent(own.opponentId),
      won: own.won,
      score: printedScore(own.wins, own.losses),
    })),
  ];
}
