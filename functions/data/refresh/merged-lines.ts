import type { Game, GameLine } from "#domain/season/facts.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";

/** Lines that were read: all of these games, and all of these players. */
export interface ReadLines {
  games: ReadonlySet<Game["id"]>;
  players: ReadonlySet<string>;
  lines: readonly SourceLine[];
}

type LinesByGame = ReadonlyMap<Game["id"], readonly GameLine[]>;

/**
 * The lines of each game of which any line was read. Stored lines keep their order, new ones follow
 * in the API's. A plus-minus that the API lacks keeps its stored value.
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
