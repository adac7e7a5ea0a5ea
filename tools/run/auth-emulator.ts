import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { program } from "../paths.ts";
import type { LocalState } from "./local-state.ts";
import { freePort, type RunningProcess, startProcess, untilAnswers } from "./processes.ts";

/** The project of local runs: the `demo-` prefix keeps the emulator offline. */
export const LOCAL_PROJECT = "demo-hardwood";

export interface AuthEmulator {
  host: string;
  process: RunningProcess;
  stop(): Promise<void>;
}

/** Starts the official Firebase Auth emulator on free ports; its accounts are kept in `state`. */
export async function startAuthEmulator(state: LocalState): Promise<AuthEmulator> {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const config = join(state.run, "firebase.json");
  const at = (p: number) => ({ host: "127.0.0.1", port: p });
  writeFileSync(
    config,
    JSON.stringify({
      emulators: { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } },
    }),
  );
  mkdirSync(state.accounts, { recursive: true });
  // On export, the emulator asks the hub of its project, which it finds by a file in the temporary
  // folder. A folder of its own makes it find itself, whatever else runs on the machine.
  const notes = join(state.run, "emulator");
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes);
  const savedAccounts = join(state.accounts, "firebase-export-metadata.json");
  // It responds before it has loaded its accounts, and prints a line when it has.
  let say: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    say = resolve;
  });
  const running = startProcess(
    program("firebase"),
    [
      "emulators:start",
      "--only=auth",
      `--project=${LOCAL_PROJECT}`,
      `--config=${config}`,
      `--export-on-exit=${state.accounts}`,
      ...(existsSync(savedAccounts) ? [`--import=${state.accounts}`] : []),
    ],
    {
      cwd: state.run,
      env: { FIREBASE_CLI_DISABLE_UPDATE_CHECK: "1", CI: "true", TMPDIR: notes },
      onLine: (line) => line.includes("All emulators ready") && say(),
    },
  );
  const host = `127.0.0.1:${port}`;
  await untilAnswers(`http://${host}/emulator/v1/projects/${LOCAL_PROJECT}/config`, running);
  await Promise.race([
    ready,
    running.exited.then(() => {
      throw new Error(`The Auth emulator ended:\n${running.output()}`);
    }),
  ]);
  return {
    host,
    process: running,
    // SIGINT makes the emulator export its accounts.
    stop: () => running.stop("SIGINT", 15_000),
  };
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
