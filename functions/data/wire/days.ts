import * as v from "valibot";
import type { BoxScore, Day } from "#domain/season/box-score.ts";
import { boxLineWire, parseBoxLine } from "./box-lines.ts";
import { arrayWithHoles, cell, count, firstText, name, text } from "./cells.ts";
import type { WireFigureRow } from "./figures.ts";
import { gameIdOf } from "./games.ts";
import { listOf, objectOf } from "./rows.ts";

/** A game in `nba/days/{date}`. Unknown facts are left out. */
interface BoxScoreWire {
  id: number;
  stage?: BoxScore["stage"];
  home_team_id: number;
  visitor_team_id: number;
  /** The score of a game without known periods. */
  home_periods?: number[];
  visitor_periods?: number[];
  home_team_score?: number;
  visitor_team_score?: number;
  neutral_site?: true;
  tip_off?: string;
  arena?: string;
  city?: string;
  label?: string;
  officials?: string[];
  television?: string[];
  series?: { id: string; game: number };
  lines: WireFigureRow[];
}

/** A day at `nba/days/{date}`. */
export interface DayWire {
  games: BoxScoreWire[];
  /** Names by player id. */
  players: Record<string, string>;
}

const LONGEST_DAY = 40;

const periods = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((raw) => arrayWithHoles(raw as unknown[])),
  v.array(count),
  v.minLength(4),
  v.maxLength(14),
);

const names = v.optional(
  v.pipe(
    cell,
    v.transform((raw) => (typeof raw === "string" ? [raw] : [...raw]).filter(Boolean)),
  ),
  [],
);

const head = v.object({
  id: v.pipe(count, v.minValue(1)),
  stage: v.optional(v.picklist(["season", "cup-final", "play-in", "playoffs"]), "season"),
  home_team_id: v.pipe(count, v.minValue(1)),
  visitor_team_id: v.pipe(count, v.minValue(1)),
  home_periods: v.optional(periods),
  visitor_periods: v.optional(periods),
  home_team_score: v.optional(count),
  visitor_team_score: v.optional(count),
  neutral_site: v.optional(v.boolean(), false),
  tip_off: v.optional(v.pipe(cell, firstText, v.isoTimestamp())),
  arena: text,
  city: text,
  label: text,
  officials: names,
  television: names,
  series: v.optional(v.object({ id: name, game: v.pipe(count, v.minValue(1)) })),
});

const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);

/**
 * The games of one day. A bad line is dropped alone, a bad game with its lines; undefined when the
 * day is malformed or no game is left.
 */
export function parseDay(date: string, raw: unknown): { value: Day; dropped: number } | undefined {
  const root = objectOf(raw);
  const list = root && listOf(root.games);
  if (root === undefined || list === undefined || list.length > LONGEST_DAY) return undefined;
  let dropped = 0;
  const games: BoxScore[] = [];
  for (const item of list) {
    const game = parseGame(date, item);
    if (game === undefined) {
      dropped += 1;
      continue;
    }
    games.push(game.value);
    dropped += game.dropped;
  }
  if (games.length === 0 && dropped > 0) return undefined;
  return { value: { date, games, names: namesOf(root.players) }, dropped };
}

function parseGame(date: string, raw: unknown): { value: BoxScore; dropped: number } | undefined {
  const parsed = v.safeParse(head, raw);
  if (!parsed.success) return undefined;
  const row = parsed.output;
  const { home_periods: home = [], visitor_periods: away = [] } = row;
  if (home.length !== away.length) return undefined;
  const isScored = row.home_team_score !== undefined && row.visitor_team_score !== undefined;
  if (home.length === 0 && !isScored) return undefined;
  const rows = listOf(objectOf(raw)?.lines) ?? [];
  const lines = rows.flatMap((line) => parseBoxLine(line) ?? []);
  const teams = [row.home_team_id, row.visitor_team_id];
  const own = lines.filter(({ teamId }) => teams.includes(teamId));
  const value: BoxScore = {
    id: gameIdOf(row.id),
    date,
    stage: row.stage,
    homeTeamId: row.home_team_id,
    awayTeamId: row.visitor_team_id,
    homePoints: row.home_team_score ?? sum(home),
    awayPoints: row.visitor_team_score ?? sum(away),
    neutral: row.neutral_site,
    periods: { home, away },
    tipOff: row.tip_off,
    arena: row.arena || undefined,
    city: row.city || undefined,
    label: row.label || undefined,
    officials: row.officials,
    television: row.television,
    series: row.series && { seriesId: row.series.id, number: row.series.game },
    lines: own,
  };
  return { value, dropped: rows.length - own.length };
}

function namesOf(raw: unknown): Map<string, string> {
  const names = new Map<string, string>();
  for (const [id, given] of Object.entries(objectOf(raw) ?? {})) {
    const parsed = v.safeParse(name, given);
    if (parsed.success) names.set(id, parsed.output);
  }
  return names;
}

/** The document of one day. */
export function dayWire({ games, names }: Day): DayWire {
  const ids = new Set(games.flatMap(({ lines }) => lines.map(({ playerId }) => playerId)));
  return {
    games: games.map(gameWire),
    players: Object.fromEntries([...ids].sort().map((id) => [id, names.get(id) ?? ""])),
  };
}

function gameWire(game: BoxScore): BoxScoreWire {
  return {
    id: Number(game.id),
    ...(game.stage !== "season" && { stage: game.stage }),
    home_team_id: game.homeTeamId,
    visitor_team_id: game.awayTeamId,
    ...(game.periods.home.length > 0
      ? { home_periods: game.periods.home, visitor_periods: game.periods.away }
      : { home_team_score: game.homePoints, visitor_team_score: game.awayPoints }),
    ...(game.neutral && { neutral_site: true as const }),
    ...(game.tipOff !== undefined && { tip_off: game.tipOff }),
    ...(game.arena !== undefined && { arena: game.arena }),
    ...(game.city !== undefined && { city: game.city }),
    ...(game.label !== undefined && { label: game.label }),
    ...(game.officials.length > 0 && { officials: game.officials }),
    ...(game.television.length > 0 && { television: game.television }),
    ...(game.series && { series: { id: game.series.seriesId, game: game.series.number } }),
    lines: game.lines.map(boxLineWire),
  };
}
