import { readEnvironment } from "#functions/settings/environment.ts";
import { noticeSettingsOf, whyNoticesAreOff } from "#functions/settings/notice-settings.ts";
import { unseen as placeholder } from "../deploy/secrets.ts";
import { isPair } from "../vapid-keys.ts";
import type { Examined } from "./configuration.ts";
import { type Finding, missing, warning, well } from "./finding.ts";

/** Stands for keys that only Cloudflare knows. */
const UNSEEN_KEYS = `B${"-".repeat(86)}.${"-".repeat(43)}`;

/** Checks the settings of members' notices; nothing is found where they are switched off. */
export async function lookAtNotices({ settings, worker }: Examined): Promise<Finding[]> {
  const { secrets: atCloudflare } = await worker;
  const given = new Map([...settings].map(([name, { value }]) => [name, value]));
  const unseen = atCloudflare.filter((name) => !given.has(name));
  for (const name of unseen)
    given.set(name, name === "VAPID_KEYS" ? UNSEEN_KEYS : placeholder(name));
  const read = readEnvironment(Object.fromEntries(given));
  // The findings on the settings say what is wrong.
  if (!read.ok) return [];
  const reason = whyNoticesAreOff(read.value);
  if (reason !== undefined) {
    return [
      warning(
        reason,
        "Set VAPID_KEYS, which `npm run notices:keys` makes, VAPID_SUBJECT, and what reads games in progress; or none.",
      ),
    ];
  }
  const keys = noticeSettingsOf(read.value);
  if (keys === undefined) return [];
  if (unseen.includes("VAPID_KEYS")) return [well("Notices are on; their keys are at Cloudflare.")];
  return [
    (await isPair(keys))
      ? well(
          `Notices are on; their keys are a pair, and ${keys.subject} is whom push services write to.`,
        )
      : missing(
          "The two keys of VAPID_KEYS are no pair: push services refuse every notice.",
          "Set both as `npm run notices:keys` prints them.",
        ),
  ];
}
