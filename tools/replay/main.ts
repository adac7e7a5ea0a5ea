import { runCommand } from "../command-line.ts";
import { createSeasonApi } from "./season-api.ts";
import { replaySeason } from "./season-replay.ts";

const usage = `usage: npm run replay -- --season

Replays the season 2025-26 from its plays.
  --season  day by day at full speed, in this process: after each day's last final the refresh runs, and
            standings, totals, leaders and counts of the finder are compared with the tables. Ends with 1
            when any differs.`;

const config = { options: { season: { type: "boolean", default: false } } } as const;

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

await runCommand(usage, config, async ({ values, refuse }) => {
  if (!values.season) return refuse("Say what to replay.");
  await compareSeason();
});
