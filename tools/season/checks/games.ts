import { GAMES_EACH, scheduleContradictions } from "#domain/season/contradictions.ts";
import type { SeasonFacts } from "#domain/season/facts.ts";

/**
 * Contradictions of a whole season's schedule: its rules at any time, and 82 games for each team.
 */
export function gameContradictions({
  teams,
  games,
}: Pick<SeasonFacts, "teams" | "games">): string[] {
  const expected = (teams.length * GAMES_EACH) / 2;
  const found = scheduleContradictions(teams, games);
  if (games.length !== expected) found.push(`There are ${games.length} games, not ${expected}.`);
  for (const { id, fullName } of teams) {
    const own = games.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(id));
    if (own.length < GAMES_EACH) {
      found.push(`${fullName} have ${own.length} games, not ${GAMES_EACH}.`);
    }
  }
  return found;
}
