import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { fail, ok, type Result } from "#domain/result.ts";
import { freePort, startProcess, untilAnswers } from "../machine/processes.ts";
import { configOf } from "../operate/deploy/wrangler-config.ts";
import { program } from "../paths.ts";
import type { Place } from "./probes.ts";

const NAME = "hardwood-probe";

/** The probe's Worker at a place, until it is stopped. */
export interface Served {
  place: Place;
  /** A note for the operator about the place. */
  says: string;
  stop(): Promise<void>;
}

/** Why there is no deployment, in wrangler's words. */
export interface NotDeployed {
  kind: "not-deployed";
  says: string;
}

/** The Worker's configuration: at a domain or on workers.dev, with objects or without. */
export function probeConfig(options: { hasObjects: boolean; domain: string | undefined }): object {
  const { hasObjects, domain } = options;
  const objects = {
    durable_objects: { bindings: [{ name: "PROBE", class_name: "ProbeObject" }] },
    migrations: [{ tag: "v1", new_sqlite_classes: ["ProbeObject"] }],
  };
  return {
    name: NAME,
    main: join(import.meta.dirname, "worker.mjs"),
    compatibility_date: configOf(undefined).compatibility_date,
    compatibility_flags: ["nodejs_compat"],
    cache: { enabled: true },
    ...(domain === undefined
      ? { workers_dev: true }
      : { routes: [{ pattern: domain, custom_domain: true }] }),
    ...(hasObjects ? objects : {}),
  };
}

function configured(settings: object): { folder: string; config: string } {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-probe-"));
  const config = join(folder, "wrangler.json");
  writeFileSync(config, JSON.stringify(settings));
  mkdirSync(join(folder, "state"));
  return { folder, config };
}

/** Runs the Worker in workerd on this machine. */
export async function serveHere(): Promise<Served> {
  const { folder, config } = configured(probeConfig({ hasObjects: true, domain: undefined }));
  const port = await freePort();
  const running = startProcess(program("wrangler"), [
    "dev",
    `--config=${config}`,
    `--port=${port}`,
    "--ip=localhost",
    "--inspector-port=0",
    `--persist-to=${join(folder, "state")}`,
    "--show-interactive-dev-session=false",
    "--log-level=error",
  ]);
  const url = `http://localhost:${port}`;
  await untilAnswers(`${url}/text`, running);
  return {
    place: { url, isLocal: true },
    says: "The probe runs in workerd on this machine: what only the platform does cannot be known here.",
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Deploys the Worker: under the account that is logged in, and removes it afterwards, or to workers.dev
 * under a temporary one, which ends by itself after an hour. Fails with wrangler's last lines.
 */
export async function deploy(domain: string | undefined): Promise<Result<Served, NotDeployed>> {
  const who = await wrangler(["whoami", "--json"]);
  const hasAccount = who.code === 0;
  if (!hasAccount && domain !== undefined) {
    return fail({ kind: "not-deployed", says: "A domain needs an account: `npx wrangler login`." });
  }
  const { folder, config } = configured(probeConfig({ hasObjects: hasAccount, domain }));
  const deployed = await wrangler([
    "deploy",
    `--config=${config}`,
    ...(hasAccount ? [] : ["--temporary"]),
  ]);
  const [onWorkersDev] = /https:\/\/\S+\.workers\.dev/.exec(deployed.output) ?? [];
  const url = domain === undefined ? onWorkersDev : `https://${domain}`;
  if (deployed.code !== 0 || url === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return fail({ kind: "not-deployed", says: lastLinesOf(deployed.output) });
  }
  const end = hasAccount ? "and is removed at the end" : "for an hour, under a temporary account";
  return ok({
    place: { url, isLocal: false },
    says: `The probe was deployed to ${url}, ${end}.`,
    async stop() {
      if (hasAccount) await wrangler(["delete", `--config=${config}`, "--force"]);
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** The end of wrangler's output, without colours and the address of its log. */
function lastLinesOf(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.includes("Logs were written to"))
    .slice(-3)
    .join("\n");
}

async function wrangler(args: string[]): Promise<{ code: number; output: string }> {
  const running = startProcess(program("wrangler"), args);
  return { code: await running.exited, output: running.output() };
}
