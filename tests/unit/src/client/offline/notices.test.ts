import { afterEach, describe, expect, test, vi } from "vitest";
import { openNotice, renewSubscription, showNotice } from "#src/client/offline/notices.ts";

const ORIGIN = "https://x.example";
const PATH = "/nba/games/2026-12-25/sas-at-nyk";

test("a message is shown with its tag, so that a second one of an event replaces it", async () => {
  const shown: unknown[] = [];
  const message = { title: "Tip-off", body: "The game has begun.", path: PATH, tag: "t" };
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

  async function sentAfter(
    token: string | undefined,
    given?: PushSubscription,
  ): Promise<unknown[]> {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
      sent.push([method, path, body && JSON.parse(String(body))]);
      return new Response("{}");
    });
    const change = { oldSubscription: old, newSubscription: given };
    await renewSubscription(change, service, token);
    return sent;
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["gives", fresh],
    ["does not give", undefined],
  ] as const)("is made good at the site where the browser %s the new one", async (_, given) => {
    const body = { endpoint: fresh?.endpoint, p256dh: "p", auth: "a" };
    expect(await sentAfter("token", given)).toEqual([["POST", "/api/notices/devices", body]]);
  });

  test("changes nothing without a token against forgery", async () => {
    expect(await sentAfter(undefined, fresh)).toEqual([]);
  });
});
