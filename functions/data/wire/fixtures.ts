import { momentOf } from "#domain/dates.ts";
import { easternDateOf, type Fixture } from "#domain/season/fixtures.ts";
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
  formerTipOffs: "words",
  off: "words",
  changedAt: "words",
});

/** Parts the networks of a game, and its former tip-offs: "ABC|ESPN". */
const SEPARATOR = "|";

const OFF: Readonly<Record<string, Fixture["off"]>> = {
  postponed: "postponed",
  withdrawn: "withdrawn",
};

/** The fixtures of `nba/fixtures/data`, sorted by tip-off. */
export function parseFixtures(raw: unknown): ReadRows<Fixture> | undefined {
  const parsed = parseRows(raw, (row) => {
    const fixture = rows.parse(row);
    if (fixture === undefined || momentOf(fixture.tipOff) === undefined) return undefined;
    const { formerTipOffs, off, changedAt, ...known } = fixture;
    const former = formerTipOffs.split(SEPARATOR).filter((text) => momentOf(text) !== undefined);
    return {
      ...known,
      date: easternDateOf(fixture.tipOff),
      neutral: fixture.neutral === true,
      television: fixture.television.split(SEPARATOR).filter(Boolean),
      ...(former.length > 0 && { formerTipOffs: former }),
      ...(OFF[off] && { off: OFF[off] }),
      ...(momentOf(changedAt) !== undefined && { changedAt }),
    };
  });
  parsed?.rows.sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
  return parsed;
}

/** The rows of `nba/fixtures/data`; empty texts at the end of a row are left out. */
export function fixturesWire(fixtures: readonly Fixture[]): WireFigureRow[] {
  return fixtures.map((fixture) => {
    const { television, formerTipOffs = [], off = "", changedAt = "" } = fixture;
    const row = rows.print({
      ...fixture,
      television: television.join(SEPARATOR),
      formerTipOffs: formerTipOffs.join(SEPARATOR),
      off,
      changedAt,
    });
    return row.slice(0, row.findLastIndex((value) => value !== "") + 1);
  });
}
