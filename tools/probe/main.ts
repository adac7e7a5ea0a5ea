import { type CommandLine, runCommand } from "../command-line.ts";
import { BELIEFS } from "./beliefs.ts";
import { type Place, PROBES, type Verdict } from "./probes.ts";
import { deploy, type Served, serveHere } from "./serve.ts";

const usage = `usage: npm run probe -- [--local | --url URL]

Deploys a small Worker of coding, caching and objects to workers.dev, prints which of the beliefs in
docs/operate.md hold there, and removes it: under the account that is logged in, or under a temporary
one for an hour (\`wrangler deploy --temporary\`, which takes Cloudflare's terms for accepted). Where
Cloudflare cannot be reached, the Worker runs in workerd on this machine. Ends with 1 when a belief fails.
  --local  in workerd on this machine, without trying to deploy
  --url    at a domain to which tools/probe/worker.mjs is deployed already`;

const config = { options: { local: { type: "boolean" }, url: { type: "string" } } } as const;

const MARKS = { holds: "holds  ", fails: "FAILS  ", unknown: "unknown" } as const;

async function served({ values, refuse }: CommandLine<typeof config>): Promise<Served> {
  const { local: isLocal = false, url } = values;
  if (url !== undefined) {
    const { origin, hostname } = URL.parse(url) ?? refuse(`${url} is no address.`);
    const isHere = hostname === "localhost" || hostname === "127.0.0.1";
    const place: Place = { url: origin, isLocal: isHere };
    return { place, says: `The probe asks ${origin}.`, stop: async () => {} };
  }
  if (isLocal) return serveHere();
  const deployed = await deploy();
  if (deployed.ok) return deployed.value;
  console.log(`Nothing was deployed, because wrangler said:\n${deployed.error.says}\n`);
  return serveHere();
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
