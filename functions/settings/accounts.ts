import * as v from "valibot";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import { matching, optional } from "./settings.ts";

/** Whether the site has accounts: the identity provider's project, or why there is none. */
export type AccountSettings = { kind: "off" } | { kind: "on"; identity: IdentityConfig };

const emulatorHost = v.pipe(
  v.string(),
  v.check(
    (host) => isLoopbackHost(host) && /:\d+$/.test(host),
    "must be host:port on this machine",
  ),
);

/** The schemas of the settings, by variable. */
export const ACCOUNT_SETTINGS = {
  FIREBASE_PROJECT_ID: optional(
    matching(/^[a-z0-9][a-z0-9-]{2,62}$/, "must be a Firebase project id"),
  ),
  FIREBASE_API_KEY: optional(matching(/^[\w-]{8,100}$/, "must be the project's web API key")),
  FIREBASE_AUTH_DOMAIN: optional(matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, "must be a host name")),
  FIREBASE_AUTH_EMULATOR_HOST: optional(emulatorHost),
};

type Variables = Partial<v.InferOutput<v.ObjectSchema<typeof ACCOUNT_SETTINGS, undefined>>>;

/** The settings without which there are no accounts, in the order in which an operator finds them. */
const NEEDED = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"] as const;

/**
 * Why there are no accounts although a part of the settings is there, in a sentence; undefined when
 * all of it is, or nothing. The site runs either way: one of several settings is always the first.
 */
export function whyAccountsAreOff(
  variables: Partial<Record<(typeof NEEDED)[number], unknown>>,
): string | undefined {
  const given = NEEDED.filter((name) => variables[name] !== undefined);
  const lacking = NEEDED.filter((name) => variables[name] === undefined);
  if (given.length === 0 || lacking.length === 0) return undefined;
  const verb = lacking.length === 1 ? "is" : "are";
  return `${given[0]} is set, but ${lacking.join(" and ")} ${verb} not: nobody can sign in.`;
}

/** The accounts by the settings; off where one of these is missing. */
export function accountsOf(variables: Variables): AccountSettings {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  } = variables;
  if (projectId === undefined || apiKey === undefined || authDomain === undefined)
    return { kind: "off" };
  return { kind: "on", identity: { projectId, apiKey, authDomain, emulatorHost: emulator } };
}
