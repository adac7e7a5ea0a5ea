import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { GOALS, ODDS_PLACES, type Odd, type TeamOdds } from "#domain/ratings/season-odds.ts";
import { oddsRow, parseOdd } from "#functions/data/wire/odds.ts";
import { root } from "../paths.ts";
import { day, number, readTable, teamId } from "../season/read-table.ts";

const FOLDER = join(root, "season/fitted");
const FILE = "odds.csv";

/** The table of the odds of all days. */
export const ODDS_FILE = join(FOLDER, FILE);

const PLACES = Array.from({ length: ODDS_PLACES }, (_, at) => `place_${at + 1}` as const);

const odd = v.pipe(
  v.string(),
  v.transform(parseOdd),
  v.custom<Odd>((cell) => cell !== undefined, "must be empty, ! or a count of seasons"),
);

/** The odds of each day in the table, by date. Throws a `DatasetError` for a bad cell. */
export function readOdds(): Map<string, TeamOdds[]> {
  if (!existsSync(ODDS_FILE)) return new Map();
  const places = Object.fromEntries(PLACES.map((place) => [place, odd]));
  const goals = v.entriesFromList(GOALS, odd);
  const head = { date: day, team_id: teamId, wins: number };
  const rows = readTable(FOLDER, FILE, { ...head, ...goals, ...places });
  const days = new Map<string, TeamOdds[]>();
  for (const { date, team_id, wins, playoffs, conference, title, ...row } of rows) {
    const own = days.get(date) ?? [];
    days.set(date, own);
    const cells: Record<string, Odd> = row;
    own.push({
      teamId: team_id,
      wins,
      places: PLACES.flatMap((place) => cells[place] ?? []),
      playoffs,
      conference,
      title,
    });
  }
  return days;
}

/** Writes the odds of all days, the oldest first. */
export function writeOdds(days: ReadonlyMap<string, readonly TeamOdds[]>): void {
  const rows = [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, teams]) => teams.map((own) => `${date},${oddsRow(own)}`));
  const head = ["date", "team_id", "wins", ...PLACES, ...GOALS].join(",");
  writeFileSync(ODDS_FILE, `${[head, ...rows].join("\n")}\n`);
}
