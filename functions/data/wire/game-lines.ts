import type { GameLine, GameLines } from "#domain/season/facts.ts";
import { gameIdOf, isGameNumber } from "./games.ts";

/**
 * The lines of `nba/gameLines/data`: one text for each game, by the game's number, with one player
 * a line. A season's 26,651 lines of 13 figures are 346,463 values, but only 1,230 texts.
 */
export type GameLinesWire = Record<string, string>;

/**
 * The columns of a line, in order and separated by commas; unknown shares and plus-minus are empty.
 */
const LINE =
  /^[1-9]\d{0,7},[1-9]\d{0,2}(?:,\d{1,3}){7}(?:,(?:[01](?:\.\d{1,4})?)?){3},(?:-?\d{1,3})?$/;
/** The limit of a game's text, which no game with a possible number of players reaches. */
const LONGEST_TEXT = 10_000;

/** The lines of all games. Only a bad line is dropped; an entry that is not text is dropped whole. */
export function parseGameLines(raw: unknown): { value: GameLines; dropped: number } | undefined {
  const entries = typeof raw === "object" ? Object.entries(raw ?? {}) : undefined;
  if (raw !== undefined && entries === undefined) return undefined;
  const texts = new Map<string, string>();
  let dropped = 0;
  for (const [key, entry] of entries ?? []) {
    // The database may return an array with holes.
    if (entry === null) continue;
    if (!isGameNumber(key) || typeof entry !== "string" || entry.length > LONGEST_TEXT) {
      dropped += 1;
      continue;
    }
    const lines = entry.split("\n");
    const good = lines.filter((line) => LINE.test(line));
    dropped += lines.length - good.length;
    if (good.length > 0)
      texts.set(gameIdOf(key), good.length === lines.length ? entry : good.join("\n"));
  }
  return { value: linesByGame(texts), dropped };
}

function linesByGame(texts: ReadonlyMap<string, string>): GameLines {
  let byPlayer: Map<string, string[]> | undefined;
  return {
    gameIds: [...texts.keys()],
    of: (gameId) => {
      const text = texts.get(gameId);
      return text === undefined ? [] : text.split("\n").map((line) => lineOf(gameId, line));
    },
    gamesOf: (playerId) => {
      byPlayer ??= gamesByPlayer(texts);
      return byPlayer.get(playerId) ?? [];
    },
  };
}

function gamesByPlayer(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const games = new Map<string, string[]>();
  for (const [gameId, text] of texts) {
    for (const line of text.split("\n")) {
      const playerId = line.slice(0, line.indexOf(","));
      const known = games.get(playerId);
      if (known === undefined) games.set(playerId, [gameId]);
      else if (known.at(-1) !== gameId) known.push(gameId);
    }
  }
  return games;
}

function lineOf(gameId: string, line: string): GameLine {
  const cells = line.split(",");
  const number = (at: number) => Number(cells[at]);
  const maybe = (at: number) => (cells[at] ? Number(cells[at]) : null);
  return {
    gameId,
    playerId: cells[0] ?? "",
    teamId: number(1),
    minutes: number(2),
    pts: number(3),
    reb: number(4),
    ast: number(5),
    stl: number(6),
    blk: number(7),
    tov: number(8),
    fgPct: maybe(9),
    fg3Pct: maybe(10),
    ftPct: maybe(11),
    plusMinus: maybe(12),
  };
}

/** The lines of `nba/gameLines/data`, each game's in the order given. */
export function gameLinesWire(lines: readonly GameLine[]): GameLinesWire {
  const byGame = Map.groupBy(lines, ({ gameId }) => String(Number(gameId)));
  return Object.fromEntries(
    [...byGame]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([game, own]) => [game, own.map(textOf).join("\n")]),
  );
}

function textOf(line: GameLine): string {
  return [
    line.playerId,
    line.teamId,
    line.minutes,
    line.pts,
    line.reb,
    line.ast,
    line.stl,
    line.blk,
    line.tov,
    line.fgPct ?? "",
    line.fg3Pct ?? "",
    line.ftPct ?? "",
    line.plusMinus ?? "",
  ].join(",");
}
