import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceIdOf, FIRST_CHOICES, type NoticeDevice } from "#domain/notices/notice-settings.ts";
import { createNoticesControl } from "#src/client/stores/notices.ts";
import { openPage, type TestPage } from "../page.ts";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/phone";
const KEY = "BP4z";

let page: TestPage;
let permission: NotificationPermission;
let asked: number;
let subscription: object | null;
let hasPushManager: boolean;
let userAgent: string;
let pushService: "up" | "down";

function openBrowser(): void {
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe() {
      if (pushService === "down") throw new DOMException("no service", "AbortError");
      subscription = {
        endpoint: ENDPOINT,
        toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => {
          subscription = null;
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = {
    get permission() {
      return permission;
    },
    async requestPermission() {
      asked += 1;
      return permission;
    },
  };
  vi.stubGlobal("navigator", { serviceWorker, userAgent, maxTouchPoints: 5 });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("window", {
    Notification: notification,
    ...(hasPushManager && { PushManager: 1 }),
  });
  Object.assign(document.documentElement.dataset, { sw: "/sw.js" });
}

async function device(): Promise<NoticeDevice> {
  return { id: await deviceIdOf(ENDPOINT), name: "Chrome on Android", addedAt: "2026-10-01" };
}

async function open(devices: NoticeDevice[] = []) {
  openBrowser();
  const control = createNoticesControl(KEY, { choices: FIRST_CHOICES, devices });
  await control.look();
  return control;
}

beforeEach(() => {
  page = openPage();
  permission = "granted";
  asked = 0;
  subscription = null;
  hasPushManager = true;
  userAgent = "Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0";
  pushService = "up";
});
afterEach(() => vi.unstubAllGlobals());

describe("this device", () => {
  it.each<[string, () => unknown, string]>([
    ["off", () => undefined, "off"],
    ["blocked by the browser", () => (permission = "denied"), "blocked"],
    ["one that cannot push", () => (hasPushManager = false), "unsupported"],
    [
      "an iPhone without the installed app",
      () => {
        hasPushManager = false;
        userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1";
      },
      "not-installed",
    ],
    [
      "an iPad without the installed app",
      () => {
        hasPushManager = false;
        userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";
      },
      "not-installed",
    ],
  ])("is %s, and nobody is asked", async (_, set, kind) => {
    set();
    const { $view } = await open();
    expect($view.get().device).toEqual({ kind });
    expect(asked).toBe(0);
  });

  it("is off once the browser has ended its subscription, and its row goes", async () => {
    const other = { id: "other", name: "Safari on iPhone", addedAt: "2026-10-01" };
    const before = { endpoint: ENDPOINT, unsubscribe: async () => undefined };
    subscription = before;
    const own = await device();
    expect((await open([own, other])).$view.get().device).toEqual({ kind: "on", id: own.id });
    subscription = null;
    page.answer(() => Response.json({ choices: FIRST_CHOICES, devices: [other] }));
    const { $view } = await open([own, other]);
    expect($view.get().device).toEqual({ kind: "off" });
    expect($view.get().stored.devices).toEqual([other]);
    expect(page.requests).toEqual([`DELETE /api/notices/devices/${own.id}`]);
  });

  it("is off in a browser without the service worker", async () => {
    openBrowser();
    delete document.documentElement.dataset.sw;
    const control = createNoticesControl(KEY, { choices: FIRST_CHOICES, devices: [] });
    await control.look();
    expect(control.$view.get().device).toEqual({ kind: "unsupported" });
  });

  it("is turned on by a touch: permission, subscription, list", async () => {
    const control = await open();
    const added = { choices: FIRST_CHOICES, devices: [await device()] };
    page.answer(() => Response.json(added));
    await Promise.all([control.turnOn(), control.turnOn()]);
    expect(asked).toBe(1);
    expect(page.requests).toEqual(["POST /api/notices/devices"]);
    const { device: now, stored, outcome } = control.$view.get();
    expect(now).toEqual({ kind: "on", id: await deviceIdOf(ENDPOINT) });
    expect(stored).toEqual(added);
    expect(outcome).toEqual({
      part: "this-device",
      isFailure: false,
      sentence: "Notices are on for this device.",
    });
  });

  it.each<[string, () => unknown, RegExp]>([
    ["the browser does not permit it", () => (permission = "default"), /does not permit/],
    ["the push service fails", () => (pushService = "down"), /push service could not be reached/],
    [
      "the site refuses the push service",
      () => page.answer(() => Response.json({ code: "unknown-push-service" }, { status: 400 })),
      /uses a push service that/,
    ],
  ])("stays off and says why when %s", async (_, set, sentence) => {
    const control = await open();
    set();
    await control.turnOn();
    const { device: now, outcome, isBusy } = control.$view.get();
    expect(now).toEqual({ kind: "off" });
    expect(outcome?.isFailure).toBe(true);
    expect(outcome?.sentence).toMatch(sentence);
    expect(isBusy).toBe(false);
  });

  it("gets no scores while its reader hides them", async () => {
    const control = await open();
    page.storage.hush = "14";
    const devices = [await device()];
    const sent: unknown[] = [];
    page.answer((_, body) => {
      sent.push(body);
      const { hidesScores = false } = body as { hidesScores?: boolean };
      return Response.json({ choices: { ...FIRST_CHOICES, hidesScores }, devices });
    });
    await control.turnOn();
    expect(page.requests).toEqual(["POST /api/notices/devices", "PUT /api/notices"]);
    expect(sent.at(-1)).toMatchObject({ hidesScores: true, quiet: null });
    const { stored, outcome } = control.$view.get();
    expect(stored.choices.hidesScores).toBe(true);
    expect(outcome?.sentence).toMatch(/without scores/);
  });

  it("is off while the member's list does not have it", async () => {
    const control = await open();
    page.answer(() => Response.json({ choices: FIRST_CHOICES, devices: [] }));
    await control.turnOn();
    expect(control.$view.get().device).toEqual({ kind: "off" });
  });

  it("ends its subscription when it is removed", async () => {
    const control = await open();
    page.answer(async () => Response.json({ choices: FIRST_CHOICES, devices: [await device()] }));
    await control.turnOn();
    page.answer(() => Response.json({ choices: FIRST_CHOICES, devices: [] }));
    await control.remove(await deviceIdOf(ENDPOINT));
    expect(subscription).toBeNull();
    expect(control.$view.get().device).toEqual({ kind: "off" });
  });
});

it("another device is removed without ending this one's subscription", async () => {
  const control = await open();
  const [own, other] = [await device(), { ...(await device()), id: "0".repeat(24) }];
  page.answer(() => Response.json({ choices: FIRST_CHOICES, devices: [own, other] }));
  await control.turnOn();
  page.answer(() => Response.json({ choices: FIRST_CHOICES, devices: [own] }));
  await control.remove(other.id);
  expect(page.requests.at(-1)).toBe(`DELETE /api/notices/devices/${other.id}`);
  expect(control.$view.get().device).toMatchObject({ kind: "on" });
});

it("choices are stored as the API takes them", async () => {
  const control = await open();
  const choices = {
    kinds: ["final"],
    hidesScores: true,
    quiet: { from: "23:00", to: "08:00" },
    zone: "UTC",
  } as const;
  let sent: unknown;
  page.answer((_, body) => {
    sent = body;
    return Response.json({ choices, devices: [] });
  });
  await control.choose(choices);
  expect(sent).toEqual({ ...choices, quiet: "23:00-08:00" });
  expect(control.$view.get()).toMatchObject({
    stored: { choices },
    outcome: { sentence: "Saved." },
  });
});

it.each([
  [{ sent: 1, removed: 0, failed: 0 }, false, /^Sent to 1 device\./],
  [{ sent: 2, removed: 1, failed: 0 }, false, /^Sent to 2 devices\..*1 device takes no more/],
  [{ sent: 0, removed: 0, failed: 3 }, true, /^3 devices could not be reached\.$/],
  [{ sent: 0, removed: 0, failed: 0 }, true, /^There is no device/],
])("a test message that had %j says so", async (tested, isFailure, sentence) => {
  const control = await open();
  page.answer(() => Response.json(tested));
  await control.test();
  const { outcome } = control.$view.get();
  expect(outcome?.isFailure).toBe(isFailure);
  expect(outcome?.sentence).toMatch(sentence);
});
