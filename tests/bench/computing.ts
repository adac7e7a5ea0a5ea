import { Agent } from "node:http";
import type { TestStack } from "../../tools/check/test-stack.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { type BareWorker, PAGES } from "./bare-worker.ts";
import { request } from "./requests.ts";
import { table, within } from "./table.ts";
import { workerdUsage } from "./workerd.ts";

/** design.md section 8, in milliseconds. */
const BUDGET_MS = 5;
const REQUESTS = 1_500;
const LANES = 4;

interface Kind {
  name: string;
  worker: { url: string; pid: number };
  paths: readonly string[];
  how?: Parameters<typeof request>[2];
}

/** The mean of computing that an answer takes, in milliseconds; undefined without `/proc`. */
async function computingOf({ worker, paths, how }: Kind): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const requestAll = async (count: number) => {
    const lane = async (from: number) => {
      for (let index = from; index < count; index += LANES) {
        await request(worker.url + paths[index % paths.length], agent, how);
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, from) => lane(from)));
  };
  await requestAll(REQUESTS / 5);
  const before = workerdUsage(worker.pid);
  await requestAll(REQUESTS);
  const after = workerdUsage(worker.pid);
  agent.destroy();
  return before && after && (after.cpuMs - before.cpuMs) / REQUESTS;
}

/** The computing that answers take. Returns whether warm public pages keep the budget. */
export async function measureComputing(
  { site, emulator }: TestStack,
  bare: BareWorker,
): Promise<boolean> {
  const member = new Browser(site.url);
  await member.signIn(await signUp(emulator.host));
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const tag = (await fetch(`${site.url}/`)).headers.get("etag") ?? "";
  const own = { url: site.url, pid: site.process.pid };
  const kinds: Kind[] = [
    { name: "a warm public page", worker: own, paths: PAGES },
    {
      name: "a 304",
      worker: own,
      paths: ["/"],
      how: { headers: { "If-None-Match": tag }, status: 304 },
    },
    {
      name: "a member's page, rendered",
      worker: own,
      paths: ["/nba/news", "/nba/transactions"],
      how: { headers: { cookie } },
    },
    { name: "the same public pages of a bare Worker", worker: bare, paths: PAGES },
  ];
  const rows: string[][] = [];
  let isListed = true;
  for (const kind of kinds) {
    const cpuMs = await computingOf(kind);
    if (cpuMs === undefined) {
      console.log("\nComputing is measured on Linux only.");
      return true;
    }
    const hasBudget = kind === kinds[0];
    if (hasBudget) isListed = cpuMs <= BUDGET_MS;
    rows.push([kind.name, hasBudget ? within(cpuMs, BUDGET_MS, 2) : `${cpuMs.toFixed(2)}  `]);
  }
  console.log(`
Computing for an answer: user and system time of the workerd processes by /proc, the local runtime's
own in front included, mean of ${REQUESTS}; budget of a warm page ${BUDGET_MS} ms.\n`);
  console.log(table(["answer", "CPU ms"], rows));
  return isListed;
}
