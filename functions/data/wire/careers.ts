import * as v from "valibot";
import type { Career, CareerSeason, Honour, LogLine } from "#domain/players/career.ts";
import type { Stage } from "#domain/season/box-score.ts";
import { BOX_COLUMNS, COUNT_COLUMNS, isPossible } from "./box-lines.ts";
import { count, name } from "./cells.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { gameIdOf } from "./games.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/** The document at `nba/careers/{player id}`. */
export interface CareerWire {
  log?: WireFigureRow[];
  seasons?: WireFigureRow[];
  playoffs?: WireFigureRow[];
  honours?: { year: number; award: string }[];
}

const STAGES: readonly Stage[] = ["season", "cup-final", "play-in", "playoffs"];

const logRows = figureRows({ game: "count", stage: "count", teamId: "count", ...BOX_COLUMNS });

/** The columns of a season of a career, or of several. */
export const careerRows = figureRows({
  season: "text",
  teamId: "count",
  team: "text",
  games: "count",
  starts: "maybe",
  minutes: "count",
  ...COUNT_COLUMNS,
  pf: "count",
});

const honourRow = rowParser(v.object({ year: v.pipe(count, v.minValue(1946)), award: name }));

/** One player's games, career and honours. Only a bad row is dropped. */
export function parseCareer(
  playerId: string,
  raw: unknown,
): { value: Career; dropped: number } | undefined {
  const root = objectOf(raw);
  const log = root && parseRows(root.log, (row) => logLine(playerId, row));
  const seasons = root && parseRows(root.seasons, careerSeason);
  const playoffs = root && parseRows(root.playoffs, careerSeason);
  const honours = root && parseRows<Honour>(root.honours, honourRow);
  if (!log || !seasons || !playoffs || !honours) return undefined;
  return {
    value: {
      log: log.rows,
      seasons: seasons.rows,
      playoffs: playoffs.rows,
      honours: honours.rows,
    },
    dropped: log.dropped + seasons.dropped + playoffs.dropped + honours.dropped,
  };
}

function logLine(playerId: string, raw: unknown): LogLine | undefined {
  const row = logRows.parse(raw);
  if (row === undefined || !isPossible(row)) return undefined;
  const { game, stage: place, ...line } = row;
  const stage = STAGES[place];
  return stage && { ...line, playerId, gameId: gameIdOf(game), stage };
}

function careerSeason(raw: unknown): CareerSeason | undefined {
  const row = careerRows.parse(raw);
  return row && /^\d{4}-\d{2}$/.test(row.season) ? row : undefined;
}

/** The document of one player. */
export function careerWire(record: Career): CareerWire {
  return {
    ...(record.log.length > 0 && {
      log: record.log.map(({ gameId, stage, ...line }) =>
        logRows.print({ ...line, game: Number(gameId), stage: STAGES.indexOf(stage) }),
      ),
    }),
    ...(record.seasons.length > 0 && { seasons: record.seasons.map(careerRows.print) }),
    ...(record.playoffs.length > 0 && { playoffs: record.playoffs.map(careerRows.print) }),
    ...(record.honours.length > 0 && { honours: record.honours }),
  };
}
