import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "./browser.ts";
import { startProcess } from "./processes.ts";

/** A browser engine beside Chromium. */
export type EngineName = "Firefox" | "WebKit";

/** How an engine is found, and the distribution's packages that bring it. */
const ENGINES: Record<EngineName, { find: () => string | undefined; packages: string[] }> = {
  Firefox: {
    find: () => findProgram(process.env.FIREFOX_PATH, "firefox-esr"),
    packages: ["firefox-esr"],
  },
  WebKit: {
    // It has no mode without windows, so it needs an X server.
    find: () => findProgram("", "Xvfb") && findProgram("", "WebKitWebDriver"),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};
const NAMES = Object.keys(ENGINES) as EngineName[];

/** The wait for the packages' installation, in milliseconds. */
const PATIENCE_MS = 300_000;

/** The program that runs an engine: Firefox itself, WebKit's driver. Undefined without one. */
export function findEngine(name: EngineName): string | undefined {
  return ENGINES[name].find();
}

/**
 * Installs the engines that this machine lacks, where that needs no question: as root, with apt.
 * Returns those that it still lacks.
 */
export async function ensureEngines(): Promise<EngineName[]> {
  const isMissing = (name: EngineName) => findEngine(name) === undefined;
  const missing = NAMES.filter(isMissing);
  const apt = findProgram("", "apt-get");
  if (missing.length === 0 || apt === undefined || process.getuid?.() !== 0) return missing;
  console.log(`Installing ${missing.join(" and ")} with apt-get, for their tests (once) ...`);
  await aptGet(apt, "update");
  // One after the other, since a distribution may have one of them alone.
  for (const name of missing) {
    await aptGet(apt, "install", "--yes", "--no-install-recommends", ...ENGINES[name].packages);
  }
  return missing.filter(isMissing);
}

async function aptGet(apt: string, ...args: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const running = startProcess(apt, ["-qq", "-o", "Acquire::Retries=0", ...args], { env });
  const ended = new AbortController();
  const patience = wait(PATIENCE_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([running.exited, patience]);
  ended.abort();
  await running.stop();
}
