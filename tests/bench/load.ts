// How many warm pages a second the built Worker serves, against a bare Worker that returns the same
// bytes in the same runtime and run: `npm run bench:load`. Exit code 1 below the budget.
import { Agent, get } from "node:http";
import { startTestStack } from "../../scripts/test-stack.ts";
import { startBareWorker } from "./bare-worker.ts";

/** Design section 8: at least half of what the runtime can do. */
const MIN_RATIO = 0.5;
const LANES = 16;
const ROUND_MS = 2_000;
const ROUNDS = 2;
const PAGES = [
  "/",
  "/nba/standings",
  "/nba/teams/27",
  "/nba/teams/13/stats",
  "/nba/players/page/1",
];

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}

/** Asks over and over again, in several lanes at a time; latencies in milliseconds. */
async function load(url: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const times: number[] = [];
  const end = performance.now() + ROUND_MS;
  const lane = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await ask(url, agent);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / (ROUND_MS / 1000), p50: at(0.5), p99: at(0.99) };
}

/** The better of several rounds, the two Workers taking turns: other programs only take away. */
async function compare(site: string, bare: string, path: string): Promise<[Load, Load]> {
  const best: [Load | undefined, Load | undefined] = [undefined, undefined];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, origin] of [site, bare].entries()) {
      const measured = await load(origin + path);
      const known = best[index];
      if (known === undefined || measured.perSecond > known.perSecond) best[index] = measured;
    }
  }
  return best as [Load, Load];
}

const stack = await startTestStack();
try {
  const bodies: Record<string, string> = {};
  for (const path of PAGES) bodies[path] = await (await fetch(stack.site.url + path)).text();
  const bare = await startBareWorker(bodies);
  try {
    let worst = Number.POSITIVE_INFINITY;
    console.log("page                    per s   p50 ms   p99 ms   bare per s   ratio");
    for (const path of PAGES) {
      const [site, most] = await compare(stack.site.url, bare.url, path);
      const ratio = site.perSecond / most.perSecond;
      worst = Math.min(worst, ratio);
      const cells = [
        path.padEnd(20),
        site.perSecond.toFixed(0).padStart(8),
        site.p50.toFixed(1).padStart(8),
        site.p99.toFixed(1).padStart(8),
        most.perSecond.toFixed(0).padStart(12),
        ratio.toFixed(2).padStart(7),
      ];
      console.log(cells.join(" "));
    }
    console.log(`worst ratio ${worst.toFixed(2)}, budget ${MIN_RATIO}`);
    if (worst < MIN_RATIO) process.exitCode = 1;
  } finally {
    await bare.stop();
  }
} finally {
  await stack.stop();
}
