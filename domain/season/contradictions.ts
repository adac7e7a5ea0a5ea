import type { Game, GameLine, SeasonTotals } from "./facts.ts";
import type { StandingsTable } from "./standings-table.ts";
import type { Team } from "./team.ts";

/** What cannot be true of any regular season, at any time in it, in sentences. Empty is good. */

const TEAMS = 30;
const MOST_GAMES = 82;
/** The league corrects a count here and there after the game, in the totals alone. */
const CORRECTION = 2;

/** Thirty teams, half of them in each conference, each with its own id and name. */
export function leagueContradictions(teams: readonly Team[]): string[] {
  const east = teams.filter(({ conference }) => conference === "East").length;
  const names = new Set(teams.map(({ fullName }) => fullName));
  const ids = new Set(teams.map(({ id }) => id));
  const isLeague =
    teams.length === TEAMS && ids.size === TEAMS && names.size === TEAMS && east === TEAMS / 2;
  return isLeague ? [] : [`There are ${names.size} teams, ${east} of them in the East.`];
}

/** Every game has a winner and is between two of the teams, nobody plays twice a day. */
export function scheduleContradictions(teams: readonly Team[], games: readonly Game[]): string[] {
  const found: string[] = [];
  const ids = new Set(teams.map(({ id }) => id));
  const seen = new Set<string>();
  for (const game of games) {
    const isGame =
      ids.has(game.homeTeamId) && ids.has(game.awayTeamId) && game.homeTeamId !== game.awayTeamId;
    if (!isGame) found.push(`Game ${game.id} is not between two of the teams.`);
    if (game.homePoints === game.awayPoints) found.push(`Game ${game.id} has no winner.`);
    if (seen.has(game.id)) found.push(`Game ${game.id} is there twice.`);
    seen.add(game.id);
  }
  for (const { id, fullName } of teams) {
    const days = games.filter((game) => isOf(game, id)).map(({ date }) => date);
    if (days.length > MOST_GAMES) found.push(`${fullName} have ${days.length} games.`);
    if (new Set(days).size < days.length) found.push(`${fullName} play twice on one day.`);
  }
  return found;
}

/** The standings tell of the same games. */
export function recordContradictions(
  tables: readonly Pick<StandingsTable, "rows">[],
  games: readonly Game[],
): string[] {
  const rows = tables.flatMap((table) => table.rows);
  const found = rows.flatMap(({ team, wins, losses }) => {
    const own = games.filter((game) => isOf(game, team.id));
    const won = own.filter(
      (game) => game.homePoints > game.awayPoints === (game.homeTeamId === team.id),
    );
    const agree = won.length === wins && own.length === wins + losses;
    return agree ? [] : [`${team.fullName}: the standings are not those of the games.`];
  });
  const wins = rows.reduce((sum, row) => sum + row.wins, 0);
  if (wins !== games.length) found.push(`There are ${games.length} games and ${wins} wins.`);
  return found;
}

/** The lines of a game are of its two teams, one a player, and make its score. */
export function lineContradictions(game: Game, lines: readonly GameLine[]): string[] {
  const scored = (team: number) =>
    lines.reduce((sum, { teamId, pts }) => (teamId === team ? sum + pts : sum), 0);
  const isWhole =
    scored(game.homeTeamId) === game.homePoints &&
    scored(game.awayTeamId) === game.awayPoints &&
    lines.every(({ teamId }) => isOf(game, teamId)) &&
    new Set(lines.map(({ playerId }) => playerId)).size === lines.length;
  return isWhole ? [] : [`Game ${game.id}: its lines do not make its score.`];
}

/** A player's totals agree with themselves and, but for a correction, with his lines. */
export function totalsContradictions(totals: SeasonTotals, lines: readonly GameLine[]): string[] {
  const { name, fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, reb, pts } = totals;
  const isBox =
    pts === 2 * fgm + fg3m + ftm &&
    reb === oreb + dreb &&
    fg3m <= fgm &&
    fgm <= fga &&
    fg3m <= fg3a &&
    ftm <= fta;
  const isOfLines =
    totals.games === lines.length &&
    (["pts", "reb", "ast", "stl", "blk", "tov"] as const).every((count) => {
      const sum = lines.reduce((all, line) => all + line[count], 0);
      return Math.abs(sum - totals[count]) <= CORRECTION;
    });
  return [
    ...(isBox ? [] : [`${name}: his totals are not those of one box score.`]),
    ...(isOfLines ? [] : [`${name}: his averages are not those of his lines.`]),
  ];
}

function isOf({ homeTeamId, awayTeamId }: Game, teamId: number): boolean {
  return homeTeamId === teamId || awayTeamId === teamId;
}
