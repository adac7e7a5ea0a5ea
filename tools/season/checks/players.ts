import { repeated, totalsContradictions } from "#domain/season/contradictions.ts";
import type { GameLine, PlayerSeason } from "#domain/season/facts.ts";
import { doublesCorrected } from "#domain/season/milestones.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Tables } from "../tables.ts";

type Contracts = Pick<Tables, "contracts" | "teams" | "players">;

/**
 * Checks the rosters in force: dated, in existing teams, a player once, and no name of another player
 * of the rosters, of the contracts or of the season.
 */
export function rosterContradictions({
  rosters,
  contracts,
  teams,
  players,
}: Contracts & Pick<Tables, "rosters">): string[] {
  const teamIds = new Set(teams.map(({ id }) => id));
  const known = [
    ...contracts.map((row) => [row.player, row.player_id] as const),
    ...players.map(({ name, id }) => [name, id] as const),
  ];
  const ids = Map.groupBy(known, ([name]) => foldForSearch(name));
  const hasNamesake = ({ player, player_id }: Tables["rosters"]["rows"][number]) =>
    ids.get(foldForSearch(player))?.some(([, id]) => id !== player_id);
  return [
    ...(rosters.asOf === "" ? ["The rosters have no date."] : []),
    ...repeated(rosters.rows.map(({ player_id }) => player_id)).map(
      (id) => `Player ${id} is on a roster twice.`,
    ),
    ...repeated(rosters.rows.map(({ player }) => foldForSearch(player))).map(
      (name) => `Two players on rosters are named ${name}.`,
    ),
    ...rosters.rows
      .filter(({ team_id }) => !teamIds.has(team_id))
      .map(
        ({ player, team_id }) => `${player} is on the roster of ${team_id}, which there is not.`,
      ),
    ...rosters.rows
      .filter(hasNamesake)
      .map(
        ({ player, player_id }) => `${player} on a roster (${player_id}) is another player's name.`,
      ),
  ];
}

/** Checks the players under contract: existing teams, and unique names and ids. */
export function contractContradictions({ contracts, teams, players }: Contracts): string[] {
  const teamIds = new Set(teams.map(({ id }) => id));
  const seasons = new Map(players.map((player) => [player.id, player]));
  const found = [
    ...repeated(contracts.map(({ player }) => player)).map(
      (name) => `Two players under contract are named ${name}.`,
    ),
    ...repeated(contracts.map(({ player_id }) => player_id)).map(
      (id) => `Player ${id} is under contract twice.`,
    ),
  ];
  for (const { player, player_id, team_id } of contracts) {
    if (!teamIds.has(team_id)) found.push(`${player} is with team ${team_id}, which there is not.`);
    const season = seasons.get(player_id);
    if (season !== undefined && season.name !== player) {
      found.push(`Player ${player_id} is ${player} by contract but ${season.name} in the season.`);
    }
  }
  return found;
}

/**
 * Checks every player's season: consistent in itself and, up to small corrections, with his games.
 */
export function playerContradictions({
  players,
  lines,
}: Pick<Tables, "players" | "lines">): string[] {
  const found = repeated(players.map(({ name }) => name)).map(
    (name) => `Two players of the season are named ${name}.`,
  );
  const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
  const known = new Set(players.map(({ id }) => id));
  for (const id of byPlayer.keys()) {
    if (!known.has(id)) found.push(`Player ${id} has games but no season.`);
  }
  for (const player of players) {
    const own = byPlayer.get(player.id) ?? [];
    const wrong = [...againstRatings(player), ...doublesOfSeveralTeams(player, own)];
    found.push(...totalsContradictions(player, own));
    found.push(...wrong.map((what) => `${player.name}: ${what}.`));
  }
  return found;
}

/** Checks the published ratings that follow from totals, to their decimals. */
function againstRatings({ ratings, fgm, fga, fg3m, fta, pts }: PlayerSeason): string[] {
  const found: string[] = [];
  const differs = (published: number, of: number) => Math.abs(published - of) > 0.00051;
  if (fga > 0 && differs(ratings.effectiveFieldGoal, (fgm + 0.5 * fg3m) / fga)) {
    found.push("the effective field goal percentage is not that of his shots");
  }
  const attempts = 2 * (fga + 0.44 * fta);
  if (attempts > 0 && differs(ratings.trueShooting, pts / attempts)) {
    found.push("the true shooting percentage is not that of his shots");
  }
  if (Math.abs(ratings.offensive - ratings.defensive - ratings.net) > 0.11) {
    found.push("the net rating is not the difference of the other two");
  }
  return found;
}

/**
 * Double-doubles that the league corrected away are taken from the player's team, so he must have
 * had one only.
 */
function doublesOfSeveralTeams(player: PlayerSeason, lines: GameLine[]): string[] {
  const { doubleDoubles, tripleDoubles } = doublesCorrected(player, lines);
  const isOfSeveral = new Set(lines.map(({ teamId }) => teamId)).size > 1;
  return isOfSeveral && (doubleDoubles !== 0 || tripleDoubles !== 0)
    ? ["a corrected double-double cannot be given to one of his teams"]
    : [];
}
