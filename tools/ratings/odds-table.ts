import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { GOALS, ODDS_PLACES, type Odd, type TeamOdds } from "../../domain/ratings/season-odds.ts";
import { root } from "../paths.ts";
import { count, day, number, readTable, teamId } from "../season/read-table.ts";

const FOLDER = join(root, "season/fitted");
const FILE = "odds.csv";

/** The table of the odds of all days. */
export const ODDS_FILE = join(FOLDER, FILE);

const PLACES = Array.from({ length: ODDS_PLACES }, (_, at) => `place_${at + 1}`);

/** An odd's cell is empty for what is impossible, "!" for what is certain, else the count. */
const cell = v.union([
  v.pipe(
    v.literal(""),
    v.transform((): Odd => ({ kind: "impossible" })),
  ),
  v.pipe(
    v.literal("!"),
    v.transform((): Odd => ({ kind: "certain" })),
  ),
  v.pipe(
    count,
    v.transform((seasons): Odd => ({ kind: "open", count: seasons })),
  ),
]);
const oddCells = v.entriesFromList([...PLACES, ...GOALS], cell);

/** The odds of each day in the table, by date. Throws a `DatasetError` for a bad cell. */
export function readOdds(): Map<string, TeamOdds[]> {
  if (!existsSync(ODDS_FILE)) return new Map();
  const rows = readTable(FOLDER, FILE, { date: day, team_id: teamId, wins: number, ...oddCells });
  const odds = rows.map((row) => ({
    date: row.date,
    teamId: row.team_id,
    wins: row.wins,
    places: PLACES.map((place) => row[place]),
    playoffs: row.playoffs,
    conference: row.conference,
    title: row.title,
  }));
  return new Map(
    [...Map.groupBy(odds, ({ date }) => date)].map(([date, own]) => [
      date,
      own.map(({ date: _, ...of }) => of),
    ]),
  );
}

function printed(odd: Odd): string {
  if (odd.kind === "open") return String(odd.count);
  return odd.kind === "certain" ? "!" : "";
}

/** Writes the odds of all days, the oldest first. */
export function writeOdds(days: ReadonlyMap<string, readonly TeamOdds[]>): void {
  const rows = [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([date, teams]) =>
      teams.map(({ teamId: id, wins, places, ...goals }) =>
        [
          date,
          id,
          wins.toFixed(1),
          ...places.map(printed),
          ...GOALS.map((goal) => printed(goals[goal])),
        ].join(","),
      ),
    );
  const head = ["date", "team_id", "wins", ...PLACES, ...GOALS].join(",");
  writeFileSync(ODDS_FILE, `${[head, ...rows].join("\n")}\n`);
}
