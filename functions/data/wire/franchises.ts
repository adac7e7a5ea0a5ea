import * as v from "valibot";
import { isSeasonName } from "#domain/season/season.ts";
import type { FranchiseHistory, FranchiseSeason } from "#domain/teams/franchise.ts";
import { arrayWithHoles, count, name, text } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows } from "./rows.ts";

/** The document at `nba/franchises/{team id}`. */
export interface FranchiseWire {
  founded: number;
  titles?: number[];
  arena: string;
  coach: string;
  nextCoach?: { name: string; from: string };
  seasons?: WireFigureRow[];
  aba?: WireFigureRow[];
}

const head = v.object({
  founded: v.pipe(count, v.minValue(1940)),
  titles: v.optional(
    v.pipe(
      v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
      v.transform((raw) => arrayWithHoles(raw as unknown[])),
      v.array(count),
    ),
    [],
  ),
  arena: name,
  coach: text,
  nextCoach: v.fallback(
    v.optional(v.object({ name, from: v.pipe(name, v.check(isSeasonName)) })),
    undefined,
  ),
});

const seasonRows = figureRows({
  season: "text",
  name: "text",
  wins: "count",
  losses: "count",
  playoffs: "count",
  champion: "count",
  arena: "text",
});

/** One franchise's record. Only a bad row is dropped. */
export function parseFranchise(
  raw: unknown,
): { value: FranchiseHistory; dropped: number } | undefined {
  const root = objectOf(raw);
  const parsed = v.safeParse(head, raw);
  const seasons = root && parseRows(root.seasons, franchiseSeason);
  const aba = root && parseRows(root.aba, franchiseSeason);
  if (!parsed.success || !seasons || !aba) return undefined;
  return {
    value: {
      ...parsed.output,
      seasons: seasons.rows,
      ...(aba.rows.length > 0 && { aba: aba.rows }),
    },
    dropped: seasons.dropped + aba.dropped,
  };
}

function franchiseSeason(raw: unknown): FranchiseSeason | undefined {
  const row = seasonRows.parse(raw);
  if (row === undefined || !/^\d{4}-\d{2}$/.test(row.season)) return undefined;
  return {
    ...row,
    playoffs: row.playoffs === 1,
    champion: row.champion === 1,
    arena: row.arena || undefined,
  };
}

/** The document of one team. */
export function franchiseWire(record: FranchiseHistory): FranchiseWire {
  return {
    founded: record.founded,
    ...(record.titles.length > 0 && { titles: record.titles }),
    arena: record.arena,
    coach: record.coach,
    ...(record.nextCoach && { nextCoach: record.nextCoach }),
    ...(record.seasons.length > 0 && { seasons: record.seasons.map(seasonWire) }),
    ...(record.aba && { aba: record.aba.map(seasonWire) }),
  };
}

function seasonWire(season: FranchiseSeason): WireFigureRow {
  return seasonRows.print({
    ...season,
    playoffs: Number(season.playoffs),
    champion: Number(season.champion),
    arena: season.arena ?? "",
  });
}
