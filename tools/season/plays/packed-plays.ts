import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { GamePlays, Play } from "#domain/plays/play.ts";
import {
  detailsOf,
  PLAY_COLUMNS,
  type PlayColumns,
  playColumnsOf,
  playersOfGame,
  playsOf,
  STARTERS_LENGTH,
  startersOf,
  startersText,
} from "#domain/plays/play-columns.ts";
import { DatasetError } from "../dataset-error.ts";

/**
 * A season's plays in one file: a line of JSON about the games, then a line a column
 * (domain/plays/play-columns.ts) of all games, and one of their starters, compressed with brotli.
 */

interface Head {
  details: string[];
  games: { id: string; isWhole: 0 | 1; guessed?: number; plays: number; players: string }[];
}

/** Packs the plays of games. Throws a `DatasetError` when periods or scores do not follow. */
export function packPlays(games: ReadonlyMap<string, GamePlays>): Buffer {
  const details = detailsOf([...games.values()].flatMap(({ plays }) => plays));
  const head: Head = { details, games: [] };
  const packed: PlayColumns[] = [];
  const starting: string[] = [];
  for (const [id, game] of games) {
    const { isWhole, guessedNames = 0, starters, plays } = game;
    const players = playersOfGame(game);
    const columns = playColumnsOf(plays, { players, details });
    if (!isEqual(playsOf(columns, { players, details }) ?? [], plays)) {
      throw new DatasetError(`The plays of ${id} have a period or score that does not follow.`);
    }
    if (starters.length !== plays.at(-1)?.period) {
      throw new DatasetError(`The periods of ${id} do not all have starters.`);
    }
    packed.push(columns);
    starting.push(startersText(starters, players));
    head.games.push({
      id,
      isWhole: isWhole ? 1 : 0,
      ...(guessedNames > 0 && { guessed: guessedNames }),
      plays: plays.length,
      players: players.join(" "),
    });
  }
  const lines = PLAY_COLUMNS.map((name) => packed.map((columns) => columns[name]).join(""));
  const bytes = Buffer.from([JSON.stringify(head), ...lines, starting.join("")].join("\n"), "utf8");
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The plays of a packed file, by the game's id. Throws when the file is none. */
export function unpackPlays(packed: Uint8Array): Map<string, GamePlays> {
  const [first = "{}", ...lines] = brotliDecompressSync(packed).toString("utf8").split("\n");
  const { details, games } = JSON.parse(first) as Head;
  const starting = lines.at(PLAY_COLUMNS.length) ?? "";
  let from = 0;
  let fromStarters = 0;
  return new Map(
    games.map(({ id, isWhole, guessed = 0, plays: count, players }) => {
      const cut = PLAY_COLUMNS.map((name, at) => [name, lines[at]?.slice(from, from + count)]);
      const columns = Object.fromEntries(cut) as PlayColumns;
      const known = players.split(" ");
      const plays = playsOf(columns, { players: known, details });
      if (plays === undefined) throw new DatasetError(`The plays of ${id} cannot be read.`);
      from += count;
      const length = STARTERS_LENGTH * (plays.at(-1)?.period ?? 0);
      const starters = startersOf(starting.slice(fromStarters, fromStarters + length), known);
      fromStarters += length;
      return [id, { isWhole: isWhole === 1, guessedNames: guessed, starters, plays }];
    }),
  );
}

function isEqual(some: readonly Play[], others: readonly Play[]): boolean {
  const keys = Object.keys(others[0] ?? {}) as (keyof Play)[];
  return (
    some.length === others.length &&
    some.every((play, at) => keys.every((key) => play[key] === others[at]?.[key]))
  );
}
