import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import {
  type GamePlays,
  PLAY_KINDS,
  type Play,
  type PlayKind,
  periodSeconds,
  pointsOf,
  type Side,
  type Starters,
} from "../../../domain/plays/play.ts";
import { DatasetError } from "../dataset-error.ts";

/**
 * A season's plays in one file: a line of JSON about the games, then a line a column with one
 * character a play, compressed with brotli. Period and score follow from the kinds of plays, a
 * clock is stored as its distance from the one before, and players are numbers within their game.
 * The last line has the starters of every period: six characters a side, as those of players.
 */

interface Head {
  details: string[];
  games: { id: string; isWhole: 0 | 1; plays: number; players: string }[];
}

const COLUMNS = ["kind", "side", "seconds", "player", "other", "detail", "feet"] as const;
type Row = Record<(typeof COLUMNS)[number], number>;

const NOTHING: Row = { kind: 0, side: 0, seconds: 0, player: 0, other: 0, detail: 0, feet: 0 };

const SIDES: readonly (Side | undefined)[] = [undefined, "home", "away"];
/** The character of 0: the first that is printed and no space. */
const FIRST = 33;
/** The places of a side's starters: five, and one where the sources name six. */
const PLACES = 6;

const character = (number: number) => String.fromCharCode(FIRST + number);

/** Packs the plays of games. Throws a `DatasetError` when periods or scores do not follow. */
export function packPlays(games: ReadonlyMap<string, GamePlays>): Buffer {
  const details = [...new Set([...games.values()].flatMap(({ plays }) => plays.map(detailOf)))];
  const head: Head = { details: details.sort(), games: [] };
  const columns = COLUMNS.map((): string[] => []);
  const starting: string[] = [];
  for (const [id, { isWhole, starters, plays }] of games) {
    const acting = plays.flatMap((play) => [play.playerId, play.otherId]);
    const first = starters.flatMap(({ home, away }) => [...home, ...away]);
    const players = [...new Set([...acting, ...first])];
    const known = players.filter((player) => player !== undefined);
    head.games.push({
      id,
      isWhole: isWhole ? 1 : 0,
      plays: plays.length,
      players: known.join(" "),
    });
    const place = (player: string | undefined) =>
      player === undefined ? 0 : known.indexOf(player) + 1;
    const rows = rowsOf(plays, place, head.details);
    if (!isEqual(playsOf(rows, known, head.details), plays)) {
      throw new DatasetError(`The plays of ${id} have a period or score that does not follow.`);
    }
    if (starters.length !== plays.at(-1)?.period) {
      throw new DatasetError(`The periods of ${id} do not all have starters.`);
    }
    for (const side of starters.flatMap(({ home, away }) => [home, away])) {
      const places = Array.from({ length: PLACES }, (_, at) => place(side[at]));
      starting.push(places.map(character).join(""));
    }
    for (const [at, name] of COLUMNS.entries()) {
      columns[at]?.push(rows.map((row) => character(row[name])).join(""));
    }
  }
  const lines = [...columns, starting].map((parts) => parts.join(""));
  const text = [JSON.stringify(head), ...lines].join("\n");
  const bytes = Buffer.from(text, "utf8");
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The plays of a packed file, by the game's id. */
export function unpackPlays(packed: Uint8Array): Map<string, GamePlays> {
  const [first = "{}", ...columns] = brotliDecompressSync(packed).toString("utf8").split("\n");
  const { details, games } = JSON.parse(first) as Head;
  const starting = columns.at(COLUMNS.length) ?? "";
  let from = 0;
  let period = 0;
  return new Map(
    games.map(({ id, isWhole, plays: count, players }) => {
      const known = players.split(" ");
      const cell = (column: number, at: number) =>
        (columns[column]?.charCodeAt(from + at) ?? FIRST) - FIRST;
      const rows = Array.from({ length: count }, (_, at): Row => {
        const row = { ...NOTHING };
        for (const [column, name] of COLUMNS.entries()) row[name] = cell(column, at);
        return row;
      });
      from += count;
      const plays = playsOf(rows, known, details);
      const starters = Array.from({ length: plays.at(-1)?.period ?? 0 }, () =>
        startersOf(starting.slice(2 * PLACES * period++, 2 * PLACES * period), known),
      );
      return [id, { isWhole: isWhole === 1, starters, plays }];
    }),
  );
}

function startersOf(places: string, players: readonly string[]): Starters {
  const known = (side: string) =>
    [...side].flatMap((one) => players[one.charCodeAt(0) - FIRST - 1] ?? []);
  return { home: known(places.slice(0, PLACES)), away: known(places.slice(PLACES)) };
}

const detailOf = ({ detail }: Play) => detail;

function rowsOf(
  plays: readonly Play[],
  place: (player: string | undefined) => number,
  details: readonly string[],
): Row[] {
  let before = 0;
  return plays.map((play): Row => {
    if (play.kind === "period_start") before = periodSeconds(play.period);
    const passed = before - play.clock;
    before = play.clock;
    return {
      kind: PLAY_KINDS.indexOf(play.kind),
      side: SIDES.indexOf(play.side),
      seconds: passed < 0 ? -2 * passed - 1 : 2 * passed,
      player: place(play.playerId),
      other: place(play.otherId),
      detail: details.indexOf(play.detail),
      feet: play.feet === undefined ? 0 : play.feet + 1,
    };
  });
}

function playsOf(
  rows: readonly Row[],
  players: readonly string[],
  details: readonly string[],
): Play[] {
  let period = 0;
  let clock = 0;
  const points = { home: 0, away: 0 };
  return rows.map((row) => {
    const kind = PLAY_KINDS[row.kind] as PlayKind;
    if (kind === "period_start") {
      period += 1;
      clock = periodSeconds(period);
    }
    clock -= row.seconds % 2 === 1 ? -(row.seconds + 1) / 2 : row.seconds / 2;
    const side = SIDES[row.side];
    if (side !== undefined) points[side] += pointsOf(kind);
    return {
      period,
      clock,
      kind,
      side,
      playerId: players[row.player - 1],
      otherId: players[row.other - 1],
      detail: details[row.detail] ?? "",
      feet: row.feet === 0 ? undefined : row.feet - 1,
      homePoints: points.home,
      awayPoints: points.away,
    };
  });
}

function isEqual(some: readonly Play[], others: readonly Play[]): boolean {
  const keys = Object.keys(others[0] ?? {}) as (keyof Play)[];
  return some.every((play, at) => keys.every((key) => play[key] === others[at]?.[key]));
}
