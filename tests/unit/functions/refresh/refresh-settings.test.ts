import { expect, test } from "vitest";
import { refreshSettingsOf } from "#functions/refresh/refresh-settings.ts";
import { readEnvironment } from "#functions/settings/environment.ts";
import { noKeeper, runnable } from "#tests/fixtures/environment.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";

const KEY_FILE = (await serviceAccountStandIn()).keyFile;
const STATS_API_URL = "https://api.example.com/v1";
const all = { DATABASE_SECRET: SECRET, STATS_API_URL, STATS_API_KEY: "key" };

test.each<[object, object]>([
  [{}, { kind: "off", reason: "No source of results is set." }],
  [
    { DATABASE_SECRET: SECRET, STATS_API_URL },
    {
      kind: "off",
      reason: "STATS_API_URL is set, but STATS_API_KEY is not: nothing is refreshed.",
    },
  ],
  [
    all,
    {
      kind: "on",
      administrator: { auth: SECRET },
      results: { source: { url: STATS_API_URL, key: "key" } },
    },
  ],
  [
    { STATS_API_URL, STATS_API_KEY: "key" },
    { kind: "on", administrator: { account: {} } },
  ],
  [
    { ...all, DATABASE_URL: "https://x.firebaseio.com" },
    {
      kind: "off",
      reason: "STATS_API_URL is set, but DATABASE_SERVICE_ACCOUNT is not: nothing is refreshed.",
    },
  ],
  [
    { ...all, DATABASE_URL: "https://x.firebaseio.com", DATABASE_SERVICE_ACCOUNT: KEY_FILE },
    { kind: "on", administrator: { account: {} } },
  ],
])("the refresh with %j", (variables, expected) => {
  const environment = readEnvironment({ ...runnable, ...variables });
  if (!environment.ok) throw new Error(environment.error.problems.join());
  expect(refreshSettingsOf(environment.value, noKeeper)).toMatchObject(expected);
});
