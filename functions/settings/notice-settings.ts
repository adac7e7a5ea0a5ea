import * as v from "valibot";
import { administratorSettingOf } from "./administrator.ts";
import { type RESULTS_SETTINGS, resultsSettingsOf } from "./results-settings.ts";
import { matching, optional, origin, safeAddress } from "./settings.ts";

/** The key pair by which push services know this site (RFC 8292), in base64url. */
export interface VapidKeys {
  /** An uncompressed point of P-256, which browsers are given, too. */
  publicKey: string;
  privateKey: string;
}

/** The settings of notices. */
export interface NoticeSettings extends VapidKeys {
  /** Whom a push service can write to: a mailto: or https: address. */
  subject: string;
  /** The origin of a push service on this machine, which tests and replays set. */
  standIn: string | undefined;
}

/** The schemas of the settings, by variable. */
export const NOTICE_VARIABLES = {
  VAPID_KEYS: optional(
    matching(/^[\w.-]{20,200}$/, "must be the keys as `npm run notices:keys` prints them"),
  ),
  VAPID_SUBJECT: optional(
    matching(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/,
      "must be a mailto: or https: address",
    ),
  ),
  PUSH_STAND_IN: optional(v.pipe(safeAddress, origin)),
};

type Variables = Partial<
  v.InferOutput<v.ObjectSchema<typeof NOTICE_VARIABLES & typeof RESULTS_SETTINGS, undefined>> &
    Record<"DATABASE_URL" | "DATABASE_SECRET" | "DATABASE_SERVICE_ACCOUNT", unknown>
>;

/** 65 and 32 bytes in base64url; a point that is not compressed begins with the byte 4. */
const KEYS = /^(B[\w-]{86})\.([\w-]{43})$/;

/** Reads a pair of keys as they are set: the public and the private one, joined by a dot. */
export function parseVapidKeys(text: string): VapidKeys | undefined {
  const [, publicKey, privateKey] = KEYS.exec(text) ?? [];
  return publicKey === undefined || privateKey === undefined
    ? undefined
    : { publicKey, privateKey };
}

/** Hosts that are nobody's (RFC 2606, RFC 6761), and placeholders; Apple refuses their messages. */
const NOBODYS_HOST =
  /(?:^|\.)(?:example(?:\.(?:com|org|net))?|test|invalid|localhost|local|internal)$|^[\d.]+$|^\[/;

/** Whether a push service can reach someone at a subject: its host is a name of the internet. */
function isReachable(subject: string): boolean {
  const address = subject.replace(/^mailto:[^@]*@/, "https://");
  const { hostname } = URL.parse(address) ?? { hostname: "" };
  return /.\../.test(hostname) && !NOBODYS_HOST.test(hostname);
}

/**
 * Why no notice is sent although a part of the settings is there, in a sentence; undefined when all
 * of it is, or nothing.
 */
export function whyNoticesAreOff(variables: Variables): string | undefined {
  const { VAPID_KEYS, VAPID_SUBJECT, DATABASE_URL } = variables;
  if (VAPID_KEYS === undefined && VAPID_SUBJECT === undefined) return undefined;
  if (VAPID_SUBJECT !== undefined && !isReachable(VAPID_SUBJECT))
    return `VAPID_SUBJECT is ${VAPID_SUBJECT}, where push services can reach nobody: no notices.`;
  if (VAPID_KEYS === undefined) return "VAPID_SUBJECT is set, but VAPID_KEYS is not: no notices.";
  if (VAPID_SUBJECT === undefined)
    return "VAPID_KEYS is set, but VAPID_SUBJECT is not: no notices.";
  if (parseVapidKeys(VAPID_KEYS) === undefined)
    return "VAPID_KEYS is not what `npm run notices:keys` prints: no notices.";
  if ((resultsSettingsOf(variables)?.source.requestsPerMinute.live ?? 0) === 0)
    return "VAPID_KEYS is set, but games in progress are not read: no notices.";
  // Nobody is signed in when a notice is sent.
  const needed = administratorSettingOf(variables);
  if (DATABASE_URL !== undefined && variables[needed] === undefined)
    return `VAPID_KEYS and DATABASE_URL are set, but ${needed} is not: no notices.`;
  return undefined;
}

/** The parsed settings; undefined where notices are switched off. */
export function noticeSettingsOf(variables: Variables): NoticeSettings | undefined {
  const { VAPID_KEYS, VAPID_SUBJECT: subject, PUSH_STAND_IN: standIn } = variables;
  const keys = VAPID_KEYS === undefined ? undefined : parseVapidKeys(VAPID_KEYS);
  if (keys === undefined || subject === undefined) return undefined;
  return whyNoticesAreOff(variables) === undefined ? { ...keys, subject, standIn } : undefined;
}
