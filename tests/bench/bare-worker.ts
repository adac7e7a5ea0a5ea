import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startProcess, untilAnswers } from "#tools/machine/processes.ts";
import { program } from "#tools/paths.ts";
import { travelling } from "../fixtures/travelling.ts";
import { BROTLI } from "./requests.ts";

/** One public page of each kind. */
export const PAGES = [
  "/",
  "/nba",
  "/nba/games/2025-12-25",
  "/nba/games/0022500437",
  "/nba/playoffs",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/teams",
  "/nba/teams/27",
  "/nba/teams/13/stats",
  "/nba/teams/23/roster",
  "/nba/players/page/1",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  "/search?q=los",
];
export interface BareWorker {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Headers of the connection rather than the response. */
const HOP_BY_HOP = /^(?:connection|keep-alive|transfer-encoding|date)$/;

/**
 * Starts a Worker that only returns a site's stored responses, bytes and headers. Its throughput is
 * the upper limit for the same runtime.
 */
export async function startBareWorker(site: string): Promise<BareWorker> {
  const answers: Record<string, { body: string; headers: [string, string][] }> = {};
  for (const path of PAGES) {
    const { bytes, headers } = await travelling(site + path, BROTLI);
    const own = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name));
    answers[new URL(path, site).pathname] = {
      body: bytes.toString("base64"),
      headers: own.map(([name, value]) => [name, String(value)]),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), "hardwood-bare-"));
  const config = join(folder, "wrangler.json");
  writeFileSync(
    join(folder, "bare.mjs"),
    `const answers = ${JSON.stringify(answers)};
for (const path in answers) answers[path].body = Uint8Array.fromBase64(answers[path].body);
const none = { headers: [] };
export default {
  fetch(request) {
    const { body, headers } = answers[new URL(request.url).pathname] ?? none;
    return new Response(body, { headers, encodeBody: "manual" });
  },
};\n`,
  );
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/file.txt"), "A static file.\n");
  writeFileSync(
    config,
    JSON.stringify({
      name: "bare",
      main: "bare.mjs",
      compatibility_date: "2026-10-01",
      // The local runtime looks for a static file first, which costs as much as a Worker's call.
      assets: { binding: "ASSETS", directory: "assets" },
    }),
  );
  const port = await freePort();
  const running = startProcess(program("wrangler"), [
    "dev",
    `--config=${config}`,
    `--port=${port}`,
    "--ip=localhost",
    "--inspector-port=0",
    "--show-interactive-dev-session=false",
    "--log-level=warn",
  ]);
  const url = `http://localhost:${port}`;
  await untilAnswers(url, running);
  return {
    url,
    pid: running.pid,
    async stop() {
      await running.stop("SIGTERM", 5_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
