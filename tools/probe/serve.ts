import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { fail, ok, type Result } from "../../domain/result.ts";
import { freePort, startProcess, untilAnswers } from "../machine/processes.ts";
import { configOf } from "../operate/deploy/wrangler-config.ts";
import { program } from "../paths.ts";
import type { Place } from "./probes.ts";

const NAME = "hardwood-probe";

/** The probe's Worker at a place, until it is stopped. */
export interface Served {
  place: Place;
  /** What an operator should know about the place. */
  says: string;
  stop(): Promise<void>;
}

/** Why there is no deployment, in wrangler's words. */
export interface NotDeployed {
  kind: "not-deployed";
  says: string;
}

/** A folder with the Worker's configuration; a temporary account has no objects. */
function configured(options: { hasObjects: boolean }): { folder: string; config: string } {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-probe-"));
  const { compatibility_date } = configOf(undefined);
  const objects = {
    durable_objects: { bindings: [{ name: "PROBE", class_name: "ProbeObject" }] },
    migrations: [{ tag: "v1", new_sqlite_classes: ["ProbeObject"] }],
  };
  const config = join(folder, "wrangler.json");
  const settings = {
    name: NAME,
    main: join(import.meta.dirname, "worker.mjs"),
    compatibility_date,
    compatibility_flags: ["nodejs_compat"],
    workers_dev: true,
    cache: { enabled: true },
    ...(options.hasObjects ? objects : {}),
  };
  writeFileSync(config, JSON.stringify(settings));
  mkdirSync(join(folder, "state"));
  return { folder, config };
}

/** Runs the Worker in workerd on this machine. */
export async function serveHere(): Promise<Served> {
  const { folder, config } = configured({ hasObjects: true });
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
 * Deploys the Worker to workers.dev: to the account that is logged in, and removes it afterwards, or
 * to a temporary one, which ends by itself after an hour. Fails with wrangler's last lines.
 */
export async function deploy(): Promise<Result<Served, NotDeployed>> {
  const who = await wrangler(["whoami", "--json"]);
  const hasAccount = who.code === 0;
  const { folder, config } = configured({ hasObjects: hasAccount });
  const deployed = await wrangler([
    "deploy",
    `--config=${config}`,
    ...(hasAccount ? [] : ["--temporary"]),
  ]);
  const [url] = /https:\/\/\S+\.workers\.dev/.exec(deployed.output) ?? [];
  if (deployed.code !== 0 || url === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return fail({ kind: "not-deployed", says: lastLinesOf(deployed.output) });
  }
  return ok({
    place: { url, isLocal: false },
    says: hasAccount
      ? `The probe was deployed to ${url}, and is removed at the end.`
      : `The probe was deployed to ${url} for an hour, under a temporary account.`,
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
