import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../../tools/paths.ts";
import { freePort, startProcess, untilAnswers } from "../../tools/run/processes.ts";

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

/**
 * A Worker in the same runtime that does nothing but return the same bytes as a site: the most
 * there is.
 */
export async function startBareWorker(site: string): Promise<BareWorker> {
  const bodies: Record<string, string> = {};
  for (const path of PAGES) {
    bodies[new URL(path, site).pathname] = await (await fetch(site + path)).text();
  }
  const folder = mkdtempSync(join(tmpdir(), "hardwood-bare-"));
  const config = join(folder, "wrangler.json");
  writeFileSync(
    join(folder, "bare.mjs"),
    `const bodies = ${JSON.stringify(bodies)};
const encoder = new TextEncoder();
for (const path in bodies) bodies[path] = encoder.encode(bodies[path]);
const headers = { "Content-Type": "text/html", "Cache-Control": "public, max-age=60" };
export default {
  fetch: (request) => new Response(bodies[new URL(request.url).pathname] ?? "", { headers }),
};\n`,
  );
  writeFileSync(
    config,
    JSON.stringify({ name: "bare", main: "bare.mjs", compatibility_date: "2026-10-01" }),
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
