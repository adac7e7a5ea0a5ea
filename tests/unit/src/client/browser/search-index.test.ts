import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { encodeSearchIndex } from "#domain/search/search-index.ts";
import { fetchSearchIndex } from "#src/client/browser/search-index.ts";

const text = encodeSearchIndex({ teams: [], players: [], headlines: [], pages: [] });

beforeEach(() => {
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("fetchSearchIndex", () => {
  it.each<[string, () => Promise<Response>, boolean]>([
    ["the index", async () => new Response(text), true],
    ["an error status", async () => new Response(text, { status: 503 }), false],
    ["an HTML page", async () => new Response("<!doctype html>"), false],
    ["a truncated index", async () => new Response(text.slice(0, -1)), false],
    ["a failed fetch", () => Promise.reject(new TypeError("Failed to fetch")), false],
    ["a timeout", () => Promise.reject(new DOMException("", "TimeoutError")), false],
  ])("handles %s", async (_, answer, isGood) => {
    vi.stubGlobal("fetch", answer);
    const fetched = await fetchSearchIndex();
    expect(fetched.ok).toBe(isGood);
    if (!fetched.ok) expect(fetched.error).toEqual({ kind: "unavailable" });
  });

  it("requests one path with an abort signal", async () => {
    const fetch = vi.fn(async () => new Response(text));
    vi.stubGlobal("fetch", fetch);
    await fetchSearchIndex();
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/search-index.txt", {
      signal: expect.any(AbortSignal),
    });
  });
});
