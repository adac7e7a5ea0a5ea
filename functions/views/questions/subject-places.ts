import { memoize } from "../../../domain/memoize.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import type { LinePlayer } from "../../../domain/query/season-lines.ts";
import type { Player } from "../../../domain/season/player.ts";
import { playerPath } from "../../../domain/season/players.ts";
import { type Team, teamPath } from "../../../domain/season/team.ts";
import type { Place } from "./place.ts";

/** The pages of questions about one player or one team. */
export type SubjectPart = "games" | "splits";

/** A page of one player or team has all of its rows: no more games are played in a stage. */
export const MOST_GAMES = 110;

/** Splits are by this where a file's address does not say by what. */
export const FIRST_SPLIT = "where";

const havePlayed = memoize(
  (players: readonly LinePlayer[]): ReadonlySet<string> => new Set(players.map(({ id }) => id)),
);

/** The team whose id is in a path, exactly as printed. */
export function teamNumbered(id: string | undefined, { teams }: QuestionData): Team | undefined {
  return teams.find((team) => String(team.id) === id);
}

/** Where a player's games or splits are; undefined without a page or a game of his own. */
export function playerPlace(
  player: Player | undefined,
  part: SubjectPart,
  { lines }: QuestionData,
): Place | undefined {
  if (player === undefined || !havePlayed(lines.players).has(player.id)) return undefined;
  const fixed = { rows: "games", player: player.id };
  return partOf(`${playerPath(player.name)}/${part}`, fixed, part);
}

/** Where a team's games or splits are. */
export function teamPlace(team: Team | undefined, part: SubjectPart): Place | undefined {
  if (team === undefined) return undefined;
  return partOf(`${teamPath(team)}/${part}`, { rows: "team-games", team: team.abbreviation }, part);
}

/** Where a team's games against another are. */
export function againstPlace(team: Team | undefined, other: Team | undefined): Place | undefined {
  if (team === undefined || other === undefined || team === other) return undefined;
  return {
    path: againstPath(team, other),
    fixed: { rows: "team-games", team: team.abbreviation, opp: other.abbreviation },
  };
}

/** The page of two teams' games. */
export function againstPath(team: Pick<Team, "id">, other: Pick<Team, "id">): string {
  return `${teamPath(team)}/against/${other.id}`;
}

function partOf(path: string, fixed: Place["fixed"], part: SubjectPart): Place {
  return part === "splits" ? { path, fixed, usual: { by: FIRST_SPLIT } } : { path, fixed };
}
