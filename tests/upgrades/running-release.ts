import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type RunningProcess, startProcess } from "#tools/machine/processes.ts";

/** A release that runs as its own `npm start` starts it. */
export interface RunningRelease {
  url: string;
  emulatorHost: string;
  databaseSecret: string;
  stop(): Promise<void>;
}

/** The folder of a release, that of its state, and its port. */
export interface Place {
  checkout: string;
  state: string;
  port: number;
}

/** Starts a release; rejects with its output when it does not answer. */
export async function startRelease({ checkout, state, port }: Place): Promise<RunningRelease> {
  let sayAnswers = () => {};
  const answers = new Promise<"answers">((resolve) => {
    sayAnswers = () => resolve("answers");
  });
  const running = startProcess("npm", ["start"], {
    cwd: checkout,
    env: { HARDWOOD_STATE: state, PORT: String(port) },
    onLine: (line) => {
      if (line.startsWith("Hardwood answers at")) sayAnswers();
    },
  });
  const outcome = await Promise.race([answers, running.exited]);
  if (outcome !== "answers") throw new Error(running.output().trim());
  const settings = parseEnv(readFileSync(join(state, "run", `site-${port}.env`), "utf8"));
  return {
    url: `http://localhost:${port}`,
    emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST ?? "",
    databaseSecret: settings.DATABASE_SECRET ?? "",
    stop: () => stopLikeCtrlC(running),
  };
}

/** The emulator of early releases saves its accounts only when it is interrupted. */
function stopLikeCtrlC(running: RunningProcess): Promise<void> {
  return running.stop("SIGINT", 60_000);
}
