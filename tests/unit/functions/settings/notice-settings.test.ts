import { expect, test } from "vitest";
import {
  noticeSettingsOf,
  parseVapidKeys,
  whyNoticesAreOff,
} from "#functions/settings/notice-settings.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "#tests/fixtures/vapid.ts";

const STATS = { STATS_API_URL: "https://api.example.com/v1", STATS_API_KEY: "k" };
const ALL = { ...STATS, VAPID_KEYS, VAPID_SUBJECT };
const HOSTED = { DATABASE_URL: "https://x.firebaseio.com" };

test.each<[Parameters<typeof whyNoticesAreOff>[0], string | undefined]>([
  [{}, undefined],
  [STATS, undefined],
  [ALL, undefined],
  [{ ...ALL, ...HOSTED, DATABASE_SERVICE_ACCOUNT: {} }, undefined],
  [{ ...ALL, DATABASE_URL: "https://db.example.com", DATABASE_SECRET: "x" }, undefined],
  [{ ...STATS, VAPID_SUBJECT }, "VAPID_SUBJECT is set, but VAPID_KEYS is not: no notices."],
  [{ ...STATS, VAPID_KEYS }, "VAPID_KEYS is set, but VAPID_SUBJECT is not: no notices."],
  [
    { ...ALL, VAPID_KEYS: `${VAPID_KEYS}=` },
    "VAPID_KEYS is not what `npm run notices:keys` prints: no notices.",
  ],
  [
    { VAPID_KEYS, VAPID_SUBJECT },
    "VAPID_KEYS is set, but games in progress are not read: no notices.",
  ],
  [
    { ...ALL, LIVE_REQUESTS_PER_MINUTE: 0 },
    "VAPID_KEYS is set, but games in progress are not read: no notices.",
  ],
  [
    { ...ALL, ...HOSTED, DATABASE_SECRET: "x" },
    "VAPID_KEYS and DATABASE_URL are set, but DATABASE_SERVICE_ACCOUNT is not: no notices.",
  ],
])("whyNoticesAreOff(%j) is %j", (variables, sentence) => {
  expect(whyNoticesAreOff(variables)).toBe(sentence);
  const isOn = sentence === undefined && variables.VAPID_KEYS !== undefined;
  expect(noticeSettingsOf(variables) !== undefined).toBe(isOn);
});

test("keys are a public and a private one", () => {
  const [publicKey, privateKey] = VAPID_KEYS.split(".");
  expect(parseVapidKeys(VAPID_KEYS)).toEqual({ publicKey, privateKey });
});

test.each(
  (
    "mailto:me@localhost mailto:operator@hardwood mailto:you@example.com " +
    "mailto:you@mail.example.org mailto:you@site.example mailto:you@box.local " +
    "https://localhost/contact https://127.0.0.1/contact https://[::1]/contact"
  ).split(" "),
)("the subject %s, which push services refuse, sends no notice and says why", (subject) => {
  const variables = { ...ALL, VAPID_SUBJECT: subject };
  expect(whyNoticesAreOff(variables)).toBe(
    `VAPID_SUBJECT is ${subject}, where push services can reach nobody: no notices.`,
  );
  expect(noticeSettingsOf(variables)).toBeUndefined();
});

test.each(["https://www.nba.com/contact", "mailto:me@mail.co.uk"])(
  "the subject %s is taken",
  (subject) => expect(whyNoticesAreOff({ ...ALL, VAPID_SUBJECT: subject })).toBeUndefined(),
);
