import { monthName } from "../dates.ts";
import { SEASON_GAMES } from "../leaders/qualification.ts";
import { capital } from "../printing/capital.ts";
import { counted } from "../printing/counted.ts";
import { listed } from "../printing/listed.ts";
import { possessive } from "../printing/possessive.ts";
import { printedScore } from "../printing/records.ts";
import { FINALS_ROUND, type Postseason } from "../season/postseason.ts";
import { printedFigure } from "../season/printed.ts";
import { gamesBehind, gamesInOrder } from "../season/records.ts";
import { type Conference, placeName, type Team } from "../teams/team.ts";
import type { Standing, Standings } from "./standing.ts";
import { teamOfStanding } from "./standing-teams.ts";
import { inWords } from "./tie-sentences.ts";

/** The text at the top of the dashboard. A sentence is omitted when its facts do not hold. */
export interface FrontWords {
  /** "Thunder win the West, Pistons the East". */
  headline: string;
  /** The progress of the season: "Final, 1,230 games". */
  state: string;
  sentences: string[];
  /** "In June", "New York won the title", "4–1 over San Antonio"; undefined without a champion. */
  title: { when: string; what: string; score: string } | undefined;
}

interface Row {
  wins: number;
  losses: number;
  /** The name in prose: "Detroit", "the Lakers". */
  name: string;
  short: string;
}

/** The headline of the season and the sentences below it, made by rule. */
export function frontWords(
  standings: Standings,
  teams: readonly Team[],
  postseason: Postseason,
): FrontWords {
  const [west, east] = [standings.west, standings.east].map((rows) =>
    rows.map((row) => rowOf(row, teams)),
  ) as [Row[], Row[]];
  const all = [...west, ...east];
  const games = all.reduce((sum, { wins }) => sum + wins, 0);
  const isFinal = games > 0 && all.every(({ wins, losses }) => wins + losses === SEASON_GAMES);
  const [firstWest, firstEast] = [west[0], east[0]];
  const hasLeaders = games > 0 && firstWest !== undefined && firstEast !== undefined;
  return {
    headline: hasLeaders
      ? `${firstWest.short} ${isFinal ? "win" : "lead"} the West, ${firstEast.short} the East`
      : "The season at a glance",
    state: stateOf(games, isFinal),
    sentences: hasLeaders ? sentencesOf({ West: west, East: east }, isFinal) : [],
    title: titleOf(teams, postseason),
  };
}

function rowOf(standing: Standing, teams: readonly Team[]): Row {
  const team = teamOfStanding(standing, teams);
  const { wins, losses, teamName } = standing;
  return {
    wins,
    losses,
    name: team ? placeName(team) : `the ${teamName}`,
    short: team?.name ?? teamName,
  };
}

function stateOf(games: number, isFinal: boolean): string {
  if (games === 0) return "No games yet";
  const count = counted(printedFigure(String(games)), "game");
  return isFinal ? `Final, ${count}` : `${count} played`;
}

function sentencesOf(conferences: Record<Conference, Row[]>, isFinal: boolean): string[] {
  const all = [...conferences.West, ...conferences.East].toSorted(byRecord);
  const [best, second] = all;
  if (best === undefined || second === undefined) return [];
  const other: Conference = conferences.West.includes(best) ? "East" : "West";
  const equals = all.filter((row) => byRecord(best, row) === 0);
  const record = printedScore(best.wins, best.losses);
  const first =
    equals.length > 1
      ? `${listed(equals.map(({ name }) => name))} ${isFinal ? "had" : "have"} ` +
        `the best record in the league, ${record}.`
      : `${possessive(best.name)} ${record} ${isFinal ? "was" : "is"} ` +
        `the best record in the league, ${gamesInWords(gamesBehind(best, second))} better than ` +
        `${possessive(second.name)}.`;
  return [first, leaderSentence(other, conferences[other], isFinal)].flatMap((sentence) =>
    sentence === undefined ? [] : capital(sentence),
  );
}

function leaderSentence(
  conference: Conference,
  [first, second]: readonly Row[],
  isFinal: boolean,
): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const ahead = gamesBehind(first, second);
  if (ahead < 0) return undefined;
  if (isFinal) {
    const how = ahead === 0 ? "on a tie-break" : `by ${gamesInWords(ahead)}`;
    return `${first.name} won ${first.wins} and took the ${conference} ${how} over ${second.name}.`;
  }
  const how = ahead === 0 ? "level with" : `${gamesInWords(ahead)} ahead of`;
  return `the ${conference} is led by ${first.name} with ${first.wins} wins, ${how} ${second.name}.`;
}

function titleOf(teams: readonly Team[], { series, games }: Postseason): FrontWords["title"] {
  const finals = series.find(({ round }) => round === FINALS_ROUND);
  if (finals === undefined) return undefined;
  const { highTeamId, lowTeamId, winnerTeamId, highWins, lowWins } = finals;
  const loserId = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
  const [winner, loser] = [winnerTeamId, loserId].map((id) => teams.find((team) => team.id === id));
  const own = games.filter((game) => game.series?.seriesId === finals.id);
  const month = monthName(gamesInOrder(own).at(-1)?.date ?? "");
  if (winner === undefined || loser === undefined || month === "") return undefined;
  return {
    when: `In ${month}`,
    what: `${placeName(winner)} won the title`,
    score: `${printedScore(Math.max(highWins, lowWins), Math.min(highWins, lowWins))} over ${placeName(loser)}`,
  };
}

/** Compares by winning percentage, best first. */
function byRecord(a: Row, b: Row): number {
  return b.wins * (a.wins + a.losses) - a.wins * (b.wins + b.losses);
}

/** "half a game", "a game", "two and a half games". */
function gamesInWords(games: number): string {
  const whole = Math.floor(games);
  if (games === 0.5) return "half a game";
  if (games === 1) return "a game";
  return `${inWords(whole)}${games > whole ? " and a half" : ""} games`;
}
