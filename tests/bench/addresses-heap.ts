import { Agent, get } from "node:http";
import type { Heap } from "./heap.ts";
import { manyAddresses } from "./many-addresses.ts";
import { workerResidentMb } from "./workerd.ts";

/** The shares of the addresses after which the heap is measured. */
const SHARES = [0, 0.1, 0.25, 0.5, 1];
const LANES = 4;
/** The requests that the limits of one caller allow in a minute, with room. */
const A_CALLER = 50;

/**
 * Asks for a number of different addresses, each once, and prints the heap after some of them. Returns the
 * largest heap after a collection of garbage, in MB.
 */
export async function measureAddresses(
  { url, process }: { url: string; process: { pid: number } },
  heap: Heap,
  count: number,
): Promise<number> {
  const addresses = manyAddresses(count);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const answers = new Map<string, number>();
  let largest = 0;
  let asked = 0;
  const ask = async (until: number) => {
    while (asked < until) {
      const at = asked;
      asked += 1;
      const kind = await statusOf(url + addresses[at], agent, Math.floor(at / A_CALLER));
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
    }
  };
  for (const share of SHARES) {
    const until = Math.round(count * share);
    await Promise.all(Array.from({ length: LANES }, () => ask(until)));
    const residentMb = workerResidentMb(process.pid) ?? Number.NaN;
    const liveMb = await heap.liveMb();
    largest = Math.max(largest, liveMb);
    console.log(
      `${until} addresses: heap ${liveMb.toFixed(1)} MB, resident ${residentMb.toFixed(0)} MB`,
    );
  }
  agent.destroy();
  const statuses = [...answers].map(([status, number]) => `${number} of ${status}`);
  console.log(`Answers: ${statuses.join(", ")}`);
  return largest;
}

function statusOf(url: string, agent: Agent, caller: number): Promise<string> {
  const headers = {
    "accept-encoding": "br",
    "cf-connecting-ip": `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
  };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer
        .resume()
        .on("end", () => resolve(String(answer.statusCode)))
        .on("error", reject);
    }).on("error", reject);
  });
}
