import type { Game } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";

/** A finished game that this run does not write; the next one tries again. */
export interface WaitingGame {
  /** As "2026-04-12 MIA at ATL". */
  name: string;
  date: string;
  why: string;
}

/** Why a game waits that the run had no requests left for. */
export const OUT_OF_REQUESTS = "the run's requests are used up";

/** A game's day and teams, as operators read them. */
export function gameName(
  { date, homeTeamId, awayTeamId }: Pick<Game, "date" | "homeTeamId" | "awayTeamId">,
  teams: readonly Pick<Team, "id" | "abbreviation">[],
): string {
  const nameOf = (id: number) =>
    teams.find((team) => team.id === id)?.abbreviation ?? (id === 0 ? "TBD" : `team ${id}`);
  return `${date} ${nameOf(awayTeamId)} at ${nameOf(homeTeamId)}`;
}
