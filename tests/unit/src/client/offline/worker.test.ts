import { afterEach, expect, it, vi } from "vitest";

// By a literal, the compiler would check the service worker with the names of a page.
const WORKER = new URL("../../../../../src/client/offline/worker.ts", import.meta.url).pathname;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Activates the service worker in a browser; returns what it does to navigation preloads. */
async function activateIn(userAgent: string, hasPreload = true): Promise<string[]> {
  const calls: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const navigationPreload = {
    enable: async () => calls.push("enable"),
    disable: async () => calls.push("disable"),
  };
  vi.stubGlobal("SITE_VERSION", "1");
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("caches", { keys: async () => [] });
  vi.stubGlobal("self", {
    location: { origin: "https://x.example" },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    registration: hasPreload ? { navigationPreload } : {},
    clients: { claim: async () => {} },
  });
  await import(WORKER);
  const work: Promise<unknown>[] = [];
  listeners.activate?.({ waitUntil: (more: Promise<unknown>) => work.push(more) });
  await Promise.all(work);
  return calls;
}

it.each([
  ["Chromium", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0", "enable"],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "disable"],
  ["Firefox for iOS, which is WebKit", "AppleWebKit/605.1.15 FxiOS/153.0 Safari/605.1", "enable"],
])("navigation preloads in %s", async (_, userAgent, expected) => {
  expect(await activateIn(userAgent)).toEqual([expected]);
});

it("activates in a browser without navigation preloads", async () => {
  expect(await activateIn("Safari", false)).toEqual([]);
});
