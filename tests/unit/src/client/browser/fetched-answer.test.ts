import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchAhead, fetchAnswer, saveCopy } from "#src/client/browser/fetched-answer.ts";
import { ANSWER } from "#tests/unit/domain/players/players-answer.ts";

let fetched: [address: string, accept: string | undefined][];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal("location", { href: "https://x.example/nba/players/page/1" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", (address: string, { headers }: { headers?: { Accept?: string } }) => {
    fetched.push([address, headers?.Accept]);
    return answer();
  });
}

/** Stubs the cache with copies of these pages. */
function keepCopies(...kept: string[]): void {
  vi.stubGlobal("caches", {
    match: async (href: string) => (kept.includes(href) ? new Response() : undefined),
  });
}

const HREF = "https://x.example/nba/players/page/2?pos=G#main";

describe("fetchAnswer", () => {
  it("fetches the page as JSON", async () => {
    answerWith(async () => Response.json(ANSWER));
    const page = await fetchAnswer(HREF, new AbortController().signal);
    expect(page).toEqual({ kind: "arrived", answer: ANSWER });
    expect(fetched).toEqual([["/nba/players/page/2.json?pos=G", undefined]]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ["a failed fetch", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
    ["a timeout", () => Promise.reject(new DOMException("", "TimeoutError")), "offline"],
    ["an error status", async () => Response.json(ANSWER, { status: 503 }), "unusable"],
    ["an HTML page", async () => new Response("<!doctype html>"), "unusable"],
    ["other JSON", async () => Response.json({ rows: [] }), "unusable"],
  ])("reports %s", async (_, answer, kind) => {
    answerWith(answer);
    keepCopies();
    expect(await fetchAnswer(HREF, new AbortController().signal)).toEqual({ kind });
  });

  it("leaves the page to the browser when the device has a copy and the fetch fails", async () => {
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    keepCopies("/nba/players/page/2");
    const fetchOf = (href: string) => fetchAnswer(href, new AbortController().signal);
    expect(await fetchOf("/nba/players/page/2")).toEqual({ kind: "unusable" });
    expect(await fetchOf("/nba/players/page/3")).toEqual({ kind: "offline" });
  });
});

describe("prefetching", () => {
  const worker = { serviceWorker: { controller: {} } };

  it.each<[string, object, [string, string | undefined][]]>([
    [
      "fetches only the data without a service worker",
      {},
      [["/nba/players/page/3.json", undefined]],
    ],
    [
      "also fetches the page for the cache of a service worker",
      worker,
      [
        ["/nba/players/page/3.json", undefined],
        ["/nba/players/page/2", "text/html"],
      ],
    ],
    ["fetches nothing when the user saves data", { ...worker, connection: { saveData: true } }, []],
  ])("%s", (_, navigator, asked) => {
    vi.stubGlobal("navigator", navigator);
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    fetchAhead("/nba/players/page/3");
    saveCopy("/nba/players/page/2");
    expect(fetched).toEqual(asked);
  });
});
