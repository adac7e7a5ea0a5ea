import * as v from "valibot";
import type { Fixture } from "#domain/season/fixtures.ts";
import { day, maybeText, readTable, teamId } from "./read-table.ts";

const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, "must be a time like 2026-10-20T23:00Z"),
);

/** The upcoming season's fixtures in tip-off order. */
export function readFixtures(folder: string): Fixture[] {
  return readTable(folder, "coming_schedule.csv", {
    date: day,
    tip_utc: moment,
    home_team_id: teamId,
    away_team_id: teamId,
    neutral_site: v.picklist(["0", "1"]),
    arena: maybeText,
    note: maybeText,
    tv: maybeText,
  })
    .map((row) => ({
      date: row.date,
      tipOff: row.tip_utc,
      homeTeamId: row.home_team_id,
      awayTeamId: row.away_team_id,
      neutral: row.neutral_site === "1",
      television: row.tv.split("|").filter(Boolean),
      label: row.note,
      arena: row.neutral_site === "1" ? row.arena : "",
    }))
    .sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
}
