import type { PastSeason } from "#domain/query/storage/past-season.ts";
import { FINALS_ROUND } from "#domain/season/postseason.ts";
import { FIRST_OF_SEVEN } from "#domain/season/season-rules.ts";
import type { Team } from "#domain/teams/team.ts";

function winsOfSeries(season: string, round: number): number {
  return round === 1 && season < FIRST_OF_SEVEN ? 3 : 4;
}

/** The contradictions of a past season; empty means none. */
export function pastContradictions(
  season: string,
  { lines, postseason }: PastSeason,
  teams: readonly Team[],
): string[] {
  const found: string[] = [];
  const points = new Map<string, number>();
  for (let line = 0; line < lines.size; line += 1) {
    const key = `${lines.game[line]} ${lines.team[line]}`;
    points.set(key, (points.get(key) ?? 0) + (lines.figures.pts[line] ?? 0));
  }
  const known = new Set(teams.map(({ id }) => id));
  for (const [at, game] of lines.games.entries()) {
    const { id, homeTeamId, awayTeamId, homePoints, awayPoints } = game;
    if (!known.has(homeTeamId) || !known.has(awayTeamId))
      found.push(`${season}: game ${id} is of a team that does not exist.`);
    if (points.get(`${at} ${homeTeamId}`) !== homePoints)
      found.push(`${season}: the home team's points of game ${id} are not those of its lines.`);
    if (points.get(`${at} ${awayTeamId}`) !== awayPoints)
      found.push(`${season}: the visitors' points of game ${id} are not those of its lines.`);
  }
  for (const { id, round, highWins, lowWins } of postseason.series) {
    const needed = winsOfSeries(season, round);
    if (Math.max(highWins, lowWins) !== needed)
      found.push(`${season}: series ${id} has no winner of ${needed} games.`);
  }
  if (!postseason.awards.some(({ award }) => award === "Most Valuable Player"))
    found.push(`${season} has no Most Valuable Player.`);
  const finals = postseason.series.filter(({ round }) => round === FINALS_ROUND);
  if (finals.length !== 1) found.push(`${season}: there are ${finals.length} Finals.`);
  return found;
}
