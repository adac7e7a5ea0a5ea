import { afterEach, expect, it, vi } from "vitest";
import { fetchPage } from "../../../../../src/client/browser/fetched-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { "Content-Type": "text/html" } });

it.each<[string, () => Promise<Response>, string]>([
  ["a page", async () => html("<table>"), "arrived"],
  ["no response", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
  ["too long a wait", () => Promise.reject(new DOMException("", "TimeoutError")), "offline"],
  ["the offline page", async () => html("<ul data-offline-page>"), "offline"],
  ["a saved copy", async () => html("<p data-saved>"), "unusable"],
  ["an error", async () => html("", 503), "unusable"],
  ["something else", async () => Response.json({}), "unusable"],
])("%s", async (_, answer, kind) => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString(text: string) {
        return { querySelector: (mark: string) => (text.includes(mark.slice(1, -1)) ? {} : null) };
      }
    },
  );
  const fetched = await fetchPage("/nba/players/page/2", new AbortController().signal);
  expect(fetched.ok ? "arrived" : fetched.error.kind).toBe(kind);
});
