import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { type PushService, startPushService } from "#tests/fixtures/push-service.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "#tests/fixtures/vapid.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { freePort } from "#tools/machine/processes.ts";
import { type NightReplay, startNight } from "#tools/replay/night-replay.ts";
import { startSession } from "../member.ts";

/** Makes pauses short; how the games stand is moved by the test alone. */
const SPEED = 20;
/** The day's first game, whose readings begin as soon as the site's clock runs fast. */
const TIP_OFF = Date.parse("2026-02-13T00:30:00Z");
const MINUTE_MS = 60_000;
const THUNDER = 21;

test.use({ serviceWorkers: "allow" });

let night: NightReplay;
let folder: string;
let push: PushService;
let moment = TIP_OFF - MINUTE_MS;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-night-"));
  push = await startPushService();
  night = await startNight({
    date: "2026-02-12",
    speed: SPEED,
    port: await freePort(),
    faults: new Set(),
    folder,
    variables: { ...PATIENT_READS, VAPID_KEYS, VAPID_SUBJECT, PUSH_STAND_IN: push.origin },
    moment: () => moment,
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

/**
 * Hands a message to the service worker as the browser's push service would. Returns what the browser
 * says it displayed: asking for the notifications meanwhile would make Chromium forget a new one.
 */
async function deliver(page: Page, context: BrowserContext, data: string) {
  const client = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
    if (first !== undefined) registered.resolve(first.registrationId);
  });
  const displayed = Promise.withResolvers<Record<string, string>>();
  client.on("ServiceWorker.workerErrorReported", ({ errorMessage }) =>
    displayed.reject(new Error(errorMessage.errorMessage)),
  );
  client.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
    const { eventMetadata } = backgroundServiceEvent;
    displayed.resolve(Object.fromEntries(eventMetadata.map(({ key, value }) => [key, value])));
  });
  const service = "notifications";
  await client.send("BackgroundService.setRecording", { shouldRecord: true, service });
  await client.send("BackgroundService.startObserving", { service });
  await client.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  const registrationId = await registered.promise;
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  return displayed.promise;
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
  await expect(oklahoma).toContainText("42–13");

  await page.goto(`${url}/nba/games`);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const game = page
    .getByRole("listitem")
    .filter({ hasText: "Thunder" })
    .filter({ hasText: "Bucks" });
  await expect(game).toContainText("7:30 PM ET");
  const titles = () => push.received.map(({ text }) => JSON.parse(text).title);
  const steps = [
    { minutes: 20, state: /\d 1st/, notices: ["Tip-off: Bucks at Thunder"] },
    { minutes: 95, state: /\d 3rd/, notices: ["Tip-off: Bucks at Thunder"] },
    {
      minutes: 240,
      state: "Final",
      notices: ["Tip-off: Bucks at Thunder", "Final: Bucks at Thunder"],
    },
  ];
  for (const { minutes, state, notices } of steps) {
    moment = TIP_OFF + minutes * MINUTE_MS;
    // A reading and its notice may take as long as the test.
    await expect(async () => {
      await expect(game).toContainText(state);
      expect(titles()).toEqual(notices);
    }).toPass();
  }
  await expect(game).toContainText("110");
  await expect(game).toContainText("93");
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);

  await expect(async () => {
    await standings.reload();
    expect(await oklahoma.textContent()).toContain("42–14");
  }).toPass();

  expect(await deliver(page, context, push.received.at(-1)?.text ?? "")).toEqual({
    Title: "Final: Bucks at Thunder",
    Body: "Bucks 110, Thunder 93",
  });
});
