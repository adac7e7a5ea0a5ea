import type { Game, SeasonFacts } from "../../../domain/season/facts.ts";
import type { Team } from "../../../domain/season/team.ts";

const GAMES_EACH = 82;

/** The schedule: 82 games a team, each with a winner, nobody twice on one day. */
export function gameContradictions({
  teams,
  games,
}: Pick<SeasonFacts, "teams" | "games">): string[] {
  const expected = (teams.length * GAMES_EACH) / 2;
  const found: string[] = [];
  if (games.length !== expected) found.push(`There are ${games.length} games, not ${expected}.`);
  found.push(...repeated(games.map(({ id }) => id)).map((id) => `Game ${id} is listed twice.`));
  const ids = new Set(teams.map(({ id }) => id));
  for (const game of games) found.push(...ofGame(game, ids));
  for (const team of teams) found.push(...ofTeam(team, games));
  return found;
}

/** The values that occur more than once, each named once. */
export function repeated<Value>(values: Value[]): Value[] {
  const seen = new Set<Value>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}

function ofGame(game: Game, teamIds: Set<number>): string[] {
  const found: string[] = [];
  for (const id of [game.homeTeamId, game.awayTeamId]) {
    if (!teamIds.has(id)) found.push(`Game ${game.id} names team ${id}, which there is not.`);
  }
  if (game.homeTeamId === game.awayTeamId) found.push(`In game ${game.id} a team plays itself.`);
  if (game.homePoints === game.awayPoints) found.push(`Game ${game.id} has no winner.`);
  return found;
}

function ofTeam(team: Team, games: Game[]): string[] {
  const own = games.filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].includes(team.id),
  );
  const found = repeated(own.map(({ date }) => date)).map(
    (date) => `${team.fullName} play twice on ${date}.`,
  );
  if (own.length !== GAMES_EACH) {
    found.push(`${team.fullName} have ${own.length} games, not ${GAMES_EACH}.`);
  }
  return found;
}
