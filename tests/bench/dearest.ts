import { Agent, get } from "node:http";
import { pageKey } from "#functions/page-cache/page-key.ts";
import { startTestStack } from "#tools/check/test-stack.ts";
import { runCommand } from "#tools/command-line.ts";
import { idleCpuMs } from "./cpu-clock.ts";
import { dearestAddresses } from "./dearest-addresses.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";
import { workerdBelow } from "./workerd.ts";

const usage = `usage: npm run bench:dearest

Visits addresses of every kind, and prints the fifty that cost the most CPU time.`;

/** The budget of design.md section 8, in milliseconds of CPU time. */
const BUDGET_MS = 25;
const PRINTED = 50;
/** The dearest of one visit that are visited again, and how often. */
const AGAIN = 90;
const VISITS = 7;
/** The requests that the limits of one caller allow in a minute, with room. */
const A_CALLER = 100;

interface Visited {
  address: string;
  status: number;
  bytes: number;
  cpuMs: number[];
}

interface Read {
  status: number;
  bytes: number;
  location: string | undefined;
}

/** An address that is never served from the page cache: it is spelled as no link of the site. */
function uncached(address: string): string {
  const isCached = pageKey({ method: "GET", url: `http://bench${address}` }, "") !== undefined;
  if (!isCached) return address;
  return address.replace(
    /^\/(?=[a-z])./,
    ([, letter = ""]) => `/%${letter.charCodeAt(0).toString(16)}`,
  );
}

async function measure(url: string, pid: number): Promise<void> {
  const processes = workerdBelow(pid).map((one) => one.pid);
  if (processes.length === 0) throw new Error("CPU time is measured on Linux only.");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let requests = 0;
  const visit = async (address: string) => {
    const before = await idleCpuMs(processes);
    requests += 1;
    const caller = `10.0.${Math.floor(requests / A_CALLER)}.1`;
    const answer = await read(url + uncached(address), agent, caller);
    return { ...answer, cpuMs: (await idleCpuMs(processes)) - before };
  };
  // An address that redirects is followed by the one it leads to.
  const addresses = dearestAddresses();
  // The first round fills the cache of collections and has the engine compile what is used.
  for (const address of addresses) await visit(address);
  const visited: Visited[] = [];
  for (const address of addresses) {
    const { cpuMs, location, ...answer } = await visit(address);
    visited.push({ address, ...answer, cpuMs: [cpuMs] });
    if (location === undefined || addresses.includes(location)) continue;
    await visit(location);
    addresses.push(location);
  }
  const dearest = visited.toSorted((a, b) => middle(b) - middle(a)).slice(0, AGAIN);
  for (let round = 1; round < VISITS; round += 1) {
    for (const one of dearest) one.cpuMs.push((await visit(one.address)).cpuMs);
  }
  const nothing: number[] = [];
  for (let round = 0; round < VISITS; round += 1)
    nothing.push((await visit("/nothing.html")).cpuMs);
  agent.destroy();
  const rows = dearest
    .toSorted((a, b) => middle(b) - middle(a))
    .slice(0, PRINTED)
    .map((one) => [
      one.address.length > 90 ? `${one.address.slice(0, 87)}...` : one.address,
      within(middle(one), BUDGET_MS, 1),
      Math.max(...one.cpuMs).toFixed(1),
      String(one.status),
      String(one.bytes),
    ]);
  const statuses = Map.groupBy(visited, ({ status }) => status);
  const answers = [...statuses].map(([status, all]) => `${all.length} of ${status}`).join(", ");
  console.log(
    [
      `The ${PRINTED} dearest of ${addresses.length} addresses, in ms: the CPU time of all threads of the`,
      "workerd processes until they are idle again, the local runtime's own in front included; the",
      `median and the most of ${VISITS} visits. No visit is answered from the page cache; the isolate has its`,
      `collections, and has seen each address once. Budget ${BUDGET_MS} ms.`,
      `An answer without a page takes ${median(nothing).toFixed(1)} ms. Answers by status: ${answers}.`,
      "",
      table(["address", "CPU ms", "most", "status", "bytes"], rows),
    ].join("\n"),
  );
}

function middle({ cpuMs }: Visited): number {
  return median(cpuMs);
}

function read(url: string, agent: Agent, caller: string): Promise<Read> {
  const headers = { "cf-connecting-ip": caller };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer
        .on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on("end", () =>
          resolve({ status: answer.statusCode ?? 0, bytes, location: answer.headers.location }),
        )
        .on("error", reject);
    }).on("error", reject);
  });
}

await runCommand(usage, {}, async () => {
  const stack = await startTestStack();
  try {
    await measure(stack.site.url, stack.site.process.pid);
  } finally {
    await stack.stop();
  }
});
