import { momentOf } from "#domain/dates.ts";
import { easternDayAt } from "#domain/eastern-days.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { parseRows, type ReadRows } from "./rows.ts";

const rows = figureRows({
  tipOff: "text",
  homeTeamId: "count",
  awayTeamId: "count",
  neutral: "flag",
  television: "words",
  label: "words",
  arena: "words",
});

/** Parts the networks of a game: "ABC|ESPN". */
const SEPARATOR = "|";

/** The fixtures of `nba/fixtures/data`, sorted by tip-off. */
export function parseFixtures(raw: unknown): ReadRows<Fixture> | undefined {
  const parsed = parseRows(raw, (row) => {
    const fixture = rows.parse(row);
    const moment = momentOf(fixture?.tipOff);
    if (fixture === undefined || moment === undefined) return undefined;
    return {
      ...fixture,
      // A fixture without a time has only its date.
      date: fixture.tipOff.includes("T") ? easternDayAt(moment) : fixture.tipOff,
      neutral: fixture.neutral === true,
      television: fixture.television.split(SEPARATOR).filter(Boolean),
    };
  });
  parsed?.rows.sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
  return parsed;
}

/** The rows of `nba/fixtures/data`; empty texts at the end of a row are left out. */
export function fixturesWire(fixtures: readonly Fixture[]): WireFigureRow[] {
  return fixtures.map((fixture) => {
    const row = rows.print({ ...fixture, television: fixture.television.join(SEPARATOR) });
    return row.slice(0, row.findLastIndex((value) => value !== "") + 1);
  });
}
