import { relayMails, startAuthEmulator } from "./auth-emulator.ts";
import { seedOnce } from "./dataset-push.ts";
import { openLocalState } from "./local-state.ts";
import { program, root } from "./paths.ts";
import { readPort } from "./port.ts";
import { startProcess, untilAnswers } from "./processes.ts";
import { localVariables } from "./stack.ts";

// The same site with hot reload: Astro's dev server runs the Worker in workerd, over the same
// embedded database and accounts as `npm start`.
const port = readPort();
const state = openLocalState();
const emulator = await startAuthEmulator(state);
const dev = startProcess(program("astro"), ["dev", `--port=${port}`], {
  cwd: root,
  env: { ...localVariables(state, emulator.host), CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" },
  onLine: (line) => console.log(line),
});
const stop = async () => {
  await Promise.all([dev.stop(), emulator.stop()]);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
try {
  const url = `http://localhost:${port}`;
  await untilAnswers(`${url}/robots.txt`, dev);
  const secret = state.secrets.databaseSecret;
  await seedOnce({ url, credential: { kind: "secret", secret } });
  relayMails(emulator, ({ requestType, email, oobLink }) => {
    console.log(`${requestType} for ${email}: ${oobLink}`);
  });
  await dev.exited;
  await stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}
