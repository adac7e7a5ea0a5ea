import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  PLAYS_SETTINGS,
  playsSettingsOf,
  whyPlaysAreOff,
} from "#functions/settings/plays-settings.ts";

const schema = v.object(PLAYS_SETTINGS);
const URL = "https://plays.example.com/live";

test("without an address no plays are read; every 15 s unless another pause is set", () => {
  expect(playsSettingsOf({})).toBeUndefined();
  expect(playsSettingsOf(v.parse(schema, { LIVE_PLAYS_SECONDS: "20" }))).toBeUndefined();
  const settings = (given: object) => playsSettingsOf(v.parse(schema, given));
  expect(settings({ LIVE_PLAYS_URL: URL })).toEqual({ url: URL, intervalMs: 15_000 });
  expect(settings({ LIVE_PLAYS_URL: URL, LIVE_PLAYS_SECONDS: "60" })?.intervalMs).toBe(60_000);
});

test("a source of plays needs games in progress, which a stats API gives", () => {
  const api = { STATS_API_URL: "https://api.example.com/v1", STATS_API_KEY: "key" };
  expect(whyPlaysAreOff({})).toBeUndefined();
  expect(whyPlaysAreOff({ LIVE_PLAYS_URL: URL, ...api })).toBeUndefined();
  expect(whyPlaysAreOff({ LIVE_PLAYS_URL: URL })).toMatch(/^LIVE_PLAYS_URL is set, but/);
  expect(
    whyPlaysAreOff({ LIVE_PLAYS_URL: URL, ...api, LIVE_REQUESTS_PER_MINUTE: 0 }),
  ).toBeDefined();
});

describe("refused are", () => {
  it.each([
    [{ LIVE_PLAYS_URL: "http://plays.example.com" }, "must be https"],
    [{ LIVE_PLAYS_URL: "plays" }, "must be a URL"],
    [{ LIVE_PLAYS_URL: `${URL}?key=1` }, "must be an address without a query"],
    [{ LIVE_PLAYS_SECONDS: "4" }, "must be at least 5"],
    [{ LIVE_PLAYS_SECONDS: "601" }, "must be at most 600"],
    [{ LIVE_PLAYS_SECONDS: "often" }, "must be a whole number of seconds"],
  ])("%j", (given, says) => {
    expect(v.safeParse(schema, given).issues?.[0].message).toContain(says);
  });
});
