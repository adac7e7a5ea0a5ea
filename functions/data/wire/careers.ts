import * as v from "valibot";
import type { CareerSeason, CareerSeasons, Honour } from "#domain/players/career.ts";
import { count, name } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/** The document at `nba/careers/{player id}`. */
export interface CareerWire {
  seasons?: WireFigureRow[];
  playoffs?: WireFigureRow[];
  aba?: WireFigureRow[];
  honours?: { year: number; award: string }[];
}

/** The columns of a season of a career, or of several. */
export const careerRows = figureRows({
  season: "text",
  teamId: "count",
  team: "text",
  games: "count",
  starts: "maybe",
  minutes: "maybe",
  pts: "count",
  reb: "maybe",
  ast: "maybe",
  stl: "maybe",
  blk: "maybe",
  tov: "maybe",
  fgm: "count",
  fga: "maybe",
  fg3m: "maybe",
  fg3a: "maybe",
  ftm: "count",
  fta: "count",
  oreb: "maybe",
  dreb: "maybe",
  pf: "maybe",
});

const honourRow = rowParser(v.object({ year: v.pipe(count, v.minValue(1946)), award: name }));

/** One player's earlier seasons and honours. Only a bad row is dropped. */
export function parseCareer(raw: unknown): { value: CareerSeasons; dropped: number } | undefined {
  const root = objectOf(raw);
  const seasons = root && parseRows(root.seasons, careerSeason);
  const playoffs = root && parseRows(root.playoffs, careerSeason);
  const aba = root && parseRows(root.aba, careerSeason);
  const honours = root && parseRows<Honour>(root.honours, honourRow);
  if (!seasons || !playoffs || !aba || !honours) return undefined;
  return {
    value: {
      seasons: seasons.rows,
      playoffs: playoffs.rows,
      ...(aba.rows.length > 0 && { aba: aba.rows }),
      honours: honours.rows,
    },
    dropped: seasons.dropped + playoffs.dropped + aba.dropped + honours.dropped,
  };
}

function careerSeason(raw: unknown): CareerSeason | undefined {
  const row = careerRows.parse(raw);
  return row && /^\d{4}-\d{2}$/.test(row.season) ? row : undefined;
}

/** The document of one player. */
export function careerWire(record: CareerSeasons): CareerWire {
  return {
    ...(record.seasons.length > 0 && { seasons: record.seasons.map(careerRows.print) }),
    ...(record.playoffs.length > 0 && { playoffs: record.playoffs.map(careerRows.print) }),
    ...(record.aba && { aba: record.aba.map(careerRows.print) }),
    ...(record.honours.length > 0 && { honours: record.honours }),
  };
}
