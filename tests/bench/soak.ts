import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { playerPath } from "#domain/players/players.ts";
import { type SiteVariables, startSite } from "#tools/build/site.ts";
import { startTestStack, type TestStack } from "#tools/check/test-stack.ts";
import { runCommand } from "#tools/command-line.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { FAULTS, type Fault } from "../fixtures/faults.ts";
import { startFaultyService } from "../fixtures/faulty-service.ts";
import { measureAddresses } from "./addresses-heap.ts";
import { openHeap } from "./heap.ts";
import { type Answer, isComparable, NOTICED_MS, plain, wrongs } from "./soak-verdicts.ts";
import { workerResidentMb } from "./workerd.ts";

const usage = `usage: npm run bench:soak -- [--minutes 10 | --addresses 20000]

Hours in minutes: steady load of all kinds while the database comes and goes, every answer judged. Ends
with exit code 1 for a wrong answer, or a heap of more than an isolate is allowed.

--addresses   ask for that many different addresses instead, and print the live heap after some of them`;

/** The platform's limit of an isolate's memory. */
const MOST_HEAP_MB = 128;

/** The duration of each state of the database, well above the time to notice it. */
const STATE_MS = 3 * NOTICED_MS;
const LANES = 4;
/** The pause between two requests of a lane, in milliseconds. */
const PAUSE_MS = 15;
const LOOK_MS = 1_000;
const LOOKS_A_SAMPLE = 30;
const EXAMPLES = 20;

interface Sample {
  minute: number;
  residentMb: number;
  /** The smallest used heap since the last sample, which is close to the live heap. */
  heapMb: number;
}

/** A site by itself, whose isolate holds no database, with its heap. */
async function startWatched(stack: TestStack, variables: SiteVariables) {
  const folder = join(stack.folder, "soak");
  mkdirSync(folder);
  const state = openLocalState(folder);
  const inspectorPort = await freePort();
  const site = await startSite({
    port: await freePort(),
    inspectorPort,
    state,
    variables: {
      ...localVariables(state, stack.emulator.host),
      ...variables,
    },
  });
  return { site, heap: await openHeap(inspectorPort) };
}

async function askForMany(count: number): Promise<void> {
  const stack = await startTestStack();
  const { site, heap } = await startWatched(stack, { DATABASE_URL: stack.site.url });
  try {
    const largest = await measureAddresses(site, heap, count);
    if (largest > MOST_HEAP_MB) process.exitCode = 1;
  } finally {
    heap.close();
    await Promise.all([site.stop(), stack.stop()]);
  }
}

async function soak(minutes: number): Promise<void> {
  const stack = await startTestStack();
  const database = await startFaultyService(stack.site.url);
  const { site, heap } = await startWatched(stack, {
    DATABASE_URL: database.url,
    READ_FRESH_SECONDS: "2",
    READ_PAUSE_SECONDS: "1",
  });
  const visitor = new Browser(site.url);
  const member = new Browser(site.url);
  await member.signIn(await signUp(stack.emulator.host));

  const players = (readDataset().players as { data: { Player: string }[] }).data;
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(Math.random() * items.length)] as Item;
  const team = () => 1 + Math.floor(Math.random() * 30);
  /** The paths by kind of page; kinds with several pages pick a random one. */
  const KINDS: (() => string)[] = [
    () => "/",
    () => "/nba",
    () => "/nba/standings",
    () => pick(["/nba/standings/west", "/nba/standings/east"]),
    () => "/nba/teams",
    () => `/nba/teams/${team()}`,
    () => `/nba/teams/${team()}/stats`,
    () => `/nba/teams/${team()}/roster`,
    () => `/nba/players/page/${1 + Math.floor(Math.random() * 22)}`,
    () => playerPath(pick(players).Player),
    () => `/search?q=${pick(players).Player.slice(0, 4).trim()}`,
    () => "/nba/news",
    () => "/nba/analysis",
    () => "/nba/transactions",
    () => pick(["/nba/teams/99", "/nope", "/nba/players/player/Nobody"]),
  ];

  let fault: Fault | undefined;
  let changedAt = 0;
  /** The time of the first request for each page in the database's current state. */
  const firstAsked = new Map<string, number>();
  const known = new Map<string, string>();
  const tags = new Map<string, string>();
  const examples: string[] = [];
  let answers = 0;
  let wrong = 0;
  const end = Date.now() + minutes * 60_000;

  async function lane(): Promise<void> {
    while (Date.now() < end) {
      const kind = Math.floor(Math.random() * KINDS.length);
      const path = KINDS[kind]?.() ?? "/";
      const as = pick(["visitor", "visitor", "member"] as const);
      // A page of a team or player is made of a document of its own, which its first visitor renews.
      const requested = `${path} ${as}`;
      if (!firstAsked.has(requested)) firstAsked.set(requested, Date.now());
      const tag = Math.random() < 0.3 ? tags.get(path) : undefined;
      const browser = as === "member" ? member : visitor;
      const before = { fault, changedAt };
      let found: string[];
      try {
        const response = await browser.get(path, { "If-None-Match": tag });
        const body = await response.text();
        const isSame = before.changedAt === changedAt;
        const answer: Answer = {
          path,
          as,
          tag,
          body,
          status: response.status,
          headers: response.headers,
          fault: before.fault,
          steadyMs: isSame ? Date.now() - (firstAsked.get(requested) ?? Date.now()) : 0,
          known: known.get(path),
        };
        found = wrongs(answer);
        if (isComparable(answer)) known.set(path, plain(body));
        const etag = response.headers.get("etag");
        if (etag !== null) tags.set(path, etag);
      } catch (error) {
        found = [String(error)];
      }
      answers += 1;
      if (found.length > 0) {
        wrong += 1;
        const what = `${found.join(", ")}: ${path} as ${as}, ${before.fault ?? "well"}`;
        if (examples.length < EXAMPLES) examples.push(what);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Alternates between a working database and each fault in turn. */
  async function playFaults(): Promise<void> {
    for (let turn = 0; Date.now() < end; turn += 1) {
      fault = turn % 2 === 0 ? undefined : FAULTS[((turn - 1) / 2) % FAULTS.length];
      changedAt = Date.now();
      firstAsked.clear();
      await database.play(fault);
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, Math.min(STATE_MS, end - Date.now()))),
      );
    }
  }

  const samples: Sample[] = [];
  async function watchMemory(): Promise<void> {
    const began = Date.now();
    let heapMb = Number.POSITIVE_INFINITY;
    for (let look = 0; ; look += 1) {
      heapMb = Math.min(heapMb, await heap.usedMb());
      if (look % LOOKS_A_SAMPLE === 0) {
        const minute = (Date.now() - began) / 60_000;
        const residentMb = workerResidentMb(site.process.pid) ?? Number.NaN;
        samples.push({ minute, residentMb, heapMb });
        console.log(
          `${minute.toFixed(1)} min: ${answers} answers, ${wrong} wrong, heap ${heapMb.toFixed(1)} MB, resident ${residentMb.toFixed(0)} MB, ${fault ?? "well"}`,
        );
        heapMb = Number.POSITIVE_INFINITY;
      }
      if (Date.now() >= end) return;
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, Math.min(LOOK_MS, end - Date.now()))),
      );
    }
  }

  /**
   * The growth of a figure in MB per minute, over the second half of the run, when all kinds of
   * pages have been rendered.
   */
  function slope(of: "heapMb" | "residentMb"): string {
    const late = samples.filter(({ minute }) => minute >= minutes / 2);
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const x = mean(late.map(({ minute }) => minute));
    const y = mean(late.map((one) => one[of]));
    const rise = late.reduce((sum, one) => sum + (one.minute - x) * (one[of] - y), 0);
    const slope = rise / late.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
    return `${slope.toFixed(2)} MB a minute`;
  }

  /** The growth from the second sample, because the first precedes the load. */
  function grown(of: "heapMb" | "residentMb"): string {
    const [first, last] = [samples[1], samples.at(-1)].map((one) => one?.[of].toFixed(0) ?? "?");
    return `${first} -> ${last} MB (second half: ${slope(of)})`;
  }

  try {
    // The site reads all data before the first fault.
    for (const kind of KINDS) await member.get(kind());
    await Promise.all([playFaults(), watchMemory(), ...Array.from({ length: LANES }, lane)]);
    for (const example of examples) console.log(`wrong: ${example}`);
    console.log(
      `${answers} answers, ${wrong} wrong, heap ${grown("heapMb")}, resident ${grown("residentMb")}`,
    );
    const isTooLarge = samples.some(({ heapMb }) => heapMb > MOST_HEAP_MB);
    if (isTooLarge) console.log(`The heap passed ${MOST_HEAP_MB} MB.`);
    if (wrong > 0 || isTooLarge) process.exitCode = 1;
  } finally {
    heap.close();
    await Promise.all([site.stop(), database.stop(), stack.stop()]);
  }
}

const config = {
  options: { minutes: { type: "string", default: "10" }, addresses: { type: "string" } },
} as const;

await runCommand(usage, config, async ({ values, refuse }) => {
  if (values.addresses !== undefined) {
    const count = Number(values.addresses);
    if (!(count > 0)) refuse("--addresses takes a number of addresses.");
    await askForMany(count);
    return;
  }
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) refuse("--minutes takes a number of minutes.");
  await soak(minutes);
});
