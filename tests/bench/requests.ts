import { Agent, get } from "node:http";

/** The result of a load test: responses per second, and latencies in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The headers of a browser without a dictionary, for the Worker's own compression. */
export const BROTLI: Headers = { "accept-encoding": "br" };

type Headers = Record<string, string>;

const LANES = 16;
const ROUNDS = 5;
const ROUND_MS = 300;

/** Requests an address and reads the whole response; rejects on any status but the expected one. */
export function request(
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

/** Requests an address repeatedly for a duration, with 16 concurrent requests. */
async function load(url: string, durationMs: number, headers: Headers): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const times: number[] = [];
  const end = performance.now() + durationMs;
  const lane = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await request(url, agent, { headers });
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / (durationMs / 1000), p50: at(0.5), p99: at(0.99) };
}

/** The results of several addresses, tested in turn. */
export interface Compared {
  /** The best round of each address, because other programs can only slow a round down. */
  best: Load[];
  /**
   * Each address's throughput relative to the last address: the median over rounds, because all
   * addresses of a round run under the same conditions.
   */
  ratios: number[];
}

/** Tests addresses in turn, in several short rounds. */
export async function compare(urls: readonly string[], headers: Headers = {}): Promise<Compared> {
  const rounds: Load[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const loads: Load[] = [];
    for (const url of urls) loads.push(await load(url, ROUND_MS, headers));
    rounds.push(loads);
  }
  const best = urls.map((_, index) =>
    rounds
      .map((loads) => loads[index] as Load)
      .reduce((a, b) => (b.perSecond > a.perSecond ? b : a)),
  );
  const ratios = urls.map((_, index) =>
    median(rounds.map((loads) => (loads[index]?.perSecond ?? 0) / (loads.at(-1)?.perSecond ?? 1))),
  );
  return { best, ratios };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
