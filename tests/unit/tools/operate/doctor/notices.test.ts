import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseVapidKeys } from "#functions/settings/notice-settings.ts";
import {
  cloudflareWith,
  configurationOf,
  findingsOf,
  unreachable,
} from "#tests/fixtures/deployment.ts";
import { runnable } from "#tests/fixtures/environment.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "#tests/fixtures/vapid.ts";
import { isPair, newVapidKeys } from "#tools/operate/vapid-keys.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", unreachable("ENOTFOUND"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const STATS = { STATS_API_URL: "https://api.example.com/v1", STATS_API_KEY: "k" };
const ALL = { ...STATS, VAPID_KEYS, VAPID_SUBJECT };

const look = async (values: Record<string, string>, atCloudflare: string[] = []) => {
  const [finding, ...more] = await findingsOf(
    "Notices",
    configurationOf({ ...runnable, ...values }),
    { wrangler: cloudflareWith(...atCloudflare) },
  );
  expect(more).toEqual([]);
  return finding && `${finding.state}: ${finding.says}`;
};

describe("the doctor", () => {
  test("finds nothing where notices are switched off", async () => {
    expect(await look({})).toBeUndefined();
    expect(await look(STATS)).toBeUndefined();
  });

  test("checks that the keys are a pair", async () => {
    expect(await look(ALL)).toMatch(/^ok: Notices are on; their keys are a pair/);
    const [publicKey] = VAPID_KEYS.split(".");
    const [, privateKey] = (await newVapidKeys()).split(".");
    expect(await look({ ...ALL, VAPID_KEYS: `${publicKey}.${privateKey}` })).toMatch(
      /^missing: The two keys of VAPID_KEYS are no pair/,
    );
  });

  test("warns of a part of the settings", async () => {
    const { VAPID_SUBJECT: _, ...half } = ALL;
    expect(await look(half)).toMatch(/^warning: VAPID_KEYS is set, but VAPID_SUBJECT is not/);
    expect(await look({ VAPID_KEYS, VAPID_SUBJECT })).toMatch(/games in progress are not read/);
    const local = { ...ALL, VAPID_SUBJECT: "mailto:me@localhost" };
    expect(await look(local)).toMatch(/^warning: VAPID_SUBJECT is mailto:me@localhost, where push/);
  });

  test.each(["mailto:me@localhost", "https://localhost/contact", "mailto:me@site.local"])(
    "names %s as an address where nobody is, with keys and without",
    async (subject) => {
      const says = /^warning: VAPID_SUBJECT is .+, where push services can reach nobody/;
      expect(await look({ ...ALL, VAPID_SUBJECT: subject })).toMatch(says);
      expect(await look({ VAPID_SUBJECT: subject })).toMatch(says);
    },
  );

  test("takes secrets at Cloudflare for right", async () => {
    const { VAPID_KEYS: _, STATS_API_KEY: __, ...seen } = ALL;
    expect(await look(seen, ["VAPID_KEYS", "STATS_API_KEY"])).toBe(
      "ok: Notices are on; their keys are at Cloudflare.",
    );
  });
});

test("new keys are a pair in the form of the setting, and others each time", async () => {
  const [one, other] = await Promise.all([newVapidKeys(), newVapidKeys()]);
  const keys = parseVapidKeys(one);
  expect(keys && (await isPair(keys))).toBe(true);
  expect(one).not.toBe(other);
});
