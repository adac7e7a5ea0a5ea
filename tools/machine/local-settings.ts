import type { LocalState } from "./local-state.ts";

/** The project of local runs: the `demo-` prefix keeps the emulator offline. */
export const LOCAL_PROJECT = "demo-hardwood";

/** The Worker's settings in local runs. */
export const LOCAL_SETTINGS = [
  "DATABASE_SECRET",
  "SESSION_SECRET",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "SECURITY_CONTACT",
  "SEASON_FILES",
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
    // Tests and replays begin with a database of their own.
    SEASON_FILES: "off",
  };
}
