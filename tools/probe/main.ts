import { setTimeout as sleep } from "node:timers/promises";
import { type CommandLine, runCommand } from "../command-line.ts";
import { ask } from "./ask.ts";
import { BELIEFS } from "./beliefs.ts";
import { type Place, PROBES, type Verdict } from "./probes.ts";
import { deploy, type Served, serveHere } from "./serve.ts";

const usage = `usage: npm run probe -- [--local | --domain DOMAIN]

Deploys a small Worker of coding, caching and objects to workers.dev, prints which of the beliefs in
docs/operate.md hold there, and removes it: under the account that is logged in, or under a temporary
one for an hour (\`wrangler deploy --temporary\`, which takes Cloudflare's terms for accepted). Where
Cloudflare cannot be reached, the Worker runs in workerd on this machine. Ends with 1 when a belief fails.
  --local   in workerd on this machine, without trying to deploy
  --domain  at a domain whose zone is in your account, such as probe.example.com: the only place where
            the Cache API works`;

const config = { options: { local: { type: "boolean" }, domain: { type: "string" } } } as const;

/** Three minutes, in which a domain's certificate may be made. */
const LOOKS = 36;
const LOOK_MS = 5_000;

const MARKS = { holds: "holds  ", fails: "FAILS  ", unknown: "unknown" } as const;

async function served({ values }: CommandLine<typeof config>): Promise<Served> {
  const { local: isLocal = false, domain } = values;
  if (isLocal) return serveHere();
  const deployed = await deploy(domain);
  if (deployed.ok) return deployed.value;
  console.log(`Nothing was deployed, because wrangler said:\n${deployed.error.says}\n`);
  return serveHere();
}

/** A new address is there a while after its deployment. */
async function untilThere({ url }: Place): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await ask(`${url}/text`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(LOOK_MS);
  }
  throw new Error(`${url} does not answer; try again when its certificate is there.`);
}

async function verdictOf(probe: keyof typeof PROBES, place: Place): Promise<Verdict> {
  try {
    return await PROBES[probe](place);
  } catch (error) {
    return { kind: "fails", says: error instanceof Error ? error.message : String(error) };
  }
}

async function main(commandLine: CommandLine<typeof config>): Promise<void> {
  const { place, says, stop } = await served(commandLine);
  try {
    console.log(`${says}\n`);
    await untilThere(place);
    for (const { says: belief, probe } of BELIEFS) {
      if (probe === undefined) continue;
      const verdict = await verdictOf(probe, place);
      console.log(`${MARKS[verdict.kind]}  ${belief}`);
      if (verdict.kind !== "holds") console.log(`           ${verdict.says}`);
      if (verdict.kind === "fails") process.exitCode = 1;
    }
    const others = BELIEFS.filter(({ probe }) => probe === undefined).length;
    console.log(`\n${others} more beliefs have no probe: see "Beliefs" in docs/operate.md.`);
  } finally {
    await stop();
  }
}

await runCommand(usage, config, main);
