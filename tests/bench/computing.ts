import { Agent } from "node:http";
import type { TestStack } from "#tools/check/test-stack.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import {
  announcedDictionary,
  CODINGS,
  travelling,
  USES_DICTIONARIES,
} from "../fixtures/travelling.ts";
import { type BareWorker, PAGES } from "./bare-worker.ts";
import { BROTLI, request } from "./requests.ts";
import { table, within } from "./table.ts";
import { workerdUsage } from "./workerd.ts";

/** The budget of design.md section 8: a warm page's CPU time over that of a bare Worker. */
const MAX_RATIO = 1.3;
const BARE = "public pages of a bare Worker";
const WARM = "the same pages, warm";
const REQUESTS = 1_500;
const LANES = 4;

interface Kind {
  name: string;
  worker: { url: string; pid: number };
  paths: readonly string[];
  how?: Parameters<typeof request>[2];
}

/** The mean CPU time of a response, in milliseconds; undefined without `/proc`. */
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

/** Measures the CPU time of responses; returns whether warm public pages keep the budget. */
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
    { name: BARE, worker: bare, paths: PAGES, how: { headers: BROTLI } },
    { name: WARM, worker: own, paths: PAGES, how: { headers: BROTLI } },
    {
      name: "the same with the dictionary",
      worker: own,
      paths: PAGES,
      how: { headers: await withDictionary(own.url) },
    },
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
  ];
  const rows: string[][] = [];
  let bareMs = Number.NaN;
  let isKept = true;
  for (const kind of kinds) {
    const cpuMs = await computingOf(kind);
    if (cpuMs === undefined) {
      console.log("\nComputing is measured on Linux only.");
      return true;
    }
    if (kind.name === BARE) bareMs = cpuMs;
    const ratio = cpuMs / bareMs;
    if (kind.name === WARM) isKept = ratio <= MAX_RATIO;
    const printed = kind.name === WARM ? within(ratio, MAX_RATIO, 2) : `${ratio.toFixed(2)}  `;
    rows.push([kind.name, cpuMs.toFixed(2), printed]);
  }
  console.log(`
Computing for an answer: user and system time of the workerd processes by /proc, the local runtime's
own in front included, mean of ${REQUESTS}; budget of a warm page ${MAX_RATIO} times a bare Worker's.\n`);
  console.log(table(["answer", "CPU ms", "ratio"], rows));
  return isKept;
}

/** The request headers of a browser that has stored the dictionary. */
async function withDictionary(site: string): Promise<Record<string, string>> {
  const dictionary = await announcedDictionary(
    await travelling(`${site}/nba`, USES_DICTIONARIES),
    site,
  );
  const known = dictionary && { "available-dictionary": dictionary.hash };
  return { "accept-encoding": CODINGS, ...known };
}
