import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentOf } from "#functions/proxy/resources.ts";
import { upstreamAddress } from "#functions/proxy/upstream-read.ts";

const UPSTREAM = "https://cdn.example.com";
const DIGITS = /^\/static\/json\/liveData\/(boxscore|playbyplay)\/\1_\d{10}\.json$/;
const CONSTANTS = [
  "/static/json/liveData/scoreboard/todaysScoreboard_00.json",
  "/static/json/staticData/scheduleLeagueV2.json",
];

const addressFor = (key: string, query: string): string | undefined => {
  const document = documentOf(key, new URLSearchParams(query));
  return document.ok ? upstreamAddress(UPSTREAM, document.value.path) : undefined;
};

describe("the proxy's resource table", () => {
  test.each([
    ["scoreboard", "", 15_000, 1_048_576],
    ["schedule", "", 3_600_000, 8_388_608],
    ["boxscore", "gameId=0022500001", 15_000, 1_048_576],
    ["playbyplay", "gameId=0022500001", 15_000, 1_048_576],
  ])("%s?%s is fresh for %i ms and has at most %i bytes", (key, query, freshMs, maxBytes) => {
    expect(documentOf(key, new URLSearchParams(query))).toMatchObject({
      value: { freshMs, maxBytes },
    });
  });

  test.each([
    ["scoreboard", "", "/static/json/liveData/scoreboard/todaysScoreboard_00.json"],
    ["schedule", "", "/static/json/staticData/scheduleLeagueV2.json"],
    ["boxscore", "gameId=0022500001", "/static/json/liveData/boxscore/boxscore_0022500001.json"],
    [
      "playbyplay",
      "gameId=0022500001",
      "/static/json/liveData/playbyplay/playbyplay_0022500001.json",
    ],
  ])("%s?%s maps to %s", (key, query, path) => {
    expect(addressFor(key, query)).toBe(UPSTREAM + path);
  });

  test.each([
    "",
    "Scoreboard",
    "scoreboard ",
    "__proto__",
    "constructor",
    "toString",
    "../scoreboard",
    "scoreboard/../../secret",
    "https://evil.example.com",
    "//evil.example.com",
    "@evil.example.com",
    "[::1]",
    "127.0.0.1",
    "scoreboard\u0000",
  ])("the key %j is unknown", (key) => {
    expect(documentOf(key, new URLSearchParams())).toEqual({
      ok: false,
      error: { kind: "unknown-resource" },
    });
  });

  test.each([
    ["boxscore", ""],
    ["boxscore", "gameId="],
    ["boxscore", "gameId=002250000"],
    ["boxscore", "gameId=00225000011"],
    ["boxscore", "gameId=0022500001%0A"],
    ["boxscore", "gameId=0022500001%00"],
    ["boxscore", "gameId=0022500001%2F.."],
    ["boxscore", "gameId=..%2F..%2F..%2F"],
    ["boxscore", "gameId=%EF%BC%90022500001"],
    ["boxscore", "gameId=%D9%A0022500001"],
    ["boxscore", "gameId=0022500001&gameId=0022500002"],
    ["boxscore", "gameId=0022500001&gameId=0022500001"],
    ["boxscore", "gameId[]=0022500001"],
    ["boxscore", "gameId=0022500001&url=https://evil.example.com"],
    ["boxscore", "gameId=0022500001&__proto__=1"],
    ["boxscore", "__proto__=0022500001"],
    ["boxscore", "GAMEID=0022500001"],
    ["boxscore", "gameId=@evil.com1"],
    ["boxscore", "gameId=[::ffff:1]"],
    ["scoreboard", "gameId=0022500001"],
    ["scoreboard", "url=https://evil.example.com"],
    ["scoreboard", "__proto__=1"],
    ["scoreboard", "="],
  ])("%s?%s is rejected", (key, query) => {
    expect(documentOf(key, new URLSearchParams(query))).toEqual({
      ok: false,
      error: { kind: "invalid-parameters" },
    });
  });

  test("any accepted request maps to an address in the table", () => {
    const key = fc.oneof(fc.constantFrom("scoreboard", "boxscore", "playbyplay"), fc.string());
    const name = fc.oneof(fc.constant("gameId"), fc.string());
    const value = fc.oneof(fc.stringMatching(/^\d{9,11}$/), fc.string({ unit: "binary" }));
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 3 });
    fc.assert(
      fc.property(key, pairs, (requested, given) => {
        const address = addressFor(requested, new URLSearchParams(given).toString());
        if (address === undefined) return;
        const url = new URL(address);
        expect(url.origin).toBe(UPSTREAM);
        expect(url.search + url.hash + url.username).toBe("");
        expect(CONSTANTS.includes(url.pathname) || DIGITS.test(url.pathname)).toBe(true);
      }),
    );
  });

  test.each(["//evil.example.com/x", "/a/../b", "/a?b", "/a#b", "https://evil.example.com/", "a"])(
    "the path %s throws instead of leaving the upstream",
    (path) => {
      expect(() => upstreamAddress(UPSTREAM, path)).toThrow("leads elsewhere");
    },
  );
});
