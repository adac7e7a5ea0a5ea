import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  givenSettings,
  refreshNotice,
  resultsFrom,
  settingsFile,
} from "#tools/run/given-settings.ts";

const stats = { STATS_API_URL: "http://localhost:4451/v1", STATS_API_KEY: "a-key" };

test.each<[Record<string, string>, Record<string, string>]>([
  [{}, {}],
  [{ PROXY_UPSTREAM: "" }, {}],
  [
    { PROXY_UPSTREAM: "http://127.0.0.1:9", PROXY_FRESH_SECONDS: "0.5" },
    { PROXY_UPSTREAM: "http://127.0.0.1:9", PROXY_FRESH_SECONDS: "0.5" },
  ],
  [stats, stats],
  [{ STATS_API_KEY: stats.STATS_API_KEY }, { STATS_API_KEY: stats.STATS_API_KEY }],
  [{ SERVICE_WORKER: "off", HOME: "/root" }, { SERVICE_WORKER: "off" }],
  [{ SESSION_SECRET: "short", DATABASE_URL: "https://x.firebaseio.com" }, {}],
])("for the shell variables %j, the Worker gets %j", (shell, given) => {
  expect(givenSettings(shell)).toEqual(given);
});

test.each<[Record<string, string>, string]>([
  [{ PROXY_UPSTREAM: "foo" }, "PROXY_UPSTREAM must be a URL."],
  [{ PROXY_FRESH_SECONDS: "soon" }, "PROXY_FRESH_SECONDS must be a number of seconds"],
  [{ SITE_URL: "https://hardwood.example.com" }, "FIREBASE_AUTH_EMULATOR_HOST is not for a site"],
])("rejects %j", (shell, sentence) => {
  expect(() => givenSettings(shell)).toThrow(sentence);
});

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [stats, "The scheduled refresh runs at http://site/cdn-cgi/handler/scheduled"],
  [
    { STATS_API_URL: stats.STATS_API_URL },
    "STATS_API_URL is set, but STATS_API_KEY is not: nothing is refreshed.",
  ],
  [
    { STATS_API_KEY: stats.STATS_API_KEY },
    "STATS_API_KEY is set, but STATS_API_URL is not: nothing is refreshed.",
  ],
])("with the settings %j the start says %j", (given, notice) => {
  expect(refreshNotice(given, "http://site")).toBe(notice);
});

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ STATS_API_URL: stats.STATS_API_URL }, undefined],
  [stats, "stats API"],
  [{ RESULTS_SOURCE: "https://scores.example.com" }, "scoreboard"],
  [{ ...stats, RESULTS_SOURCE: "https://scores.example.com" }, "stats API and scoreboard"],
])("with the settings %j results come from %j", (given, from) => {
  expect(resultsFrom(given)).toBe(from);
});

test("the settings of a file are read as the Worker's tools read them; one that is missing has none", () => {
  const path = join(mkdtempSync(join(tmpdir(), "settings-")), ".dev.vars");
  expect(settingsFile(path)).toEqual({});
  writeFileSync(path, '# a comment\nRESULTS_SOURCE="https://scores.example.com"\n');
  expect(settingsFile(path)).toEqual({ RESULTS_SOURCE: "https://scores.example.com" });
});
