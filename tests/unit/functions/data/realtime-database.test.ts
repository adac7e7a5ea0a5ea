import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createRealtimeDatabase,
  type RealtimeDatabaseOptions,
} from "../../../../functions/data/realtime-database.ts";

type Fetch = RealtimeDatabaseOptions["fetch"];

function database(fetch: Fetch, options: Partial<RealtimeDatabaseOptions> = {}) {
  return createRealtimeDatabase({ fetch, url: "http://database", ...options });
}

function answering(body: string, status = 200): Fetch {
  return async () => new Response(body, { status });
}

describe("what is asked", () => {
  test.each<[string, Partial<RealtimeDatabaseOptions>, string]>([
    ["nba/players", {}, "http://database/nba/players.json"],
    ["/nba//players/", {}, "http://database/nba/players.json"],
    ["nba", { url: "https://x.firebaseio.com/" }, "https://x.firebaseio.com/nba.json"],
    ["users/a b?c#d", {}, "http://database/users/a%20b%3Fc%23d.json"],
    ["nba", { credential: { auth: "a+b&c" } }, "http://database/nba.json?auth=a%2Bb%26c"],
    ["nba", { credential: { accessToken: "t/" } }, "http://database/nba.json?access_token=t%2F"],
  ])("%s with %j", async (path, options, url) => {
    const asked: string[] = [];
    const fetch: Fetch = async (address) => {
      asked.push(address);
      return new Response("null");
    };
    await database(fetch, options).read(path);
    expect(asked).toEqual([url]);
  });

  test("fetch is called as a bare function", async () => {
    let self: unknown = "not called";
    const fetch: Fetch = async function (this: unknown) {
      self = this;
      return new Response("null");
    };
    await database(fetch).read("nba");
    expect(self).toBeUndefined();
  });
});

describe("what is answered", () => {
  test.each([["null"], ["[]"], ['{"a":[1,"2",null]}'], ['"text"'], ["0"], ["false"]])(
    "the value %s",
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
  ])("%i is %s", async (status, kind) => {
    for (const body of ['{"error":"no"}', "<html>", ""]) {
      expect(await database(answering(body, status)).read("nba/x")).toEqual({
        ok: false,
        error: { kind, path: "nba/x", status },
      });
    }
  });

  test.each([[""], ["{"], ['{"data":[{"id":1},{"i'], ["<!doctype html>"], ["undefined"]])(
    "%j is malformed",
    async (body) => {
      expect(await database(answering(body)).read("nba/x")).toEqual({
        ok: false,
        error: { kind: "malformed", path: "nba/x", status: 200 },
      });
    },
  );

  const unreachable = { ok: false, error: { kind: "unreachable", path: "nba" } };

  test("a refused connection is unreachable", async () => {
    const refusing: Fetch = async () => {
      throw new TypeError("fetch failed");
    };
    expect(await database(refusing).read("nba")).toEqual(unreachable);
  });

  test("so is a fetch that throws before it returns a promise", async () => {
    const throwing: Fetch = () => {
      throw new TypeError("no");
    };
    expect(await database(throwing).read("nba")).toEqual(unreachable);
  });

  test("so is a body that breaks off", async () => {
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

  test("a failure never tells the credential", async () => {
    const failing = database(answering("", 401), { credential: { auth: "hush" } });
    expect(JSON.stringify(await failing.read("nba"))).not.toContain("hush");
  });
});

describe("the time-out", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const timedOut = { ok: false, error: { kind: "timed-out", path: "nba" } };

  /** Answers at once, with a body that never ends, and tells when it is given up. */
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
  ])("ends %s", async (_what, make) => {
    const onAbort = vi.fn();
    const settled = vi.fn();
    database(make(onAbort)).read("nba").then(settled);
    await vi.advanceTimersByTimeAsync(2499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(timedOut);
    expect(onAbort).toHaveBeenCalledOnce();
  });

  test("ends a fetch that does not listen to its signal", async () => {
    const deaf = database(() => new Promise(() => {}), { timeoutMs: 10 });
    const settled = vi.fn();
    deaf.read("nba").then(settled);
    await vi.advanceTimersByTimeAsync(10);
    expect(settled).toHaveBeenCalledWith(timedOut);
  });

  test("leaves no timer behind an answer", async () => {
    await database(answering("null")).read("nba");
    expect(vi.getTimerCount()).toBe(0);
  });
});
