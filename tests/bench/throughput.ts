import { Agent } from "node:http";
import type { TestStack } from "../../scripts/test-stack.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { ask, compare } from "./asking.ts";
import { startBareWorker } from "./bare-worker.ts";
import { table, within } from "./table.ts";
import { workerdUsage } from "./workerd.ts";

/** One page of each kind. */
const PAGES = [
  "/",
  "/nba",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/teams",
  "/nba/teams/27",
  "/nba/teams/13/stats",
  "/nba/teams/23/roster",
  "/nba/players/page/1",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  "/search?q=los",
];
/** Design section 8: at least half of what the runtime can do. */
const MIN_RATIO = 0.5;
/** Design section 8, in milliseconds of computing. */
const MAX_CPU_MS = 5;
const REQUESTS = 1_500;

/** Warm pages against a bare Worker of the same bytes. Returns whether the budget is kept. */
export async function measureThroughput({ site }: TestStack): Promise<boolean> {
  const bodies: Record<string, string> = {};
  for (const path of PAGES) {
    bodies[new URL(path, site.url).pathname] = await (await fetch(site.url + path)).text();
  }
  const bare = await startBareWorker(bodies);
  try {
    const rows: string[][] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (const path of PAGES) {
      const urls = [site.url + path, bare.url + path];
      const [own, most] = await compare(urls, { rounds: 2, roundMs: 700 });
      if (own === undefined || most === undefined) continue;
      const ratio = own.perSecond / most.perSecond;
      worst = Math.min(worst, ratio);
      rows.push([
        path,
        ...[own, most].flatMap(({ perSecond, p50, p99 }) => [
          perSecond.toFixed(0),
          p50.toFixed(1),
          p99.toFixed(1),
        ]),
        `${ratio.toFixed(2)}${ratio < MIN_RATIO ? " !" : "  "}`,
      ]);
    }
    console.log(
      `\nWarm pages against a bare Worker of the same bytes, 16 at a time; budget of the ratio ${MIN_RATIO}.\n`,
    );
    const columns = [
      "page",
      "per s",
      "p50 ms",
      "p99 ms",
      "bare per s",
      "p50 ms",
      "p99 ms",
      "ratio",
    ];
    console.log(table(columns, rows));
    return worst >= MIN_RATIO;
  } finally {
    await bare.stop();
  }
}

/** The computing that a request takes. Returns whether the budget of warm pages is kept. */
export async function measureCpu({ site, emulator }: TestStack): Promise<boolean> {
  const member = new Browser(site.url);
  await member.signIn(await signUp(emulator.host));
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const tag = (await fetch(`${site.url}/`)).headers.get("etag") ?? "";
  const kinds: [string, string[], Parameters<typeof ask>[2]][] = [
    ["a warm public page", PAGES, {}],
    ["a 304", ["/"], { headers: { "If-None-Match": tag }, status: 304 }],
    ["a member's page, rendered", ["/nba/news", "/nba/transactions"], { headers: { cookie } }],
  ];
  const rows: string[][] = [];
  let worst = 0;
  const { pid } = site.process;
  for (const [name, paths, how] of kinds) {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const askAll = (count: number) =>
      Promise.all(
        [0, 1, 2, 3].map(async (lane) => {
          for (let index = lane; index < count; index += 4) {
            await ask(site.url + paths[index % paths.length], agent, how);
          }
        }),
      );
    await askAll(100);
    const before = workerdUsage(pid);
    await askAll(REQUESTS);
    const after = workerdUsage(pid);
    agent.destroy();
    if (before === undefined || after === undefined) {
      console.log("\nComputing is measured on Linux only.");
      return true;
    }
    const cpuMs = (after.cpuMs - before.cpuMs) / REQUESTS;
    worst = Math.max(worst, cpuMs);
    rows.push([name, within(cpuMs, MAX_CPU_MS, 2)]);
  }
  console.log(`
Computing for a request: user and system time of the workerd processes, the local runtime's own in
front included, over ${REQUESTS} requests each; budget ${MAX_CPU_MS} ms.\n`);
  console.log(table(["answer", "CPU ms"], rows));
  return worst <= MAX_CPU_MS;
}
