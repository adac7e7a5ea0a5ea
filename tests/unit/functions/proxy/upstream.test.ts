import { describe, expect, test, vi } from "vitest";
import type { Stored } from "#functions/data/stored-source.ts";
import type { UpstreamDocument } from "#functions/proxy/resources.ts";
import { createUpstream, PROXY_STALE_MS } from "#functions/proxy/upstream.ts";
import { readUpstream, type UpstreamFetch } from "#functions/proxy/upstream-read.ts";
import { NEVER_ENDING, startNeverEnding } from "#tests/fixtures/dripping-server.ts";

const UPSTREAM = "https://cdn.example.com";
const scores: UpstreamDocument = { path: "/scores.json", freshMs: 15_000, maxBytes: 64 };
const json = (body: BodyInit, init: ResponseInit = {}) =>
  new Response(body, { headers: { "Content-Type": "application/json" }, ...init });

const read = (answer: UpstreamFetch) =>
  readUpstream(UPSTREAM, scores, { fetch: answer, timeoutMs: 20 });

describe("reading the upstream", () => {
  test("requests only the document's URL and follows no redirect", async () => {
    const requested = vi.fn<UpstreamFetch>(async () => json('{"games":1}'));
    expect(await read(requested)).toEqual({ ok: true, value: '{"games":1}' });
    const [url, init] = requested.mock.calls[0] ?? [];
    expect(url).toBe("https://cdn.example.com/scores.json");
    expect(init).toMatchObject({ method: "GET", redirect: "manual" });
    expect(init?.headers).toEqual({ Accept: "application/json" });
  });

  const large = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("1".repeat(40)));
    },
  });
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"games":'));
      controller.error(new TypeError("reset"));
    },
  });
  const html = { headers: { "Content-Type": "text/html" } };
  const redirect = { status: 302, headers: { Location: "http://169.254.169.254/" } };
  test.each<[string, UpstreamFetch, string]>([
    ["a redirect", async () => new Response(null, redirect), "status 302"],
    ["a server error", async () => json("{}", { status: 500 }), "status 500"],
    ["partial content", async () => json("{}", { status: 206 }), "status 206"],
    ["an HTML page", async () => new Response("<html>", html), "not JSON"],
    ["a missing content type", async () => new Response(new Uint8Array([123, 125])), "not JSON"],
    ["a body over the size limit", async () => json(large), "too-large"],
    ["truncated JSON", async () => json('{"games":'), "SyntaxError"],
    ["a connection that breaks mid-body", async () => json(cut), "TypeError"],
    ["invalid UTF-8", async () => json(new Uint8Array([34, 255, 34])), "not-text"],
    ["an unreachable upstream", () => Promise.reject(new TypeError("fetch failed")), "TypeError"],
  ])("fails on %s", async (_, answer, reason) => {
    expect(await read(answer)).toEqual({
      ok: false,
      error: { kind: "upstream-unavailable", reason },
    });
  });

  test.each<[number, string]>([
    [404, "no-such-document"],
    [403, "upstream-refused"],
    [401, "upstream-refused"],
  ])("takes status %i for %s", async (status, kind) => {
    expect(await read(async () => json("{}", { status }))).toEqual({
      ok: false,
      error: { kind, reason: `status ${status}` },
    });
  });

  test("ignores the case of the content type", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=UTF-8" };
    expect(await read(async () => new Response("{}", { headers }))).toEqual({
      ok: true,
      value: "{}",
    });
  });

  test.each(NEVER_ENDING)("gives a %s server up", async (way) => {
    const server = await startNeverEnding(way);
    const answer = await readUpstream(server.url, scores, { fetch, timeoutMs: 60 });
    expect(answer).toMatchObject({ error: { kind: "upstream-timed-out" } });
    await server.stop();
  });
});

describe("the upstream cache", () => {
  function setUp(
    kept = new Map<string, Stored>(),
    get = async (name: string): Promise<Stored | undefined> => kept.get(name),
  ) {
    let now = 1_000_000;
    let count = 0;
    let isDown = false;
    let isMissing = false;
    const events: unknown[] = [];
    const upstream = createUpstream({
      upstream: UPSTREAM,
      store: {
        get,
        put: async (name, stored) => void kept.set(name, stored),
        forget: async (name) => void kept.delete(name),
      },
      fetch: async () => {
        count += 1;
        if (isMissing) return json("{}", { status: 404 });
        return isDown ? json("{}", { status: 503 }) : json(`{"read":${count}}`);
      },
      now: () => now,
      log: (event) => events.push(event.event),
    });
    const ask = async (document = scores) => {
      const answer = await upstream(document);
      return answer.ok ? [answer.value.from, answer.value.text] : answer.error.kind;
    };
    return {
      ask,
      events,
      kept,
      pass: (ms: number) => {
        now += ms;
      },
      fails: (state: boolean) => {
        isDown = state;
      },
      lacks: (state: boolean) => {
        isMissing = state;
      },
      count: () => count,
    };
  }

  test("serves a fresh document from memory, then reads it again", async () => {
    const { ask, pass, count } = setUp();
    expect(await ask()).toEqual(["miss", '{"read":1}']);
    pass(14_999);
    expect(await ask()).toEqual(["hit", '{"read":1}']);
    pass(1);
    expect(await ask()).toEqual(["miss", '{"read":2}']);
    expect(count()).toBe(2);
  });

  test("shares one read among concurrent requests", async () => {
    const { ask, count } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(count()).toBe(1);
  });

  test("serves a fresh document from the store to another isolate", async () => {
    const first = setUp();
    await first.ask();
    const second = setUp(first.kept);
    expect(await second.ask()).toEqual(["hit", '{"read":1}']);
    expect(second.count()).toBe(0);
  });

  test.each(["memory", "store"])(
    "serves a stale document from the %s for 7 days while the upstream fails",
    async (tier) => {
      const first = setUp();
      await first.ask();
      const site = tier === "memory" ? first : setUp(first.kept);
      site.fails(true);
      site.pass(15_000);
      expect(await site.ask()).toEqual(["stale", '{"read":1}']);
      const requested = site.count();
      expect(await site.ask()).toEqual(["stale", '{"read":1}']);
      expect(site.count()).toBe(requested);
      site.pass(5_000);
      await site.ask();
      expect(site.count()).toBe(requested + 1);
      expect(site.events).toEqual(["upstream-unavailable"]);
      site.pass(PROXY_STALE_MS - 20_001);
      expect(await site.ask()).toEqual(["stale", '{"read":1}']);
      site.pass(1);
      expect(await site.ask()).toBe("upstream-unavailable");
      site.fails(false);
      site.pass(5_000);
      expect(await site.ask()).toEqual(["miss", `{"read":${site.count()}}`]);
      expect(site.events).toEqual(["upstream-unavailable", "upstream-recovered"]);
    },
  );

  test.each([15_000, 3_600_000])(
    "remembers a missing document for 10 s, whatever its freshness (%i ms)",
    async (freshMs) => {
      const { ask, pass, lacks, count, events, kept } = setUp();
      const document = { ...scores, freshMs };
      lacks(true);
      expect(await ask(document)).toBe("no-such-document");
      pass(9_999);
      expect(await ask(document)).toBe("no-such-document");
      expect(count()).toBe(1);
      pass(1);
      lacks(false);
      expect(await ask(document)).toEqual(["miss", '{"read":2}']);
      expect([...kept.keys()]).toEqual(["scores.json"]);
      expect(events).toEqual([]);
    },
  );

  test("serves a stale copy of a removed document without logging", async () => {
    const { ask, pass, lacks, events } = setUp();
    await ask();
    lacks(true);
    pass(15_000);
    expect(await ask()).toEqual(["stale", '{"read":1}']);
    expect(events).toEqual([]);
  });

  test("logs an outage that follows a missing document", async () => {
    const { ask, pass, lacks, fails, events } = setUp();
    lacks(true);
    await ask();
    lacks(false);
    fails(true);
    pass(10_000);
    expect(await ask()).toBe("upstream-unavailable");
    expect(events).toEqual(["upstream-unavailable"]);
  });

  test("works without a failing store", async () => {
    const broken = new Map<string, Stored>();
    broken.get = () => {
      throw new Error("gone");
    };
    const { ask, fails, pass } = setUp(broken);
    expect(await ask()).toEqual(["miss", '{"read":1}']);
    fails(true);
    pass(20_000);
    expect(await ask()).toEqual(["stale", '{"read":1}']);
  });

  test("gives up on a store that never responds", async () => {
    vi.useFakeTimers();
    const silent = new Map<string, Stored>();
    const { ask, fails } = setUp(silent, () => new Promise(() => {}));
    fails(true);
    const answer = ask();
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect(await answer).toBe("upstream-unavailable");
  });

  test("logs an outage as a warning and the recovery as info", async () => {
    const said = (["info", "warn"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    let isDown = true;
    let now = 1_000_000;
    const upstream = createUpstream({
      upstream: UPSTREAM,
      store: { get: async () => undefined, put: async () => {}, forget: async () => {} },
      fetch: async () => (isDown ? json("{}", { status: 503 }) : json("{}")),
      now: () => now,
    });
    await upstream(scores);
    isDown = false;
    now += 5_000;
    await upstream(scores);
    const events = said.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(line).event));
    expect(events).toEqual([["upstream-recovered"], ["upstream-unavailable"]]);
    vi.restoreAllMocks();
  });

  test("evicts the least recently used document", async () => {
    const { ask, count } = setUp(new Map(), async () => undefined);
    const document = (n: number) => ({ ...scores, path: `/${n}.json` });
    for (let n = 0; n < 17; n += 1) await ask(document(n));
    for (let n = 1; n < 17; n += 1) await ask(document(n));
    expect(count()).toBe(17);
    await ask(document(0));
    expect(count()).toBe(18);
  });
});
