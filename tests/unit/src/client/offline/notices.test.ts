import { afterEach, describe, expect, test, vi } from "vitest";
import {
  openNotice,
  renewSubscription,
  type SubscriptionChange,
  showNotice,
} from "#src/client/offline/notices.ts";

const ORIGIN = "https://x.example";
const PATH = "/nba/games/2026-12-25/sas-at-nyk";

test("a message is shown with its tag, so that a second one of an event replaces it", async () => {
  const shown: unknown[] = [];
  const message = { title: "Tip-off", body: "The game is under way.", path: PATH, tag: "t" };
  await showNotice(message, { showNotification: async (...notice) => void shown.push(notice) });
  const options = { body: message.body, tag: "t", icon: "/icons/192.png", data: PATH };
  expect(shown).toEqual([["Tip-off", options]]);
});

describe("a click on a notice", () => {
  /** The effect of a click while these pages are open. */
  async function click(path: string, open: string[]): Promise<string[]> {
    const done: string[] = [];
    const windows = open.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) }));
    await openNotice(ORIGIN + path, {
      matchAll: async () => windows,
      openWindow: async (url) => void done.push(`open ${url}`),
    });
    return done;
  }

  test("opens the game's page", async () => {
    expect(await click(PATH, [`${ORIGIN}/`])).toEqual([`open ${ORIGIN}${PATH}`]);
  });

  test("shows the window that has the page", async () => {
    const open = [`${ORIGIN}/`, ORIGIN + PATH];
    expect(await click(PATH, open)).toEqual([`focus ${ORIGIN}${PATH}`]);
  });
});

describe("a subscription that the browser has changed", () => {
  const subscribed = (endpoint: string) =>
    ({
      endpoint,
      options: { applicationServerKey: new ArrayBuffer(65) },
      toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    }) as unknown as PushSubscription;
  const [old, fresh] = ["https://push.example/old", "https://push.example/new"].map(subscribed);
  const service = { subscribe: async () => fresh as PushSubscription };

  /** What is sent after a change, where only an answer about the session gives a token. */
  async function sentAfter(change: SubscriptionChange, isMember = true): Promise<unknown[]> {
    const sent: unknown[] = [];
    let token: string | undefined;
    vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit = {}) => {
      if (path === "/api/session" && isMember) token = "fresh";
      else if (body) sent.push([method, path, headers, JSON.parse(String(body))]);
      return new Response("{}");
    });
    await renewSubscription(change, service, async () => token);
    return sent;
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each<[string, SubscriptionChange]>([
    ["gives the new one", { oldSubscription: old, newSubscription: fresh }],
    ["gives the new one alone", { oldSubscription: null, newSubscription: fresh }],
    ["does not give the new one", { oldSubscription: old }],
  ])("is made good at the site with a new token where the browser %s", async (_, change) => {
    const headers = { "X-XSRF-TOKEN": "fresh", "Content-Type": "application/json" };
    const body = { endpoint: fresh?.endpoint, p256dh: "p", auth: "a" };
    expect(await sentAfter(change)).toEqual([["POST", "/api/notices/devices", headers, body]]);
  });

  test("changes nothing without a session, or where the browser tells nothing", async () => {
    expect(await sentAfter({ oldSubscription: old, newSubscription: fresh }, false)).toEqual([]);
    expect(await sentAfter({ oldSubscription: null, newSubscription: null })).toEqual([]);
  });
});
