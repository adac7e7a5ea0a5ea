import type { GameLine, PlayerSeason, SeasonFacts } from "./facts.ts";

/** The single-game feats of a team's players, by kind. */
export interface Feats {
  doubleDoubles: number;
  tripleDoubles: number;
  fiveSteals: number;
  fiveBlocks: number;
  twentyRebounds: number;
  twentyAssists: number;
}

/**
 * Each team's feats by team id, counted from the game lines. Where the official season differs (the
 * league corrects a count after the game, and a double-double is gone), the difference is added to
 * the player's team. For a player of several teams the right one is unknown, so his count stays;
 * the dataset's checks report that.
 */
export function teamFeats({
  teams,
  players,
  lines,
}: Pick<SeasonFacts, "teams" | "players" | "lines">): Map<number, Feats> {
  const feats = new Map(teams.map(({ id }) => [id, countFeats([])]));
  for (const [teamId, ofTeam] of Map.groupBy(lines, (line) => line.teamId)) {
    if (feats.has(teamId)) feats.set(teamId, countFeats(ofTeam));
  }
  const byPlayer = Map.groupBy(lines, (line) => line.playerId);
  for (const player of players) {
    const own = byPlayer.get(player.id) ?? [];
    const team = feats.get(player.teamId);
    if (team === undefined || own.some(({ teamId }) => teamId !== player.teamId)) continue;
    const corrections = doublesCorrected(player, own);
    team.doubleDoubles += corrections.doubleDoubles;
    team.tripleDoubles += corrections.tripleDoubles;
  }
  return feats;
}

/**
 * The difference in double- and triple-doubles between the official season and a player's lines.
 */
export function doublesCorrected(
  player: PlayerSeason,
  lines: GameLine[],
): Pick<Feats, "doubleDoubles" | "tripleDoubles"> {
  const counted = countFeats(lines);
  return {
    doubleDoubles: player.doubleDoubles - counted.doubleDoubles,
    tripleDoubles: player.tripleDoubles - counted.tripleDoubles,
  };
}

/** Counts the feats in the lines of any players. */
export function countFeats(lines: readonly GameLine[]): Feats {
  const games = (did: (line: GameLine) => boolean) => lines.filter(did).length;
  return {
    doubleDoubles: games((line) => doublesOf(line) >= 2),
    tripleDoubles: games((line) => doublesOf(line) >= 3),
    fiveSteals: games(({ stl }) => stl >= 5),
    fiveBlocks: games(({ blk }) => blk >= 5),
    twentyRebounds: games(({ reb }) => reb >= 20),
    twentyAssists: games(({ ast }) => ast >= 20),
  };
}

/** The number of the five counts in which a line reaches ten: two are a double-double. */
export function doublesOf({
  pts,
  reb,
  ast,
  stl,
  blk,
}: Pick<GameLine, "pts" | "reb" | "ast" | "stl" | "blk">): number {
  return [pts, reb, ast, stl, blk].filter((count) => count >= 10).length;
}
