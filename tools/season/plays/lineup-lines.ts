import { LINE_FIGURES, type LineFigure, NO_COUNTS } from "#domain/figures/line-figures.ts";
import { stintsOf } from "#domain/plays/floor.ts";
import {
  type FloorSums,
  LEAST_MINUTES,
  LINEUP_KINDS,
  type LineupKind,
  lineupId,
  lineupName,
  lineupsOf,
  playersOfLineup,
} from "#domain/plays/lineups.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { linesOfGames, type PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import {
  type LinePlayer,
  MISSING,
  type PartLines,
  type SeasonLines,
} from "#domain/query/storage/season-lines.ts";
import type { BoxLine } from "#domain/season/box-score.ts";

/** The season's lines of players on the floor together; `games` are all in the order of play. */
export function lineupLines(
  games: readonly PlayedGame[],
  plays: ReadonlyMap<string, GamePlays>,
  names: ReadonlyMap<string, string>,
): PartLines[] {
  const played = games.map((game) => {
    const own = plays.get(game.id);
    const stints = own === undefined ? [] : stintsOf(own);
    return { game, stints };
  });
  const withoutPlays = games.flatMap(({ id }) => (plays.has(id) ? [] : [id]));
  return LINEUP_KINDS.map((kind) => {
    const all = played.map(({ game, stints }) => {
      const teams = { home: game.homeTeamId, away: game.awayTeamId };
      return (["home", "away"] as const).flatMap((side) =>
        lineupsOf(stints, side, kind).map(({ players, ...sums }) => ({
          id: `${teams[side]}${BEHIND_TEAM}${lineupId(players)}`,
          teamId: teams[side],
          sums,
        })),
      );
    });
    // Few of a season's lineups play long enough, so the others never become lines.
    const held = heldLineups(kind, all.flat());
    const kept = played.map(({ game }, at) => ({
      ...game,
      lines: (all[at] ?? []).filter(({ id }) => held.has(id)).map(lineupLine),
    }));
    const lines = linesOfGames(kept, new Map());
    const players = lines.players.map(({ id }) => lineupNamed(id, names));
    return { lines: { ...lines, players, figures: countedOf(lines), part: kind }, withoutPlays };
  });
}

/** The team and its players: those who were traded together are a lineup of each team. */
const BEHIND_TEAM = ":";

interface TeamLineup {
  /** The team's id and the lineup's. */
  id: string;
  teamId: number;
  sums: FloorSums;
}

function lineupLine({ id, teamId, sums: { seconds, scored, allowed } }: TeamLineup): BoxLine {
  return {
    playerId: id,
    teamId,
    starter: null,
    minutes: Math.round(seconds / 60),
    seconds,
    // The plays count no other figure of a lineup; `countedOf` marks them as unknown.
    ...NO_COUNTS,
    pts: scored,
    plusMinus: scored - allowed,
  };
}

const COUNTED: readonly LineFigure[] = ["sec", "pts", "pm"];

function countedOf({ size, figures }: SeasonLines): SeasonLines["figures"] {
  const unknown = new Int16Array(size).fill(MISSING);
  const columns = LINE_FIGURES.map((name) => [
    name,
    COUNTED.includes(name) ? figures[name] : unknown,
  ]);
  return Object.fromEntries(columns) as SeasonLines["figures"];
}

/** The ids of the lineups with at least `LEAST_MINUTES` in all. */
function heldLineups(kind: LineupKind, lineups: readonly TeamLineup[]): Set<string> {
  const seconds = new Map<string, number>();
  for (const { id, sums } of lineups) seconds.set(id, (seconds.get(id) ?? 0) + sums.seconds);
  const least = 60 * LEAST_MINUTES[kind];
  return new Set([...seconds].flatMap(([id, total]) => (total >= least ? [id] : [])));
}

function lineupNamed(key: string, names: ReadonlyMap<string, string>): LinePlayer {
  const id = key.slice(key.indexOf(BEHIND_TEAM) + 1);
  return { id, name: lineupName(playersOfLineup(id).map((player) => names.get(player) ?? player)) };
}
