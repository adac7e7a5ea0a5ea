import { isDay } from "#domain/dates.ts";
import { runCommand } from "../command-line.ts";
import { readOpenPort } from "../machine/port.ts";
import { untilStopped } from "../machine/stopping.ts";
import { SOURCE_FOLDER } from "../paths.ts";
import { readTables } from "../season/tables.ts";
import { FAULTS, type Fault } from "./faults.ts";
import { eventsOf, REPLAYED_SOURCES, type ReplayedSource, startNight } from "./night-replay.ts";
import { createSeasonApi } from "./season-api.ts";
import { replaySeason } from "./season-replay.ts";

const usage = `usage: npm run replay -- --date DATE [--speed 30] [--source NAME] [--fault NAME,NAME]
       npm run replay -- --season

Replays the season of the tables from its plays.
  --date    a day like 2026-02-11: starts the site, on PORT (4321 unless set), beside a stand-in of the
            stats API that plays the games of this day on a clock of its own; Ctrl-C stops both. The
            database stands as of that morning and lies apart from that of npm start.
  --speed   how much faster than real the clock runs: 30 unless given, at most 1000
  --source  what the site reads, of: ${Object.keys(REPLAYED_SOURCES).join(", ")}; stats-api unless given
  --fault   what the stand-in does wrong, of: ${Object.keys(FAULTS).join(", ")}
  --season  day by day at full speed, in this process: after each day's last final the refresh runs, and
            standings, totals, leaders and counts of the finder are compared with the tables. Ends with 1
            when any differs.

Sources:
${Object.entries(REPLAYED_SOURCES)
  .map(([name, what]) => `  ${name.padEnd(11)} ${what}`)
  .join("\n")}

Faults:
${Object.entries(FAULTS)
  .map(([name, what]) => `  ${name.padEnd(11)} ${what}`)
  .join("\n")}`;

const config = {
  options: {
    season: { type: "boolean", default: false },
    date: { type: "string" },
    speed: { type: "string", default: "30" },
    fault: { type: "string", default: "" },
    source: { type: "string", default: "stats-api" },
  },
} as const;

/** Differences that are printed of a day. */
const MOST_PRINTED = 5;

async function compareSeason(): Promise<void> {
  const sum = { days: 0, games: 0, compared: 0, differences: 0, requests: 0 };
  for await (const day of replaySeason(createSeasonApi())) {
    const { date, games, compared, differences, requests } = day;
    console.log(`${date}  ${games} games, ${compared} figures, ${differences.length} differences`);
    for (const difference of differences.slice(0, MOST_PRINTED)) console.log(`  ${difference}`);
    sum.days += 1;
    sum.games += games;
    sum.compared += compared;
    sum.differences += differences.length;
    sum.requests += requests;
  }
  const { days, games, compared, differences, requests } = sum;
  console.log(
    `${days} days, ${games} games, ${requests} requests of the stats API: ` +
      `${compared} figures compared, ${differences} differences.`,
  );
  if (differences > 0) process.exitCode = 1;
}

const CLOCK = {
  timeZone: "America/New_York",
  timeZoneName: "short",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** How often events are looked for. */
const LOOK_MS = 500;

async function playNight(night: Parameters<typeof startNight>[0]): Promise<void> {
  const stopped = untilStopped();
  console.log(`Building the site and the morning of ${night.date} ...`);
  const started = await Promise.race([stopped, startNight(night)]);
  if (started === "stopped") return;
  const { stack, now, games, stop } = started;
  console.log(`The night of ${night.date} is on at ${stack.site.url}/nba/games (Ctrl-C stops it)`);
  const teams = new Map(
    readTables(SOURCE_FOLDER).teams.map((team) => [team.id, team.abbreviation]),
  );
  const upcoming = eventsOf(games, (id) => teams.get(id) ?? String(id));
  const print = () => {
    for (let [next] = upcoming; next !== undefined && next.at <= now(); [next] = upcoming) {
      upcoming.shift();
      const time = new Date(next.at).toLocaleTimeString("en-US", CLOCK);
      console.log(`${time}  ${next.what}`);
    }
  };
  const timer = setInterval(print, LOOK_MS);
  const cause = await Promise.race([stopped, stack.site.process.exited]);
  clearInterval(timer);
  await stop();
  if (cause !== "stopped") throw new Error(`The site ended:\n${stack.site.process.output()}`);
}

function faultsOf(given: string, refuse: (message: string) => never): ReadonlySet<Fault> {
  const names = given.split(",").filter(Boolean);
  const unknown = names.find((name) => !Object.hasOwn(FAULTS, name));
  if (unknown !== undefined) refuse(`There is no fault "${unknown}".`);
  return new Set(names as Fault[]);
}

function sourceOf(given: string, refuse: (message: string) => never): ReplayedSource {
  if (!Object.hasOwn(REPLAYED_SOURCES, given)) refuse(`There is no source "${given}".`);
  return given as ReplayedSource;
}

await runCommand(usage, config, async ({ values, refuse }) => {
  const { date, season } = values;
  if (season === (date !== undefined)) refuse("Name either a date or --season.");
  if (date === undefined) return compareSeason();
  if (!isDay(date)) refuse("--date must be a day like 2026-02-11.");
  if (!/^[1-9]\d{0,2}$|^1000$/.test(values.speed))
    refuse("--speed must be a number from 1 to 1000.");
  const port = await readOpenPort("npm run replay");
  const faults = faultsOf(values.fault, refuse);
  const source = sourceOf(values.source, refuse);
  await playNight({ date, speed: Number(values.speed), port, faults, source });
});
