import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createRealtimeDatabase,
  type DatabaseCredential,
  MAX_ANSWER_BYTES,
  type RealtimeDatabaseOptions,
  type Write,
} from "#functions/data/realtime-database.ts";

type Fetch = RealtimeDatabaseOptions["fetch"];

function database(fetch: Fetch, options: Partial<RealtimeDatabaseOptions> = {}) {
  return createRealtimeDatabase({ fetch, url: "http://database", ...options });
}

/** Gives the same response to every request, and records the requests. */
function recording(body = "null", status = 200) {
  const requests: Parameters<Fetch>[] = [];
  const fetch: Fetch = async (...request) => {
    requests.push(request);
    return new Response(status === 204 ? null : body, { status });
  };
  return { fetch, requests };
}

function answering(body: string, status = 200): Fetch {
  return async () => new Response(body, { status });
}

describe("requests", () => {
  test.each<[string, Partial<RealtimeDatabaseOptions>, string]>([
    ["nba/players", {}, "http://database/nba/players.json"],
    ["/nba//players/", {}, "http://database/nba/players.json"],
    ["nba", { url: "https://x.firebaseio.com/" }, "https://x.firebaseio.com/nba.json"],
    ["users/a b?c#d", {}, "http://database/users/a%20b%3Fc%23d.json"],
  ])("for %s with the options %j go to the encoded URL", async (path, options, url) => {
    const { fetch, requests } = recording();
    await database(fetch, options).read(path);
    expect(requests).toEqual([[url, expect.objectContaining({ headers: {} })]]);
  });

  const hosted = "https://x.firebaseio.com";
  const elsewhere = "https://x.europe-west1.firebasedatabase.app";
  test.each<[string, DatabaseCredential, query: string, bearer: string | undefined]>([
    ["http://database", { auth: "a+b&c" }, "", "a+b&c"],
    ["http://database", { accessToken: "t/" }, "", "t/"],
    ["https://firebaseio.com.example", { auth: "a" }, "", "a"],
    [hosted, { accessToken: "t/" }, "", "t/"],
    [hosted, { auth: "a+b&c" }, "?auth=a%2Bb%26c", undefined],
    [elsewhere, { accessToken: "t/" }, "", "t/"],
    [elsewhere, { auth: "a" }, "?auth=a", undefined],
  ])("to %s send the credential %j", async (url, credential, query, bearer) => {
    const { fetch, requests } = recording();
    await database(fetch, { url }).read("nba", credential);
    const headers = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
    expect(requests).toEqual([[`${url}/nba.json${query}`, expect.objectContaining({ headers })]]);
  });

  test("for the keys of a path are shallow", async () => {
    const { fetch, requests } = recording('{"a":true,"b":true}');
    expect(await database(fetch).readKeys("nba")).toEqual({ ok: true, value: ["a", "b"] });
    expect(requests[0]?.[0]).toBe("http://database/nba.json?shallow=true");
  });

  test.each<[Write, method: string, body: string | undefined, condition: string | undefined]>([
    [{ set: [1] }, "PUT", "[1]", undefined],
    [{ setIfAbsent: true }, "PUT", "true", "null_etag"],
    [{ remove: true }, "DELETE", undefined, undefined],
    [{ update: { "a/b": null } }, "PATCH", '{"a/b":null}', undefined],
  ])("for the write %j ask for a silent response", async (write, method, body, condition) => {
    const { fetch, requests } = recording("", 204);
    const written = await database(fetch).write("nba", write, { auth: "s" });
    expect(written).toEqual({ ok: true, value: undefined });
    const [[url, init] = []] = requests;
    expect(url).toBe("http://database/nba.json?print=silent");
    expect([init?.method, init?.body, init?.headers["if-match"]]).toEqual([
      method,
      body,
      condition,
    ]);
  });

  test("do not follow redirects", async () => {
    const { fetch, requests } = recording("", 302);
    expect(await database(fetch).read("nba")).toEqual({
      ok: false,
      error: { kind: "failing", path: "nba", status: 302 },
    });
    expect(requests[0]?.[1].redirect).toBe("manual");
  });

  test("call fetch without a receiver", async () => {
    let self: unknown = "not called";
    const fetch: Fetch = async function (this: unknown) {
      self = this;
      return new Response("null");
    };
    await database(fetch).read("nba");
    expect(self).toBeUndefined();
  });
});

describe("responses", () => {
  test.each([["null"], ["[]"], ['{"a":[1,"2",null]}'], ['"text"'], ["0"], ["false"]])(
    "with %s are parsed",
    async (body) => {
      expect(await database(answering(body)).read("nba")).toEqual({
        ok: true,
        value: JSON.parse(body),
      });
    },
  );

  test.each([
    [400, "failing"],
    [401, "denied"],
    [403, "denied"],
    [404, "failing"],
    [412, "taken"],
    [423, "failing"],
    [429, "throttled"],
    [500, "failing"],
    [502, "failing"],
    [503, "failing"],
  ])("with status %i are %s", async (status, kind) => {
    for (const body of ['{"error":"no"}', "<html>", ""]) {
      expect(await database(answering(body, status)).read("nba/x")).toEqual({
        ok: false,
        error: { kind, path: "nba/x", status },
      });
    }
  });

  test.each([[""], ["{"], ['{"data":[{"id":1},{"i'], ["<!doctype html>"], ["undefined"]])(
    "with the body %j are malformed",
    async (body) => {
      expect(await database(answering(body)).read("nba/x")).toEqual({
        ok: false,
        error: { kind: "malformed", path: "nba/x" },
      });
    },
  );

  test("are returned verbatim by readText", async () => {
    const text = '{ "a": 1.0 }';
    expect(await database(answering(text)).readText("nba")).toEqual({ ok: true, value: text });
  });

  test("that are not valid UTF-8 are malformed", async () => {
    const fetch: Fetch = async () => new Response(new Uint8Array([0x22, 0xff, 0x22]));
    expect(await database(fetch).read("nba")).toMatchObject({ error: { kind: "malformed" } });
  });

  test.each([
    ["200", 200],
    ["500", 500],
  ])("of status %s are cancelled at the size limit", async (_, status) => {
    const cancel = vi.fn();
    let sent = 0;
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    };
    const fetch: Fetch = async () => new Response(new ReadableStream({ pull, cancel }), { status });
    const kind = status === 200 ? "too-large" : "failing";
    expect(await database(fetch).read("nba")).toMatchObject({ error: { kind, status } });
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThan(MAX_ANSWER_BYTES + 4 * chunk.byteLength);
  });

  const unreachable = { ok: false, error: { kind: "unreachable", path: "nba" } };

  test("count as unreachable when the connection is refused", async () => {
    const refusing: Fetch = async () => {
      throw new TypeError("fetch failed");
    };
    expect(await database(refusing).read("nba")).toEqual(unreachable);
  });

  test("count as unreachable when fetch throws synchronously", async () => {
    const throwing: Fetch = () => {
      throw new TypeError("no");
    };
    expect(await database(throwing).read("nba")).toEqual(unreachable);
  });

  test("count as unreachable when the body breaks off", async () => {
    const breaking: Fetch = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"data":['));
            controller.error(new TypeError("terminated"));
          },
        }),
      );
    expect(await database(breaking).read("nba")).toEqual(unreachable);
  });

  test("never contain the credential when they fail", async () => {
    const failing = database(answering("", 401));
    expect(JSON.stringify(await failing.read("nba", { auth: "hush" }))).not.toContain("hush");
  });
});

describe("the timeout", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const timedOut = { ok: false, error: { kind: "timed-out", path: "nba" } };

  /** Responds at once with a body that never ends, and reports when it is aborted. */
  function endless(onAbort: () => void): Fetch {
    return async (_url, { signal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("["));
          signal.addEventListener("abort", () => {
            onAbort();
            controller.error(signal.reason);
          });
        },
      });
      return new Response(body);
    };
  }

  function hanging(onAbort: () => void): Fetch {
    return (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          onAbort();
          reject(signal.reason);
        });
      });
  }

  test.each([
    ["a connection that hangs", hanging],
    ["a body that never ends", endless],
  ])("aborts %s", async (_what, make) => {
    const onAbort = vi.fn();
    const settled = vi.fn();
    database(make(onAbort)).read("nba").then(settled);
    await vi.advanceTimersByTimeAsync(2499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(timedOut);
    expect(onAbort).toHaveBeenCalledOnce();
  });

  test("ends a fetch that ignores its signal", async () => {
    const deaf = database(() => new Promise(() => {}), { timeoutMs: 10 });
    const settled = vi.fn();
    deaf.read("nba").then(settled);
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalledWith(timedOut);
  });

  test("leaves no timer behind after a response", async () => {
    await database(answering("null")).read("nba");
    expect(vi.getTimerCount()).toBe(0);
  });
});
