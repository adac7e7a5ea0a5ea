import * as v from "valibot";
import type { Annals, CareerInShort, Title } from "#domain/players/annals.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { careerRows } from "./careers.ts";
import { arrayWithHoles, count, name } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/** The document at `nba/annals`. */
export interface AnnalsWire {
  data: CareerInShortWire[];
  titles?: WireFigureRow[];
}

interface CareerInShortWire {
  id: number;
  since?: string;
  teams?: readonly number[];
  season?: WireFigureRow;
  playoffs?: WireFigureRow;
  /** The years of each honour. */
  honours?: Record<string, number[]>;
}

const counts = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((raw) => arrayWithHoles(raw as unknown[])),
  v.array(count),
);

const sums = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((raw) => careerRows.parse(raw)),
    v.check((row) => row !== undefined),
  ),
);

const careerRow = rowParser(
  v.pipe(
    v.object({
      id: v.pipe(count, v.minValue(1)),
      since: v.optional(v.pipe(name, v.check(isSeasonName))),
      teams: v.optional(counts, []),
      season: sums,
      playoffs: sums,
      honours: v.optional(v.record(v.string(), counts), {}),
    }),
    v.transform(
      ({ id, since, teams, season, playoffs, honours }): CareerInShort => ({
        id: String(id),
        since,
        teamIds: teams,
        season,
        playoffs,
        honours: Object.entries(honours).flatMap(([award, years]) =>
          years.map((year) => ({ year, award })),
        ),
      }),
    ),
  ),
);

const titleRows = figureRows({ year: "count", teamId: "count", name: "text" });

/** All careers in short and all titles. Only a bad row is dropped. */
export function parseAnnals(raw: unknown): { value: Annals; dropped: number } | undefined {
  const root = objectOf(raw);
  const careers = root && parseRows<CareerInShort>(root.data, careerRow);
  const titles = root && parseRows<Title>(root.titles, titleRows.parse);
  if (!careers || !titles) return undefined;
  return {
    value: { careers: careers.rows, titles: titles.rows },
    dropped: careers.dropped + titles.dropped,
  };
}

/** The document of annals. */
export function annalsWire({ careers, titles }: Annals): AnnalsWire {
  return { data: careers.map(careerInShortWire), titles: titles.map(titleRows.print) };
}

function careerInShortWire(career: CareerInShort): CareerInShortWire {
  const { id, since, teamIds, season, playoffs, honours } = career;
  const byAward = Map.groupBy(honours, ({ award }) => award);
  return {
    id: Number(id),
    ...(since && { since }),
    ...(teamIds.length > 0 && { teams: teamIds }),
    ...(season && { season: careerRows.print(season) }),
    ...(playoffs && { playoffs: careerRows.print(playoffs) }),
    ...(honours.length > 0 && {
      honours: Object.fromEntries(
        [...byAward].map(([award, won]) => [award, won.map(({ year }) => year)]),
      ),
    }),
  };
}
