import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../digest.ts";
import type { LocalState } from "../machine/local-state.ts";
import { type RunningProcess, startProcess, untilAnswers } from "../machine/processes.ts";
import { program, root } from "../paths.ts";
import { buildOnce } from "./build-once.ts";
import { builtConfig, type DeployedEnvironment, outputFolder } from "./environments.ts";
import { writeOpenApi } from "./openapi-file.ts";
import { writeSeasonFiles } from "./season-files.ts";
import { SITE_SOURCES } from "./sources.ts";

/** The variables and secrets of the Worker, by name. */
export type SiteVariables = Record<string, string>;

export interface Site {
  url: string;
  process: RunningProcess;
  stop(): Promise<void>;
}

/**
 * Serves the built Worker in workerd, as wrangler does locally, and waits for its first response.
 */
export async function startSite(options: {
  port: number;
  state: LocalState;
  variables: SiteVariables;
  /** The configuration of the served build; by default that of local runs. */
  build?: string;
  /** The port for debuggers; any free port by default. */
  inspectorPort?: number;
  /** The lowest printed log level; below "warn" wrangler adds a line for every request. */
  logLevel?: "info" | "warn";
  /** Called with each complete line of output. */
  onLine?: (line: string) => void;
}): Promise<Site> {
  const { port, state, variables, build = builtConfig() } = options;
  const { inspectorPort = 0, logLevel = "warn", onLine = () => {} } = options;
  const environment = join(state.run, `site-${port}.env`);
  writeFileSync(
    environment,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${quoted(value)}\n`)
      .join(""),
    { mode: 0o600 },
  );
  const running = startProcess(
    program("wrangler"),
    [
      "dev",
      `--config=${build}`,
      `--port=${port}`,
      "--ip=localhost",
      `--inspector-port=${inspectorPort}`,
      `--persist-to=${state.database}`,
      `--env-file=${environment}`,
      "--show-interactive-dev-session=false",
      `--log-level=${logLevel}`,
    ],
    // The explorer of wrangler would show the databases to every program of this machine.
    { cwd: root, onLine, env: { X_LOCAL_EXPLORER: "false" } },
  );
  const url = `http://localhost:${port}`;
  const first = await untilAnswers(`${url}/robots.txt`, running);
  if (!first.ok) {
    await running.stop();
    throw new Error(`The site does not work: ${await first.text()}`);
  }
  return { url, process: running, stop: () => running.stop("SIGTERM", 5_000) };
}

/** Test runners set both variables, which would make a development build. */
export const BUILD_ENV = { NODE_ENV: "production", DEV: "" };

/**
 * Builds the site for local runs into `dist/`, or for an environment of wrangler.toml into its own
 * folder, unless the last build there had the same sources. Returns whether it built; throws with
 * the build's output when it fails.
 */
export async function buildSite(environment?: DeployedEnvironment): Promise<boolean> {
  const folder = outputFolder(environment);
  const isNew = await buildOnce(folder, digestOf(SITE_SOURCES), async () => {
    const env = { ...BUILD_ENV, CLOUDFLARE_ENV: environment ?? "" };
    const args = ["build", `--outDir=${folder}`];
    // Side by side, because each takes a minute of one core.
    const programs = [
      startProcess(program("astro"), args, { cwd: root, env }),
      startProcess(program("node"), ["tools/dataset/ensure.ts"], { cwd: root }),
    ];
    await Promise.all(programs.map(({ exited }) => exited));
    for (const { exited, output } of programs)
      if ((await exited) !== 0) throw new Error(`The build failed:\n${output()}`);
  });
  writeSeasonFiles(join(folder, "client"));
  writeOpenApi(join(folder, "client"));
  return isNew;
}

/** A value in a file of variables, whose double quotes do not take escaped ones. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : JSON.stringify(value);
}
