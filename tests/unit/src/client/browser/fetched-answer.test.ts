import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  fetchAhead,
  fetchAnswer,
  saveCopy,
} from "../../../../../src/client/browser/fetched-answer.ts";
import { ANSWER } from "../../../domain/season/players-answer.ts";

let fetched: [address: string, accept: string | undefined][];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal("location", { href: "https://x.example/nba/players/page/1" });
  vi.stubGlobal("navigator", {});
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

/** Keeps copies of pages on the device, by their addresses. */
function keepCopies(...kept: string[]): void {
  vi.stubGlobal("caches", {
    match: async (href: string) => (kept.includes(href) ? new Response() : undefined),
  });
}

const HREF = "https://x.example/nba/players/page/2?pos=G#main";

describe("a page of the table", () => {
  it("is fetched as data from beside its address", async () => {
    answerWith(async () => Response.json(ANSWER));
    const page = await fetchAnswer(HREF, new AbortController().signal);
    expect(page).toEqual({ kind: "arrived", answer: ANSWER });
    expect(fetched).toEqual([["/nba/players/page/2.json?pos=G", undefined]]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ["no response", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
    ["too long a wait", () => Promise.reject(new DOMException("", "TimeoutError")), "offline"],
    ["an error", async () => Response.json(ANSWER, { status: 503 }), "unusable"],
    ["a page", async () => new Response("<!doctype html>"), "unusable"],
    ["something else", async () => Response.json({ rows: [] }), "unusable"],
  ])("%s", async (_, answer, kind) => {
    answerWith(answer);
    keepCopies();
    expect(await fetchAnswer(HREF, new AbortController().signal)).toEqual({ kind });
  });

  it("is left to the browser when there is no response but a copy on the device", async () => {
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    keepCopies("/nba/players/page/2");
    const fetchOf = (href: string) => fetchAnswer(href, new AbortController().signal);
    expect(await fetchOf("/nba/players/page/2")).toEqual({ kind: "unusable" });
    expect(await fetchOf("/nba/players/page/3")).toEqual({ kind: "offline" });
  });
});

describe("what nothing waits for", () => {
  const worker = { serviceWorker: { controller: {} } };

  it.each<[string, object, [string, string | undefined][]]>([
    ["without a service worker is the data alone", {}, [["/nba/players/page/3.json", undefined]]],
    [
      "with one is the page that it keeps, too",
      worker,
      [
        ["/nba/players/page/3.json", undefined],
        ["/nba/players/page/2", "text/html"],
      ],
    ],
    ["is nothing for a user who saves data", { ...worker, connection: { saveData: true } }, []],
  ])("%s", (_, navigator, asked) => {
    vi.stubGlobal("navigator", navigator);
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    fetchAhead("/nba/players/page/3");
    saveCopy("/nba/players/page/2");
    expect(fetched).toEqual(asked);
  });
});
