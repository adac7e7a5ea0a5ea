import { type Site, type SiteVariables, startSite } from "../build/site.ts";
import { type PushTarget, seedOnce } from "../operate/dataset-push.ts";
import { type AuthEmulator, LOCAL_PROJECT, startAuthEmulator } from "./auth-emulator.ts";
import type { LocalState } from "./local-state.ts";

/** Everything a local run consists of: the built site, its seeded database, the Auth emulator. */
export interface Stack {
  site: Site;
  emulator: AuthEmulator;
  database: PushTarget;
  seeded: boolean;
  stop(): Promise<void>;
}

/** The settings that the Worker is told locally. */
export const LOCAL_SETTINGS = [
  "DATABASE_SECRET",
  "SESSION_SECRET",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "SECURITY_CONTACT",
] as const;

/** Their values: the emulator's host and the secrets made at the first start. */
export function localVariables(
  state: LocalState,
  emulatorHost: string,
): Record<(typeof LOCAL_SETTINGS)[number], string> {
  return {
    DATABASE_SECRET: state.secrets.databaseSecret,
    SESSION_SECRET: state.secrets.sessionSecret,
    FIREBASE_PROJECT_ID: LOCAL_PROJECT,
    // The emulator takes any key, and asks for none of the domain's pages.
    FIREBASE_API_KEY: "local-emulator",
    FIREBASE_AUTH_DOMAIN: `${LOCAL_PROJECT}.firebaseapp.com`,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    // A page of the site itself: a local run has no contact of its own.
    SECURITY_CONTACT: "/api",
  };
}

/** Starts the whole of it; what was started is stopped again when a part fails. */
export async function startStack(options: {
  port: number;
  state: LocalState;
  variables?: SiteVariables;
}): Promise<Stack> {
  const { port, state } = options;
  const emulator = await startAuthEmulator(state);
  let site: Site;
  try {
    site = await startSite({
      port,
      state,
      variables: { ...localVariables(state, emulator.host), ...options.variables },
    });
  } catch (error) {
    await emulator.stop();
    throw error;
  }
  const stop = async () => {
    await Promise.all([site.stop(), emulator.stop()]);
  };
  try {
    const database: PushTarget = {
      url: site.url,
      credential: { kind: "secret", secret: state.secrets.databaseSecret },
    };
    return { site, emulator, database, seeded: await seedOnce(database), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
