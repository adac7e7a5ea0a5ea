import { expect, test, vi } from "vitest";
import { type UpstreamHealth, upstreamHealth } from "#functions/proxy/upstream-health.ts";

const UPSTREAM = "https://cdn.example.com";
const json = { headers: { "Content-Type": "application/json" } };

test.each<[number, UpstreamHealth]>([
  [200, "reachable"],
  [404, "reachable"],
  [403, "refused"],
  [500, "unreachable"],
])("an upstream that answers %i is %s", async (status, state) => {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) => new Response("{}", { ...json, status }),
  );
  expect(await upstreamHealth(UPSTREAM, fetch)).toBe(state);
  // No header says that the request comes from the upstream's own pages.
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Accept: "application/json" });
});

test("an upstream without a connection is unreachable", async () => {
  expect(await upstreamHealth(UPSTREAM, () => Promise.reject(new TypeError()))).toBe("unreachable");
});

test("no upstream is asked while the proxy is off", async () => {
  const fetch = vi.fn();
  expect(await upstreamHealth(undefined, fetch)).toBe("off");
  expect(fetch).not.toHaveBeenCalled();
});
