import { type Site, type SiteVariables, startSite } from "../build/site.ts";
import type { DatabaseTarget } from "../operate/database-target.ts";
import { readDataset, type Seeded, seedOnce } from "../operate/dataset-push.ts";
import { withLogos } from "../operate/logos.ts";
import { type AuthEmulator, LOCAL_PROJECT, startAuthEmulator } from "./auth-emulator.ts";
import type { LocalState } from "./local-state.ts";

/** A whole local run: the built site, its seeded database, the Auth emulator. */
export interface Stack {
  site: Site;
  emulator: AuthEmulator;
  database: DatabaseTarget;
  seeded: Seeded;
  stop(): Promise<void>;
}

/** The Worker's settings in local runs. */
export const LOCAL_SETTINGS = [
  "DATABASE_SECRET",
  "SESSION_SECRET",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "SECURITY_CONTACT",
] as const;

/**
 * The values of the local settings: the emulator's host and the secrets made at the first start.
 */
export function localVariables(
  { secrets }: Pick<LocalState, "secrets">,
  emulatorHost: string,
): Record<(typeof LOCAL_SETTINGS)[number], string> {
  return {
    DATABASE_SECRET: secrets.databaseSecret,
    SESSION_SECRET: secrets.sessionSecret,
    FIREBASE_PROJECT_ID: LOCAL_PROJECT,
    // The emulator accepts any key, and needs no page of the domain.
    FIREBASE_API_KEY: "local-emulator",
    FIREBASE_AUTH_DOMAIN: `${LOCAL_PROJECT}.firebaseapp.com`,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    // A page of the site, because a local run has no contact.
    SECURITY_CONTACT: "/api",
  };
}

/** Starts all parts; stops them again when one fails. */
export async function startStack(options: {
  port: number;
  state: LocalState;
  variables?: SiteVariables;
}): Promise<Stack> {
  const { port, state } = options;
  // Building the dataset takes seconds without a turn of the event loop, in which the site would
  // close idle connections; the next request would fail.
  const dataset = readDataset();
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
    const database: DatabaseTarget = {
      url: site.url,
      credential: { auth: state.secrets.databaseSecret },
    };
    const seeded = await seedOnce(database, withLogos(dataset, { database: site.url }));
    return { site, emulator, database, seeded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
