import { momentOf } from "../../../domain/dates.ts";
import type { Fixture } from "../../../domain/season/fixtures.ts";
import { type FigureRow, figureRows } from "./figures.ts";
import { parseRows, type Rows } from "./rows.ts";

const rows = figureRows({
  tipOff: "text",
  homeTeamId: "count",
  awayTeamId: "count",
  neutral: "flag",
});

/** The fixtures of `nba/fixtures/data`, sorted by tip-off. */
export function parseFixtures(raw: unknown): Rows<Fixture> | undefined {
  const parsed = parseRows(raw, (row) => {
    const fixture = rows.parse(row);
    return fixture === undefined || momentOf(fixture.tipOff) === undefined
      ? undefined
      : { ...fixture, neutral: fixture.neutral === true };
  });
  parsed?.rows.sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
  return parsed;
}

/** The rows of `nba/fixtures/data`. */
export function fixturesWire(fixtures: readonly Fixture[]): FigureRow[] {
  return fixtures.map((fixture) => rows.print(fixture));
}
