import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { playerAt, playerPath } from "#domain/players/players.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { Place } from "./place.ts";

/** The kinds of question pages of one player or one team. */
export type SubjectPart = "games" | "splits";

/** The rows of a player's or team's page: more than any stage has games. */
export const MOST_GAMES = 110;

/** The grouping of a splits file whose address names none. */
export const FIRST_SPLIT = "where";

const havePlayed = memoize(
  (players: readonly LinePlayer[]): ReadonlySet<string> => new Set(players.map(({ id }) => id)),
);

/** The player of an address below a player's page, under contract or not. */
export function subjectPlayer(name: string, { players, lines }: QuestionData): Player | undefined {
  return playerAt(playersOfSeason(players)(lines.players), name);
}

/** The place of a player's games or splits; undefined for a player without a page or a game. */
export function playerPlace(
  player: Player | undefined,
  part: SubjectPart,
  { lines }: QuestionData,
): Place | undefined {
  if (player === undefined || !havePlayed(lines.players).has(player.id)) return undefined;
  const fixed = { rows: "games", player: player.id };
  return partOf(`${playerPath(player.name)}/${part}`, fixed, part);
}

/** The place of a team's games or splits. */
export function teamPlace(team: Team | undefined, part: SubjectPart): Place | undefined {
  if (team === undefined) return undefined;
  return partOf(`${teamPath(team)}/${part}`, { rows: "team-games", team: team.abbreviation }, part);
}

/** The place of a team's games against another. */
export function headToHeadPlace(
  team: Team | undefined,
  other: Team | undefined,
): Place | undefined {
  if (team === undefined || other === undefined || team === other) return undefined;
  return {
    path: headToHeadPath(team, other),
    fixed: { rows: "team-games", team: team.abbreviation, opp: other.abbreviation },
  };
}

/** The path of the page of two teams' games. */
export function headToHeadPath(team: Pick<Team, "id">, other: Pick<Team, "id">): string {
  return `${teamPath(team)}/against/${other.id}`;
}

function partOf(path: string, fixed: Place["fixed"], part: SubjectPart): Place {
  // A log shows whole games.
  return part === "splits"
    ? { path, fixed, usual: { by: FIRST_SPLIT }, takesParts: true }
    : { path, fixed };
}
