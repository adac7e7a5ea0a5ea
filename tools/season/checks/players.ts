import type { GameLine, PlayerSeason } from "../../../domain/season/facts.ts";
import { doublesCorrected } from "../../../domain/season/milestones.ts";
import type { Tables } from "../tables.ts";
import { repeated } from "./games.ts";

// The league corrects a count after the game here and there, and only the season total shows it.
const CORRECTION = 1;

type Contracts = Pick<Tables, "contracts" | "teams" | "players">;

/** The players under contract: with teams that exist, told apart by name and by id. */
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

/** Every player's season: consistent in itself and, but for small corrections, with his games. */
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
    const wrong = [...arithmetic(player), ...againstRatings(player), ...againstLines(player, own)];
    found.push(...wrong.map((what) => `${player.name}: ${what}.`));
  }
  return found;
}

function arithmetic(player: PlayerSeason): string[] {
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

/** Published ratings that the totals determine must be what the totals give, to their decimals. */
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

function againstLines(player: PlayerSeason, lines: GameLine[]): string[] {
  const found: string[] = [];
  if (lines.length !== player.games) {
    found.push(`${player.games} games, but lines for ${lines.length}`);
  }
  const summed = (count: keyof GameLine & keyof PlayerSeason) =>
    lines.reduce((sum, line) => sum + Number(line[count]), 0);
  if (summed("pts") !== player.pts) {
    found.push(`${player.pts} points, but ${summed("pts")} in his games`);
  }
  for (const count of ["reb", "ast", "stl", "blk", "tov"] as const) {
    if (Math.abs(summed(count) - player[count]) > CORRECTION) {
      found.push(`${count} ${player[count]}, but ${summed(count)} in his games`);
    }
  }
  // Every line is rounded by half a minute at most.
  if (Math.abs(summed("minutes") - player.minutes) > (lines.length + 1) / 2) {
    found.push("the minutes are not those of his games");
  }
  const { doubleDoubles, tripleDoubles } = doublesCorrected(player, lines);
  if (Math.abs(doubleDoubles) > CORRECTION || Math.abs(tripleDoubles) > CORRECTION) {
    found.push("double- or triple-doubles are not those of his games");
  }
  const severalTeams = new Set(lines.map(({ teamId }) => teamId)).size > 1;
  if (severalTeams && (doubleDoubles !== 0 || tripleDoubles !== 0)) {
    found.push("a corrected double-double cannot be given to one of his teams");
  }
  return found;
}
