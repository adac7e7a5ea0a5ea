import * as v from "valibot";
import { isSeasonName } from "#domain/season/season.ts";
import type { Franchise, FranchiseSeason, TopScorer } from "#domain/teams/franchise.ts";
import { arrayWithHoles, count, name, text } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { gameIdOf } from "./games.ts";
import { objectOf, parseRows } from "./rows.ts";

/** The document at `nba/franchises/{team id}`. */
export interface FranchiseWire {
  founded: number;
  titles?: number[];
  arena: string;
  coach: string;
  nextCoach?: { name: string; from: string };
  topScorers: WireFigureRow[];
  seasons: WireFigureRow[];
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

const scorerRows = figureRows({ game: "count", playerId: "id", name: "text", pts: "count" });

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
export function parseFranchise(raw: unknown): { value: Franchise; dropped: number } | undefined {
  const root = objectOf(raw);
  const parsed = v.safeParse(head, raw);
  const scorers = root && parseRows(root.topScorers, topScorer);
  const seasons = root && parseRows(root.seasons, franchiseSeason);
  if (!parsed.success || !scorers || !seasons) return undefined;
  return {
    value: { ...parsed.output, topScorers: scorers.rows, seasons: seasons.rows },
    dropped: scorers.dropped + seasons.dropped,
  };
}

function topScorer(raw: unknown): TopScorer | undefined {
  const row = scorerRows.parse(raw);
  if (row === undefined) return undefined;
  const { game, ...scorer } = row;
  return { ...scorer, gameId: gameIdOf(game) };
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
export function franchiseWire(record: Franchise): FranchiseWire {
  return {
    founded: record.founded,
    ...(record.titles.length > 0 && { titles: record.titles }),
    arena: record.arena,
    coach: record.coach,
    ...(record.nextCoach && { nextCoach: record.nextCoach }),
    topScorers: record.topScorers.map(({ gameId, ...scorer }) =>
      scorerRows.print({ ...scorer, game: Number(gameId) }),
    ),
    seasons: record.seasons.map((season) =>
      seasonRows.print({
        ...season,
        playoffs: Number(season.playoffs),
        champion: Number(season.champion),
        arena: season.arena ?? "",
      }),
    ),
  };
}
