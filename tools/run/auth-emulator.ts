import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { LOCAL_PROJECT } from "../machine/local-settings.ts";
import type { LocalState } from "../machine/local-state.ts";
import { freePort, type RunningProcess, startProcess } from "../machine/processes.ts";
import { program } from "../paths.ts";
import { hasSavedAccounts, keepAccounts } from "./saved-accounts.ts";

export interface AuthEmulator {
  host: string;
  process: RunningProcess;
  stop(): Promise<void>;
}

/** The tries of finding ports that no other program takes before the emulator listens. */
const TRIES = 3;

/** The emulator's words for a port that another program has taken. */
const TAKEN = /is not open on|EADDRINUSE/;

const LAZY_VALIDATORS = `--import=${new URL("lazy-validators.ts", import.meta.url).href}`;

/** Starts the official Firebase Auth emulator on free ports; its accounts are kept in `state`. */
export async function startAuthEmulator(
  state: LocalState,
  choosePort = freePort,
): Promise<AuthEmulator> {
  for (let left = TRIES - 1; ; left -= 1) {
    const [port, hub, logging] = [await choosePort(), await choosePort(), await choosePort()];
    const running = runEmulator(state, { port, hub, logging });
    try {
      const host = `127.0.0.1:${port}`;
      await Promise.race([
        running.ready,
        running.process.exited.then(() => {
          throw new Error(`The Auth emulator ended:\n${running.process.output()}`);
        }),
      ]);
      const saver = keepAccounts(host, LOCAL_PROJECT, state.accounts);
      return {
        host,
        process: running.process,
        async stop() {
          await saver.stop();
          await running.process.stop("SIGINT", 15_000);
        },
      };
    } catch (error) {
      if (left === 0 || !TAKEN.test(running.process.output())) throw error;
    }
  }
}

type Ports = { port: number; hub: number; logging: number };

/** The emulator, and the moment at which it has loaded its accounts, after it first responds. */
function runEmulator(
  state: LocalState,
  { port, hub, logging }: Ports,
): { process: RunningProcess; ready: Promise<void> } {
  const config = join(state.run, "firebase.json");
  const at = (p: number) => ({ host: "127.0.0.1", port: p });
  writeFileSync(
    config,
    JSON.stringify({
      emulators: { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } },
    }),
  );
  mkdirSync(state.accounts, { recursive: true });
  // Emulators of one project look for each other by a file in the temporary folder. A folder of its
  // own lets this one find itself alone.
  const notes = join(state.run, "emulator");
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const running = startProcess(
    process.execPath,
    [
      LAZY_VALIDATORS,
      program("firebase"),
      "emulators:start",
      "--only=auth",
      `--project=${LOCAL_PROJECT}`,
      `--config=${config}`,
      ...(hasSavedAccounts(state.accounts) ? [`--import=${state.accounts}`] : []),
    ],
    {
      cwd: state.run,
      env: { FIREBASE_CLI_DISABLE_UPDATE_CHECK: "1", CI: "true", TMPDIR: notes },
      onLine: (line) => line.includes("All emulators ready") && resolve(),
    },
  );
  return { process: running, ready };
}

const MailLinks = v.object({
  oobCodes: v.optional(
    v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
    [],
  ),
});

export type MailLink = v.InferOutput<typeof MailLinks>["oobCodes"][number];

/** The emails that the emulator would have sent so far, oldest first. */
export async function mailLinks(emulatorHost: string): Promise<MailLink[]> {
  const answer = await fetch(
    `http://${emulatorHost}/emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`,
    { signal: AbortSignal.timeout(5_000) },
  );
  return v.parse(MailLinks, await answer.json()).oobCodes;
}

/**
 * Calls `onMail` once for each email, earlier ones included, until the emulator ends. Emails of an
 * earlier start are gone, because the emulator keeps accounts only.
 */
export function relayMails(emulator: AuthEmulator, onMail: (mail: MailLink) => void): () => void {
  const seen = new Set<string>();
  const look = async () => {
    const mails = await mailLinks(emulator.host).catch(() => []);
    for (const mail of mails) {
      if (seen.has(mail.oobLink)) continue;
      seen.add(mail.oobLink);
      onMail(mail);
    }
  };
  const timer = setInterval(look, 500);
  return () => clearInterval(timer);
}
