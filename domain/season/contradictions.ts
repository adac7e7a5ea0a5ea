import type { Team } from "../teams/team.ts";
import type { Game, GameLine, SeasonTotals } from "./facts.ts";
import { countFeats } from "./milestones.ts";

/**
 * The checks that any regular season passes at any time. Each returns its contradictions as
 * sentences.
 */

const TEAMS = 30;
/** The games of one team in a whole season. */
export const GAMES_EACH = 82;
/**
 * The largest correction of a count that the league makes after a game only in a player's totals.
 */
export const CORRECTION = 1;

/** Checks for thirty teams, half of them in each conference, with unique ids and names. */
export function leagueContradictions(teams: readonly Team[]): string[] {
  const east = teams.filter(({ conference }) => conference === "East").length;
  const names = new Set(teams.map(({ fullName }) => fullName));
  const ids = new Set(teams.map(({ id }) => id));
  const isLeague =
    teams.length === TEAMS && ids.size === TEAMS && names.size === TEAMS && east === TEAMS / 2;
  return isLeague ? [] : [`There are ${names.size} teams, ${east} of them in the East.`];
}

/**
 * Checks the games: each listed once, with a winner and two known teams; no team twice a day, or
 * more than 82 times.
 */
export function scheduleContradictions(teams: readonly Team[], games: readonly Game[]): string[] {
  const teamIds = new Set(teams.map(({ id }) => id));
  return [
    ...repeated(games.map(({ id }) => id)).map((id) => `Game ${id} is listed twice.`),
    ...games.flatMap((game) => gameContradictions(game, teamIds)),
    ...teams.flatMap((team) => {
      const days = gamesOf(team.id, games).map(({ date }) => date);
      const found = repeated(days).map((date) => `${team.fullName} play twice on ${date}.`);
      if (days.length > GAMES_EACH) {
        found.push(`${team.fullName} have ${days.length} games, more than ${GAMES_EACH}.`);
      }
      return found;
    }),
  ];
}

function gameContradictions(game: Game, teamIds: ReadonlySet<number>): string[] {
  const { id, homeTeamId, awayTeamId, homePoints, awayPoints } = game;
  const found = [homeTeamId, awayTeamId]
    .filter((team) => !teamIds.has(team))
    .map((team) => `Game ${id} names team ${team}, which there is not.`);
  if (homeTeamId === awayTeamId) found.push(`In game ${id} a team plays itself.`);
  if (homePoints === awayPoints) found.push(`Game ${id} has no winner.`);
  return found;
}

/** A team's wins and losses from any source. */
export interface StatedRecord {
  teamId: number;
  /** The owner of the record, for the sentence. */
  name: string;
  wins: number;
  losses: number;
}

/** Checks that each record agrees with the games. */
export function recordContradictions(
  records: readonly StatedRecord[],
  games: readonly Game[],
): string[] {
  return records.flatMap(({ teamId, name, wins, losses }) => {
    const own = gamesOf(teamId, games);
    const won = own.filter(
      (game) => game.homePoints > game.awayPoints === (game.homeTeamId === teamId),
    );
    const agree = won.length === wins && own.length === wins + losses;
    return agree ? [] : [`${name}: ${wins}-${losses} is not the record of the games.`];
  });
}

/**
 * Checks that a game's lines belong to its two teams, are one a player, and add up to its score.
 */
export function lineContradictions(game: Game, lines: readonly GameLine[]): string[] {
  const { id, homeTeamId, awayTeamId } = game;
  const found: string[] = [];
  for (const [team, points] of [
    [homeTeamId, game.homePoints],
    [awayTeamId, game.awayPoints],
  ] as const) {
    const own = lines.filter(({ teamId }) => teamId === team);
    const scored = sumOf(own, "pts");
    if (scored === points) continue;
    found.push(`Game ${id}: team ${team} has ${points} points, its players ${scored}.`);
  }
  for (const team of new Set(lines.map(({ teamId }) => teamId))) {
    if (team === homeTeamId || team === awayTeamId) continue;
    found.push(`Game ${id}: team ${team} has player lines and did not play.`);
  }
  const players = repeated(lines.map(({ playerId }) => playerId));
  return [...found, ...players.map((player) => `Game ${id}: player ${player} has two lines.`)];
}

/**
 * Checks that a player's totals are consistent, and equal the sums of his lines up to a correction.
 */
export function totalsContradictions(totals: SeasonTotals, lines: readonly GameLine[]): string[] {
  return [...arithmetic(totals), ...againstLines(totals, lines)].map(
    (what) => `${totals.name}: ${what}.`,
  );
}

function arithmetic(player: SeasonTotals): string[] {
  const found: string[] = [];
  const points = 2 * player.fgm + player.fg3m + player.ftm;
  if (points !== player.pts) found.push(`${player.pts} points, but his shots make ${points}`);
  if (player.oreb + player.dreb !== player.reb) found.push("rebounds are not those of both ends");
  if (player.wins + player.losses !== player.games) found.push("wins and losses are not his games");
  if (player.fgm > player.fga || player.fg3m > player.fg3a || player.ftm > player.fta) {
    found.push("more shots made than attempted");
  }
  if (player.fg3m > player.fgm || player.fg3a > player.fga) found.push("more threes than shots");
  if (player.tripleDoubles > player.doubleDoubles) found.push("more triple- than double-doubles");
  return found;
}

function againstLines(player: SeasonTotals, lines: readonly GameLine[]): string[] {
  if (lines.length !== player.games)
    return [`${player.games} games, but lines for ${lines.length}`];
  const found: string[] = [];
  for (const [count, name] of [
    ["pts", "points"],
    ...(["reb", "ast", "stl", "blk", "tov"] as const).map((same) => [same, same] as const),
  ] as const) {
    const sum = sumOf(lines, count);
    const tolerance = count === "pts" ? 0 : CORRECTION;
    if (Math.abs(sum - player[count]) <= tolerance) continue;
    found.push(`${player[count]} ${name}, but ${sum} in his games`);
  }
  if (Math.abs(sumOf(lines, "minutes") - player.minutes) > minutesTolerance(lines)) {
    found.push("the minutes are not those of his games");
  }
  const feats = countFeats(lines);
  const isAstray = (["doubleDoubles", "tripleDoubles"] as const).some(
    (feat) => Math.abs(player[feat] - feats[feat]) > CORRECTION,
  );
  if (isAstray) found.push("double- or triple-doubles are not those of his games");
  return found;
}

/** The largest rounding error of summed minutes: half a minute a line, and half for the total. */
export function minutesTolerance(lines: readonly unknown[]): number {
  return (lines.length + 1) / 2;
}

/** The values that occur more than once, each listed once. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}

function gamesOf(teamId: number, games: readonly Game[]): Game[] {
  return games.filter(
    ({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId,
  );
}

function sumOf(lines: readonly GameLine[], count: keyof GameLine): number {
  return lines.reduce((sum, line) => sum + Number(line[count]), 0);
}
