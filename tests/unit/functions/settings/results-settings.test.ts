import { expect, test } from "vitest";
import { readEnvironment } from "#functions/settings/environment.ts";
import {
  liveIntervalOf,
  resultsSettingsOf,
  whyRefreshIsOff,
} from "#functions/settings/results-settings.ts";

const STATS_API_URL = "https://api.example.com/v1";
const STATS_API_KEY = "k";
const DATABASE_URL = "https://db.example.com";
const DATABASE_SECRET = "x".repeat(32);

test.each<[Parameters<typeof whyRefreshIsOff>[0], string | undefined]>([
  [{}, undefined],
  [{ DATABASE_SECRET }, undefined],
  [{ STATS_API_URL, STATS_API_KEY, DATABASE_SECRET }, undefined],
  // The embedded database has a secret of its own.
  [{ STATS_API_URL, STATS_API_KEY }, undefined],
  [
    { STATS_API_URL, DATABASE_SECRET },
    "STATS_API_URL is set, but STATS_API_KEY is not: nothing is refreshed.",
  ],
  [
    { STATS_API_KEY, DATABASE_SECRET },
    "STATS_API_KEY is set, but STATS_API_URL is not: nothing is refreshed.",
  ],
  [{ RESULTS_SOURCE: "https://scores.example.com" }, undefined],
  [
    { RESULTS_SOURCE: "https://scores.example.com", DATABASE_URL },
    "RESULTS_SOURCE is set, but DATABASE_SECRET is not: nothing is refreshed.",
  ],
  [
    { STATS_API_URL, STATS_API_KEY, DATABASE_URL },
    "STATS_API_URL is set, but DATABASE_SECRET is not: nothing is refreshed.",
  ],
  [
    { STATS_API_KEY, DATABASE_URL },
    "STATS_API_KEY is set, but STATS_API_URL and DATABASE_SECRET are not: nothing is refreshed.",
  ],
])("whyRefreshIsOff(%j) is %j", (variables, sentence) => {
  expect(whyRefreshIsOff(variables)).toBe(sentence);
});

const RESULTS_SOURCE = "https://scores.example.com";

test("a scoreboard is enough, or completes the stats API; it is never read more often", () => {
  const alone = resultsSettingsOf({ RESULTS_SOURCE, LIVE_REQUESTS_PER_MINUTE: 60 });
  expect(alone?.source).toMatchObject({
    kind: "scoreboard",
    url: RESULTS_SOURCE,
    requestsPerMinute: { refresh: 12, live: 4 },
  });
  expect(alone?.second).toBeUndefined();
  const both = resultsSettingsOf({ RESULTS_SOURCE, STATS_API_URL, STATS_API_KEY });
  expect([both?.source.kind, both?.second?.kind]).toEqual(["stats-api", "scoreboard"]);
  expect(liveIntervalOf(resultsSettingsOf({ RESULTS_SOURCE }))).toBe(15_000);
});

test.each([
  "scores.example.com",
  "http://scores.example.com",
  "https://scores.example.com/?key=1",
  "https://scores.example.com/apis/site/v2",
])("RESULTS_SOURCE %s is refused at the door", (address) => {
  const read = readEnvironment({ RESULTS_SOURCE: address });
  expect(!read.ok && read.error.problems).toEqual([
    expect.stringMatching(/^RESULTS_SOURCE must be/),
  ]);
});

const NONE = {
  STATS_API_URL: undefined,
  STATS_API_KEY: undefined,
  STATS_API_REQUESTS_PER_MINUTE: undefined,
  LIVE_REQUESTS_PER_MINUTE: undefined,
};

test.each([[{ STATS_API_URL }], [{ STATS_API_KEY }], [{}]])("%j are no settings", (variables) => {
  expect(resultsSettingsOf({ ...NONE, ...variables })).toBeUndefined();
});

test.each([
  [undefined, undefined, { refresh: 3, live: 2 }, 30_000],
  [30, undefined, { refresh: 26, live: 4 }, 15_000],
  [5, undefined, { refresh: 3, live: 2 }, 30_000],
  [1, undefined, { refresh: 1, live: 0 }, Number.POSITIVE_INFINITY],
  [600, 60, { refresh: 540, live: 60 }, 1_000],
  [600, 0, { refresh: 600, live: 0 }, Number.POSITIVE_INFINITY],
])("a plan of %s requests, %s of them live, is shared as %j", (all, live, shares, interval) => {
  const settings = resultsSettingsOf({
    STATS_API_URL,
    STATS_API_KEY,
    STATS_API_REQUESTS_PER_MINUTE: all,
    LIVE_REQUESTS_PER_MINUTE: live,
  });
  expect(settings?.source.requestsPerMinute).toEqual(shares);
  expect(shares.refresh + shares.live).toBe(all ?? 5);
  expect(liveIntervalOf(settings)).toBe(interval);
});
