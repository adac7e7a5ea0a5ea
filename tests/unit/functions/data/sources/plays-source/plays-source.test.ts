import { describe, expect, it, test } from "vitest";
import {
  createPlaysSource,
  type PlaysFailure,
} from "#functions/data/sources/plays-source/plays-source.ts";
import { NEVER_ENDING, startNeverEnding } from "#tests/fixtures/dripping-server.ts";
import { action, playsOf, TEAMS } from "#tests/fixtures/plays-actions.ts";

const ID = "0022500775";
const NOW = Date.parse("2026-02-12T00:30:00Z");

/** A source that gives one answer, and what it was asked. */
function sourceWith(answer: () => Promise<Response> | Response, timeoutMs = 1_000) {
  const asked: { url: string; headers: Headers; redirect: unknown }[] = [];
  const source = createPlaysSource({
    url: "https://plays.example.com/live/",
    now: () => NOW,
    timeoutMs,
    async fetch(url, { headers, redirect }) {
      asked.push({ url, headers: new Headers(headers), redirect });
      return answer();
    },
  });
  return { source, asked };
}

const board = {
  scoreboard: {
    gameDate: "2026-02-11",
    games: [{ gameId: ID, homeTeam: { teamTricode: "CHA" } }],
  },
};

test("the scoreboard names the game at home of a team, on its day alone", async () => {
  const { source, asked } = sourceWith(() => Response.json(board));
  expect(await source.idOf("2026-02-11", 4)).toEqual({ ok: true, value: ID });
  expect(asked[0]?.url).toBe("https://plays.example.com/live/scoreboard/todaysScoreboard_00.json");
  const missing = { ok: false, error: { kind: "missing" } };
  expect(await source.idOf("2026-02-11", 1)).toEqual(missing);
  expect(await source.idOf("2026-02-10", 4)).toEqual(missing);
});

test("plays are asked for by their entity tag, and may be unchanged", async () => {
  const headers = { ETag: '"b"', "Cache-Control": "public, max-age=20" };
  const first = sourceWith(() => Response.json(playsOf([action()]), { headers }));
  const read = await first.source.plays(ID, TEAMS, undefined);
  expect(read).toMatchObject({ ok: true, value: { etag: '"b"', freshMs: 20_000 } });
  expect(first.asked[0]?.url).toBe(
    `https://plays.example.com/live/playbyplay/playbyplay_${ID}.json`,
  );
  expect([...(first.asked[0]?.headers.keys() ?? [])]).toEqual(["accept"]);
  expect(first.asked[0]?.redirect).toBe("manual");

  const again = sourceWith(() => new Response(null, { status: 304 }));
  expect(await again.source.plays(ID, TEAMS, '"b"')).toEqual({
    ok: true,
    value: { read: "unchanged", etag: '"b"', freshMs: 0 },
  });
  expect(again.asked[0]?.headers.get("If-None-Match")).toBe('"b"');
});

describe("plays fail as", () => {
  const json = (text: string) => () => new Response(text);
  it.each<[string, () => Response | Promise<Response>, PlaysFailure]>([
    ["refused by 403", () => new Response("", { status: 403 }), { kind: "refused" }],
    ["missing by 404", () => new Response("", { status: 404 }), { kind: "missing" }],
    ["missing before the first play", () => Response.json(playsOf([])), { kind: "missing" }],
    [
      "throttled, for the time that was asked",
      () => new Response("", { status: 429, headers: { "Retry-After": "7" } }),
      { kind: "throttled", retryAfterMs: 7_000 },
    ],
    ["failing by 500", () => new Response("", { status: 500 }), { kind: "failing" }],
    ["failing by a redirect", () => Response.redirect("https://b.example"), { kind: "failing" }],
    [
      "failing by 304 without a tag",
      () => new Response(null, { status: 304 }),
      { kind: "failing" },
    ],
    ["malformed by no JSON", json("<html>"), { kind: "malformed" }],
    ["malformed by half of it", json('{"game":{"actions":['), { kind: "malformed" }],
    ["malformed by another shape", json('{"plays":[]}'), { kind: "malformed" }],
    ["malformed by its length", json(" ".repeat(1024 * 1024 + 1)), { kind: "malformed" }],
    ["malformed by its depth", json("[".repeat(100)), { kind: "malformed" }],
    [
      "malformed by a score without plays",
      () => Response.json(playsOf([action({ scoreHome: "2" })])),
      { kind: "malformed" },
    ],
    ["unreachable", () => Promise.reject(new TypeError("no route")), { kind: "unreachable" }],
  ])("%s", async (_, answer, error) => {
    const { source } = sourceWith(answer);
    expect(await source.plays(ID, TEAMS, undefined)).toEqual({ ok: false, error });
  });

  it("timed out, when an answer takes too long", async () => {
    const source = createPlaysSource({
      url: "https://plays.example.com",
      now: () => NOW,
      timeoutMs: 1,
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason)),
        ),
    });
    const failed = { ok: false, error: { kind: "timed-out" } };
    expect(await source.plays(ID, TEAMS, undefined)).toEqual(failed);
  });
});

test.each(NEVER_ENDING)("a %s source is given up", async (way) => {
  const server = await startNeverEnding(way);
  const source = createPlaysSource({ url: server.url, now: () => NOW, timeoutMs: 60, fetch });
  const failed = { ok: false, error: { kind: "timed-out" } };
  expect(await source.plays(ID, TEAMS, undefined)).toEqual(failed);
  expect(await source.idOf("2026-02-11", 4)).toEqual(failed);
  await server.stop();
});
