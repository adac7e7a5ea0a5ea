import { seedOnce } from "../operate/dataset-push.ts";
import { program, root } from "../paths.ts";
import { type AuthEmulator, relayMails, startAuthEmulator } from "./auth-emulator.ts";
import { openLocalState } from "./local-state.ts";
import { readOpenPort } from "./port.ts";
import { type RunningProcess, startProcess, untilAnswers } from "./processes.ts";
import { localVariables } from "./stack.ts";
import { untilStopped } from "./stopping.ts";

interface DevelopedSite {
  site: RunningProcess;
  emulator: AuthEmulator;
}

/**
 * The same site with hot reload: Astro's dev server runs the Worker in workerd, over the same
 * embedded database and accounts as `npm start`.
 */
async function started(port: number): Promise<DevelopedSite> {
  const state = openLocalState();
  const emulator = await startAuthEmulator(state);
  const site = startProcess(program("astro"), ["dev", `--port=${port}`], {
    cwd: root,
    env: { ...localVariables(state, emulator.host), CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" },
    onLine: (line) => console.log(line),
  });
  const url = `http://localhost:${port}`;
  await untilAnswers(`${url}/robots.txt`, site);
  await seedOnce({ url, credential: { auth: state.secrets.databaseSecret } });
  relayMails(emulator, ({ requestType, email, oobLink }) => {
    console.log(`${requestType} for ${email}: ${oobLink}`);
  });
  return { site, emulator };
}

async function main(): Promise<void> {
  const stopped = untilStopped();
  const developed = await Promise.race([stopped, readOpenPort("npm run dev").then(started)]);
  if (developed === "stopped") return;
  const { site, emulator } = developed;
  const cause = await Promise.race([stopped, site.exited]);
  await Promise.all([site.stop(), emulator.stop()]);
  if (cause !== "stopped") throw new Error("Unexpectedly ended: the site.");
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
