import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#tools/build/site.ts";
import type { TestStack } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { startFaultyService } from "../fixtures/faulty-service.ts";
import { table } from "./table.ts";

const REQUESTS = 1_000;
const PATHS = [
  "/",
  "/nba/teams/27",
  "/nba/players/page/1",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  "/nba/teams/13/stats",
];

/**
 * Sends 1,000 simultaneous requests to a site with empty memory; returns whether all succeed and
 * the site reads each collection once.
 */
export async function measureHerd(stack: TestStack): Promise<boolean> {
  const folder = join(stack.folder, "herd");
  mkdirSync(folder);
  const state = openLocalState(folder);
  const database = await startFaultyService(stack.site.url);
  const site = await startSite({
    port: await freePort(),
    state,
    variables: { ...localVariables(state, stack.emulator.host), DATABASE_URL: database.url },
  });
  try {
    await database.play();
    const began = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, index) => {
        const answer = await fetch(site.url + PATHS[index % PATHS.length]);
        await answer.text();
        return answer.status;
      }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const counts = Object.entries(await database.counts());
    const good = statuses.filter((status) => status === 200).length;
    console.log(`\n${REQUESTS} simultaneous cold requests: ${good} pages in ${seconds} s.\n`);
    console.log(
      table(
        ["collection", "reads"],
        counts.map(([path, reads]) => [path, `${reads}${reads > 1 ? " !" : "  "}`]),
      ),
    );
    return good === REQUESTS && counts.every(([, reads]) => reads === 1);
  } finally {
    await Promise.all([site.stop(), database.stop()]);
  }
}
