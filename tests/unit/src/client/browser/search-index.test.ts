import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { encodeSearchIndex } from "../../../../../domain/words/search-index.ts";
import { fetchSearchIndex } from "../../../../../src/client/browser/search-index.ts";

const text = encodeSearchIndex({ teams: [], players: [] });

beforeEach(() => {
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("fetching the search index", () => {
  it.each<[string, () => Promise<Response>, boolean]>([
    ["the index", async () => new Response(text), true],
    ["an error", async () => new Response(text, { status: 503 }), false],
    ["some other page", async () => new Response("<!doctype html>"), false],
    ["an index that breaks off", async () => new Response(text.slice(0, -1)), false],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), false],
    ["too long a wait", () => Promise.reject(new DOMException("", "TimeoutError")), false],
  ])("is right about %s", async (_, answer, isGood) => {
    vi.stubGlobal("fetch", answer);
    const fetched = await fetchSearchIndex();
    expect(fetched.ok).toBe(isGood);
    if (!fetched.ok) expect(fetched.error).toEqual({ kind: "unavailable" });
  });

  it("asks for one address, which the browser may have already, and does not wait for ever", async () => {
    const fetch = vi.fn(async () => new Response(text));
    vi.stubGlobal("fetch", fetch);
    await fetchSearchIndex();
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/search-index.txt", {
      signal: expect.any(AbortSignal),
    });
  });
});
