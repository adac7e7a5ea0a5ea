import * as v from "valibot";
import { ARCHIVED_AVERAGES, type ArchivedSeason } from "#domain/season/archived-season.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { name } from "./cells.ts";
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
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const date = v.pipe(v.string(), v.isoDate());
const leader = v.object({ name, mean: v.pipe(v.number(), v.finite()) });

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
  return seasons.map(({ championId, mvp, records, leaders, ...season }) => ({
    ...season,
    ...(championId !== undefined && { champion_id: championId }),
    ...(mvp !== undefined && { mvp }),
    records: records.map(({ teamId, wins, losses }) => [teamId, wins, losses]),
    leaders,
  }));
}
