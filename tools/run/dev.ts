import { runCommand } from "../command-line.ts";
import { localVariables } from "../machine/local-settings.ts";
import { openLocalState, stateFolder } from "../machine/local-state.ts";
import { readOpenPort } from "../machine/port.ts";
import { type RunningProcess, startProcess, untilAnswers } from "../machine/processes.ts";
import { untilStopped } from "../machine/stopping.ts";
import { readDataset, seedOnce } from "../operate/dataset-push.ts";
import { withLogos } from "../operate/logos.ts";
import { changedPastSeasons, pushPastSeasons } from "../operate/past-seasons-push.ts";
import { program, root } from "../paths.ts";
import { type AuthEmulator, relayMails, startAuthEmulator } from "./auth-emulator.ts";
import { givenSettings } from "./given-settings.ts";
import { lockState } from "./state-lock.ts";

const usage = `usage: npm run dev

The same site as \`npm start\`, with hot reload; Ctrl-C stops it. It answers on PORT (4321 unless set).
Settings of the Worker that the shell has, such as PROXY_UPSTREAM, are handed on to it.`;

interface DevelopedSite {
  site: RunningProcess;
  emulator: AuthEmulator;
}

/**
 * The site with hot reload: Astro's dev server runs the Worker in workerd, over the same embedded
 * database and accounts as `npm start`.
 */
async function started(port: number, given: Record<string, string>): Promise<DevelopedSite> {
  lockState(stateFolder(), `http://localhost:${port}`);
  const state = openLocalState();
  const emulator = await startAuthEmulator(state);
  const site = startProcess(program("astro"), ["dev", `--port=${port}`], {
    cwd: root,
    env: {
      ...localVariables(state, emulator.host),
      ...given,
      DATABASE_URL: "",
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
    },
    onLine: (line) => console.log(line),
  });
  const url = `http://localhost:${port}`;
  await untilAnswers(`${url}/robots.txt`, site);
  const database = { url, credential: { auth: state.secrets.databaseSecret } };
  await seedOnce(database, withLogos(readDataset(), { database: url }));
  await pushPastSeasons(database, await changedPastSeasons(database));
  relayMails(emulator, ({ requestType, email, oobLink }) => {
    console.log(`${requestType} for ${email}: ${oobLink}`);
  });
  return { site, emulator };
}

async function main(): Promise<void> {
  const stopped = untilStopped();
  const given = givenSettings(process.env);
  const starting = readOpenPort("npm run dev").then((port) => started(port, given));
  const developed = await Promise.race([stopped, starting]);
  if (developed === "stopped") return;
  const { site, emulator } = developed;
  const cause = await Promise.race([stopped, site.exited]);
  await Promise.all([site.stop(), emulator.stop()]);
  if (cause !== "stopped") throw new Error("Unexpectedly ended: the site.");
}

await runCommand(usage, {}, main);
