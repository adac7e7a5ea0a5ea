import * as v from "valibot";
import type { GameDetails } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { arrayWithHoles, cell, count, firstText, text } from "./cells.ts";
import { gameIdOf } from "./games.ts";
import { listOf, objectOf } from "./rows.ts";

/** A game in `nba/days/{date}`. Unknown facts are left out. */
interface GameDetailsWire {
  id: number;
  home_periods?: number[];
  visitor_periods?: number[];
  arena?: string;
  city?: string;
  label?: string;
  officials?: string[];
  television?: string[];
}

/** A day at `nba/days/{date}`: what is told of its games beside results and lines. */
export interface DayWire {
  games: GameDetailsWire[];
}

export type DayDetails = ReadonlyMap<Game["id"], GameDetails>;

const LONGEST_DAY = 40;

const periods = v.optional(
  v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform((raw) => arrayWithHoles(raw as unknown[])),
    v.array(count),
    v.minLength(4),
    v.maxLength(14),
  ),
);

const names = v.optional(
  v.pipe(
    cell,
    v.transform((raw) => (typeof raw === "string" ? [raw] : [...raw]).filter(Boolean)),
  ),
  [],
);

const details = v.object({
  id: v.pipe(count, v.minValue(1)),
  home_periods: periods,
  visitor_periods: periods,
  arena: text,
  city: text,
  label: text,
  officials: names,
  television: names,
  // Written by earlier releases alone.
  tip_off: v.optional(v.pipe(cell, firstText, v.isoTimestamp())),
});

/** The details of a day's games by their ids; undefined when the day is malformed, or every game is. */
export function parseDay(raw: unknown): { value: DayDetails; dropped: number } | undefined {
  const root = objectOf(raw);
  const list = root && listOf(root.games);
  if (list === undefined || list.length > LONGEST_DAY) return undefined;
  const games = new Map(list.flatMap((game) => parseGame(game) ?? []));
  const dropped = list.length - games.size;
  return games.size === 0 && dropped > 0 ? undefined : { value: games, dropped };
}

function parseGame(raw: unknown): [[Game["id"], GameDetails]] | undefined {
  const parsed = v.safeParse(details, raw);
  if (!parsed.success) return undefined;
  const {
    id,
    home_periods: home = [],
    visitor_periods: away = [],
    arena,
    city,
    label,
    tip_off: tipOff,
    ...lists
  } = parsed.output;
  if (home.length !== away.length) return undefined;
  const own = {
    periods: { home, away },
    arena: arena || undefined,
    city: city || undefined,
    label: label || undefined,
    ...lists,
    ...(tipOff !== undefined && { tipOff }),
  };
  return [[gameIdOf(id), own]];
}

/** The document of one day; undefined when nothing is told of its games. */
export function dayWire(games: DayDetails): DayWire | undefined {
  const rows = [...games].flatMap(([id, game]): GameDetailsWire[] => {
    const told = gameWire(game);
    return Object.keys(told).length === 0 ? [] : [{ id: Number(id), ...told }];
  });
  return rows.length === 0 ? undefined : { games: rows };
}

function gameWire({ periods: { home, away }, ...game }: GameDetails): Omit<GameDetailsWire, "id"> {
  return {
    ...(home.length > 0 && { home_periods: home, visitor_periods: away }),
    ...(game.arena !== undefined && { arena: game.arena }),
    ...(game.city !== undefined && { city: game.city }),
    ...(game.label !== undefined && { label: game.label }),
    ...(game.officials.length > 0 && { officials: game.officials }),
    ...(game.television.length > 0 && { television: game.television }),
  };
}
