import * as v from "valibot";
import type { CareerSeason, CareerSeasons, Honour } from "#domain/players/career.ts";
import { count, name } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows, type ReadRows, rowParser } from "./rows.ts";

/** The document at `nba/careers/{player id}`. */
export interface CareerWire {
  seasons?: WireFigureRow[];
  playoffs?: WireFigureRow[];
  aba?: WireFigureRow[];
  /** "All-Star 1985 1986|Rookie of the Year 1985"; earlier releases wrote a row each. */
  honours?: string;
  /** Points, rebounds and assists of all playoffs. */
  totals?: number[];
  hall?: 1;
}

/** The columns of a season of a career, or of several. */
const careerRows = figureRows({
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

const totalsOf = v.safeParser(v.tuple([count, count, count]));

const honourRow = rowParser(v.object({ year: v.pipe(count, v.minValue(1946)), award: name }));

/** One player's earlier seasons and honours. Only a bad row is dropped. */
export function parseCareer(raw: unknown): { value: CareerSeasons; dropped: number } | undefined {
  const root = objectOf(raw);
  const seasons = root && parseRows(root.seasons, careerSeason);
  const playoffs = root && parseRows(root.playoffs, careerSeason);
  const aba = root && parseRows(root.aba, careerSeason);
  const honours = root && honoursOf(root.honours);
  if (!seasons || !playoffs || !aba || !honours) return undefined;
  const totals = totalsOf(root.totals);
  return {
    value: {
      seasons: seasons.rows,
      playoffs: playoffs.rows,
      ...(aba.rows.length > 0 && { aba: aba.rows }),
      honours: honours.rows,
      ...(totals.success && {
        playoffTotals: { pts: totals.output[0], reb: totals.output[1], ast: totals.output[2] },
      }),
      ...(root.hall === 1 && { isInHallOfFame: true }),
    },
    dropped: seasons.dropped + playoffs.dropped + aba.dropped + honours.dropped,
  };
}

const YEAR = /^\d{4}$/;

/** The honors of a text, each with the years in which it was given. */
function honoursOf(raw: unknown): ReadRows<Honour> | undefined {
  if (typeof raw !== "string") return parseRows<Honour>(raw, honourRow);
  const rows = raw.split("|").flatMap((text) => {
    const words = text.split(" ");
    const years = words.filter((word) => YEAR.test(word));
    const award = words.slice(0, words.length - years.length).join(" ");
    return award === "" ? [] : years.map((year) => ({ year: Number(year), award }));
  });
  return { rows: rows.toSorted((a, b) => a.year - b.year), dropped: 0 };
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
    ...(record.honours.length > 0 && { honours: honoursText(record.honours) }),
    ...(record.playoffTotals && {
      totals: [record.playoffTotals.pts, record.playoffTotals.reb, record.playoffTotals.ast],
    }),
    ...(record.isInHallOfFame && { hall: 1 }),
  };
}

function honoursText(honours: readonly Honour[]): string {
  return [...Map.groupBy(honours, ({ award }) => award)]
    .map(([award, own]) => [award, ...own.map(({ year }) => year)].join(" "))
    .join("|");
}
