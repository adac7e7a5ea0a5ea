import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { type PushService, startPushService } from "#tests/fixtures/push-service.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "#tests/fixtures/vapid.ts";
import { freePort } from "#tools/machine/processes.ts";
import { type NightReplay, startNight } from "#tools/replay/night-replay.ts";
import { startSession } from "../member.ts";

// From the first tip-off to the final of a game at nine in a minute and a half. Before that game begins a
// busy machine has to start the site and turn the notices on.
const SPEED = 200;
const THUNDER = 21;

test.use({ serviceWorkers: "allow" });

let night: NightReplay;
let folder: string;
let push: PushService;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-night-"));
  push = await startPushService();
  night = await startNight({
    date: "2026-02-11",
    speed: SPEED,
    port: await freePort(),
    faults: new Set(),
    folder,
    variables: { VAPID_KEYS, VAPID_SUBJECT, PUSH_STAND_IN: push.origin },
  });
});
test.afterAll(async () => {
  await night?.stop();
  await push?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the browser that of a member who follows the Thunder and turns notices on by the page. */
async function turnOnNotices(page: Page, context: BrowserContext): Promise<void> {
  const { site, emulator } = night.stack;
  await startSession(context.request, site.url, await signUp(emulator.host));
  await context.grantPermissions(["notifications"], { origin: site.url });
  // The browser's own push service cannot be reached, so the stand-in takes its place.
  await context.addInitScript(({ endpoint, ...keys }) => {
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
    let subscribed: unknown = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      subscribe: async () => {
        subscribed = subscription;
        return subscription;
      },
    });
  }, push.subscribe("phone"));
  await page.goto(`${site.url}/user/notices`);
  await page.evaluate(async (team) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "X-XSRF-TOKEN": token, "Content-Type": "application/json" };
    await fetch(`/api/favorites/teams/${team}`, { method: "PUT", headers });
  }, THUNDER);
  await page.getByRole("button", { name: "Turn on notices" }).click();
  await expect(page.getByText("Notices are on for this device.")).toBeVisible();
}

/** Hands a message to the service worker as the browser's push service would. */
async function deliver(page: Page, context: BrowserContext, data: string): Promise<void> {
  const client = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
    if (first !== undefined) registered.resolve(first.registrationId);
  });
  await client.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  const registrationId = await registered.promise;
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

test("a game moves from its fixture to its final without a reload, the standings follow, and a notice comes", async ({
  page,
  context,
}) => {
  const { url } = night.stack.site;
  await turnOnNotices(page, context);
  const standings = await context.newPage();
  await standings.goto(`${url}/nba/standings/west`);
  const oklahoma = standings.getByRole("row").filter({ hasText: "Oklahoma City Thunder" });
  await expect(oklahoma).toContainText("41–13");

  await page.goto(`${url}/nba/games`);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const game = page
    .getByRole("listitem")
    .filter({ hasText: "Thunder" })
    .filter({ hasText: "Suns" });
  await expect(game).toContainText("9:00 PM ET");
  // The night takes minutes, as long as the whole test may take.
  for (const state of [/\d (?:1st|2nd|3rd|4th)|Halftime/, "Final"]) {
    await expect(async () => {
      await expect(game).toContainText(state);
    }).toPass();
  }
  await expect(game).toContainText("136");
  await expect(game).toContainText("109");
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);

  await expect(async () => {
    await standings.reload();
    expect(await oklahoma.textContent()).toContain("42–13");
  }).toPass();

  await expect.poll(() => push.received.at(-1)?.text).toContain("Final: Thunder at Suns");
  expect(push.received.map(({ text }) => JSON.parse(text).title)).toEqual([
    "Tip-off: Thunder at Suns",
    "Final: Thunder at Suns",
  ]);
  await deliver(page, context, push.received.at(-1)?.text ?? "");
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(shown).toEqual([
    {
      title: "Final: Thunder at Suns",
      body: "Thunder 136, Suns 109",
      data: "/nba/games/2026-02-11/okc-at-phx",
    },
  ]);
});
