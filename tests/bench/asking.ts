import { Agent, get } from "node:http";

/** What came back under load: requests a second, and latencies in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

const LANES = 16;

/** Asks for an address and takes the whole answer; fails unless it is a 200, or the status given. */
export function ask(
  url: string,
  agent: Agent,
  { headers = {}, status = 200 }: { headers?: Record<string, string>; status?: number } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== status) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}

/** Asks over and over again for so long, in 16 lanes at a time. */
export async function load(url: string, durationMs: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const times: number[] = [];
  const end = performance.now() + durationMs;
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
  return { perSecond: times.length / (durationMs / 1000), p50: at(0.5), p99: at(0.99) };
}

/** The best of several rounds, the addresses taking turns: other programs only take away. */
export async function compare(
  urls: readonly string[],
  { rounds, roundMs }: { rounds: number; roundMs: number },
): Promise<Load[]> {
  const best: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const measured = await load(url, roundMs);
      const known = best[index];
      if (known === undefined || measured.perSecond > known.perSecond) best[index] = measured;
    }
  }
  return best;
}
