import * as v from "valibot";
import {
  ARCHIVED_AVERAGES,
  ARCHIVED_BESTS,
  type ArchivedSeason,
  type BestGame,
} from "#domain/season/archived-season.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { name } from "./cells.ts";
import { gameIdOf } from "./games.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A past season in `nba/archive/data`. */
export interface ArchivedSeasonWire {
  season: string;
  first: string;
  last: string;
  /** `[team id, wins, losses]`, the best record first. */
  records: [teamId: number, wins: number, losses: number][];
  champion_id?: number;
  mvp?: string;
  /** The leaders of averages by figure. */
  leaders: Partial<Record<(typeof ARCHIVED_AVERAGES)[number], { name: string; mean: number }>>;
  /** The games with the most of a count. */
  bests: Partial<Record<(typeof ARCHIVED_BESTS)[number], readonly BestGameWire[]>>;
}

interface BestGameWire {
  name: string;
  count: number;
  game_id: number;
  date: string;
  team_id: number;
  opponent_id: number;
  away?: true;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const date = v.pipe(v.string(), v.isoDate());
const leader = v.object({ name, mean: v.pipe(v.number(), v.finite()) });

const best = v.pipe(
  v.object({
    name,
    count: whole,
    game_id: whole,
    date,
    team_id: whole,
    opponent_id: whole,
    away: v.optional(v.boolean(), false),
  }),
  v.transform(
    (row): BestGame => ({
      name: row.name,
      count: row.count,
      gameId: gameIdOf(row.game_id),
      date: row.date,
      teamId: row.team_id,
      opponentId: row.opponent_id,
      isAway: row.away,
    }),
  ),
);

const row = rowParser(
  v.pipe(
    v.object({
      season: v.pipe(v.string(), v.check(isSeasonName)),
      first: date,
      last: date,
      records: v.pipe(v.array(v.tuple([whole, whole, whole])), v.minLength(1)),
      champion_id: v.optional(whole),
      mvp: v.optional(name),
      leaders: v.optional(v.record(v.picklist(ARCHIVED_AVERAGES), leader), {}),
      bests: v.record(v.picklist(ARCHIVED_BESTS), v.array(best)),
    }),
    v.transform(
      ({ champion_id, records, mvp, ...season }): ArchivedSeason => ({
        ...season,
        mvp,
        championId: champion_id,
        records: records.map(([teamId, wins, losses]) => ({ teamId, wins, losses })),
      }),
    ),
  ),
);

/** The past seasons of `nba/archive/data`, the newest first. */
export function parseArchive(raw: unknown): ReadRows<ArchivedSeason> | undefined {
  const parsed = parseRows(raw, row);
  parsed?.rows.sort((a, b) => (a.season < b.season ? 1 : -1));
  return parsed;
}

/** The rows of `nba/archive/data`. */
export function archiveWire(seasons: readonly ArchivedSeason[]): ArchivedSeasonWire[] {
  return seasons.map(({ championId, mvp, records, leaders, bests, ...season }) => ({
    ...season,
    ...(championId !== undefined && { champion_id: championId }),
    ...(mvp !== undefined && { mvp }),
    records: records.map(({ teamId, wins, losses }) => [teamId, wins, losses]),
    leaders,
    bests: Object.fromEntries(
      Object.entries(bests).map(([count, games]) => [count, games.map(bestWire)]),
    ),
  }));
}

function bestWire({ gameId, teamId, opponentId, isAway, ...game }: BestGame): BestGameWire {
  return {
    ...game,
    game_id: Number(gameId),
    team_id: teamId,
    opponent_id: opponentId,
    ...(isAway && { away: true as const }),
  };
}
