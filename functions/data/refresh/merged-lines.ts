import type { Game, GameLine } from "../../../domain/season/facts.ts";
import type { SourceLine } from "../../../domain/season/season-totals.ts";

/** The lines of games read whole, and of players read whole, by game. */
export interface ReadLines {
  games: ReadonlySet<Game["id"]>;
  players: ReadonlySet<string>;
  lines: readonly SourceLine[];
}

type LinesByGame = ReadonlyMap<Game["id"], readonly GameLine[]>;

/**
 * The lines of each game of which any was read. They are in the order they are stored in, new ones
 * behind in the API's. A plus-minus that the API does not give stays as it is known.
 */
export function mergedLines(read: ReadLines, stored: LinesByGame): Map<Game["id"], SourceLine[]> {
  const fresh = Map.groupBy(read.lines, ({ gameId }) => gameId);
  const touched = new Set([...read.games, ...fresh.keys()]);
  return new Map(
    [...touched].map((gameId) => {
      const before = stored.get(gameId) ?? [];
      const known = new Map(before.map((line, place) => [line.playerId, { line, place }]));
      const own = (fresh.get(gameId) ?? []).map((line) => ({
        ...line,
        plusMinus: line.plusMinus ?? known.get(line.playerId)?.line.plusMinus ?? null,
      }));
      const kept = read.games.has(gameId)
        ? []
        : before.filter(({ playerId }) => !read.players.has(playerId));
      const placeOf = ({ playerId }: GameLine) => known.get(playerId)?.place ?? known.size;
      return [gameId, [...kept, ...own].sort((a, b) => placeOf(a) - placeOf(b))];
    }),
  );
}
