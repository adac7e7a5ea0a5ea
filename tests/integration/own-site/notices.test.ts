import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NoticeMessage } from "#domain/notices/notice-text.ts";
import { type Account, signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { type LiveApi, startLiveApi } from "#tests/fixtures/live-api.ts";
import { type PushService, startPushService } from "#tests/fixtures/push-service.ts";
import { until } from "#tests/fixtures/until.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "#tests/fixtures/vapid.ts";
import { startTestStack, type TestStack } from "#tools/check/test-stack.ts";

// Ten minutes after the first tip-off of the day.
const NOW = Date.parse("2026-12-25T17:10:00Z");
const KNICKS = 20;
const SPURS = 27;

let api: LiveApi;
let push: PushService;
let stack: TestStack;

beforeAll(async () => {
  push = await startPushService();
  api = await startLiveApi([
    {
      home: KNICKS,
      away: SPURS,
      datetime: "2026-12-25T17:00:00.000Z",
      status: "1st Qtr",
      period: 1,
      time: "Q1 9:00",
      homeScore: 4,
      awayScore: 5,
    },
  ]);
  stack = await startTestStack({
    STATS_API_URL: api.url,
    STATS_API_KEY: api.key,
    STATS_API_REQUESTS_PER_MINUTE: "600",
    LIVE_REQUESTS_PER_MINUTE: "60",
    CLOCK_AHEAD_SECONDS: String(Math.round((NOW - Date.now()) / 1000)),
    VAPID_KEYS,
    VAPID_SUBJECT,
    PUSH_STAND_IN: push.origin,
  });
});
afterAll(async () => {
  await stack?.stop();
  await api?.stop();
  await push?.stop();
});

interface State {
  choices: { kinds: string[]; quiet?: { from: string; to: string }; zone: string };
  devices: { id: string; name: string; addedAt: string }[];
}

async function member(...teams: number[]): Promise<[Account, Browser]> {
  const account = await signUp(stack.emulator.host);
  const browser = new Browser(stack.site.url);
  expect((await browser.signIn(account)).status).toBe(201);
  for (const team of teams) await browser.send("PUT", `/api/favorites/teams/${team}`);
  return [account, browser];
}

async function subscribe(browser: Browser, id: string): Promise<State> {
  const answer = await browser.send("POST", "/api/notices/devices", push.subscribe(id));
  expect(answer.status).toBe(200);
  return (await answer.json()) as State;
}

async function storedNotices({ uid }: Account): Promise<unknown> {
  const address = `${stack.site.url}/users/${uid}/notices.json?auth=${stack.databaseSecret}`;
  return (await fetch(address)).json();
}

const messagesTo = (id: string): NoticeMessage[] =>
  push.received.filter((received) => received.id === id).map(({ text }) => JSON.parse(text));

const test = async (browser: Browser) =>
  (await browser.send("POST", "/api/notices/test", {})).json();

describe("a member's devices", () => {
  it("are several, get a test message, and are removed by hand or when they are gone", async () => {
    const [account, browser] = await member();
    await subscribe(browser, "phone");
    const { devices } = await subscribe(browser, "laptop");
    await subscribe(browser, "laptop");
    expect(devices).toHaveLength(2);
    expect(await test(browser)).toEqual({ sent: 2, removed: 0, failed: 0 });
    expect(messagesTo("phone")).toEqual(messagesTo("laptop"));
    expect(messagesTo("phone")).toMatchObject([{ title: "Hardwood", path: "/user/notices" }]);

    push.answers.set("laptop", { status: 410 });
    expect(await test(browser)).toEqual({ sent: 1, removed: 1, failed: 0 });
    expect(await test(browser)).toEqual({ sent: 1, removed: 0, failed: 0 });
    const removed = await browser.send("DELETE", `/api/notices/devices/${devices[0]?.id}`);
    expect(((await removed.json()) as State).devices).toEqual([]);
    expect(await storedNotices(account)).toBeNull();
    expect(await test(browser)).toEqual({ sent: 0, removed: 0, failed: 0 });
  });

  it.each([
    ["of another host", { endpoint: "https://push.example/1" }, "unknown-push-service"],
    ["of a private address", { endpoint: "https://10.0.0.1/push/1" }, "unknown-push-service"],
    ["without TLS", { endpoint: "http://fcm.googleapis.com/fcm/send/1" }, "unknown-push-service"],
    ["with a key that is none", { p256dh: "B" }, "invalid-body"],
    ["with more fields", { admin: true }, "invalid-body"],
    ["without its secret", { auth: undefined }, "invalid-body"],
  ])("%s are refused with 400", async (_, part, code) => {
    const [account, browser] = await member();
    const subscription = { ...push.subscribe("forged"), ...part };
    const answer = await browser.send("POST", "/api/notices/devices", subscription);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code });
    expect(await storedNotices(account)).toBeNull();
  });

  it("are at most ten", async () => {
    const [, browser] = await member();
    for (let at = 0; at < 10; at += 1) await subscribe(browser, `many-${at}`);
    const eleventh = push.subscribe("many-10");
    const answer = await browser.send("POST", "/api/notices/devices", eleventh);
    expect(answer.status).toBe(409);
  });

  it("are the member's own, and need the anti-forgery token", async () => {
    const [, browser] = await member();
    const { devices } = await subscribe(browser, "own");
    const [, other] = await member();
    await other.send("DELETE", `/api/notices/devices/${devices[0]?.id}`);
    expect(await test(browser)).toMatchObject({ sent: 1 });
    const forged = await browser.send("POST", "/api/notices/test", {}, { "X-XSRF-TOKEN": "x" });
    expect(forged.status).toBe(403);
    const visitor = new Browser(stack.site.url);
    await visitor.get("/api/session");
    expect((await visitor.send("POST", "/api/notices/test", {})).status).toBe(401);
  });
});

describe("the choices", () => {
  const CHOICES = {
    kinds: ["final"],
    hidesScores: true,
    quiet: "23:00-08:00",
    zone: "Europe/Berlin",
  };

  it("are stored in the member's record and shown on the page", async () => {
    const [account, browser] = await member(KNICKS);
    const answer = await browser.send("PUT", "/api/notices", CHOICES);
    expect(await answer.json()).toEqual({
      choices: { ...CHOICES, quiet: { from: "23:00", to: "08:00" } },
      devices: [],
    });
    expect(await storedNotices(account)).toMatchObject({ quiet: "23:00-08:00" });
    const page = await (await browser.get("/user/notices")).text();
    expect(page).toContain("your favorite teams: the New York Knicks.");
    expect(page).toContain("Europe/Berlin");
    expect(await (await browser.get("/user/profile")).text()).toContain('href="/user/notices"');
  });

  it.each([
    { kinds: ["rumours"] },
    { quiet: "all day" },
    { zone: "Mars/Olympus" },
    { zone: "x".repeat(100) },
    { hidesScores: "yes" },
    { extra: true },
  ])("%j are refused with 400", async (part) => {
    const [, browser] = await member();
    const answer = await browser.send("PUT", "/api/notices", { ...CHOICES, ...part });
    expect(answer.status).toBe(400);
  });
});

it("an event reaches the devices of the members who follow a team of the game, once", async () => {
  const [, fan] = await member(KNICKS, SPURS);
  const [, stranger] = await member(3);
  const [, late] = await member();
  const [leaver, leaving] = await member(SPURS);
  const [, asleep] = await member(KNICKS);
  for (const [browser, id] of [
    [fan, "fan"],
    [stranger, "stranger"],
    [late, "late"],
    [leaving, "leaving"],
    [asleep, "asleep"],
  ] as const) {
    await subscribe(browser, id);
  }
  const choices = { kinds: ["start", "final"], hidesScores: true, zone: "America/New_York" };
  await asleep.send("PUT", "/api/notices", { ...choices, quiet: "12:00-13:00" });
  await late.send("PUT", "/api/notices", { ...choices, quiet: null });
  await late.send("PUT", "/api/favorites/teams/27");
  expect((await leaving.send("DELETE", "/api/profile")).status).toBe(204);
  expect(await storedNotices(leaver)).toBeNull();
  push.answers.set("late", { status: 503, headers: { "Retry-After": "1" } });

  // A visit plans the day's readings.
  await until(
    async () => {
      await fetch(`${stack.site.url}/nba/games`);
      return messagesTo("fan");
    },
    (messages) => messages.length > 0,
  );
  push.answers.delete("late");
  await until(
    async () => messagesTo("late"),
    (messages) => messages.length > 0,
  );
  const [game] = api.games;
  Object.assign(game ?? {}, {
    status: "Final",
    period: 4,
    time: "Final",
    homeScore: 113,
    awayScore: 117,
  });
  await until(
    async () => messagesTo("fan"),
    (messages) => messages.length > 1,
  );
  await until(
    async () => messagesTo("late"),
    (messages) => messages.length > 1,
  );
  const about = {
    path: "/nba/games/2026-12-25/sas-at-nyk",
    tag: "2026-12-25-20-start",
    title: "Tip-off: Spurs at Knicks",
    body: "The game is under way.",
  };
  const final = {
    ...about,
    tag: "2026-12-25-20-final",
    title: "Final: Spurs at Knicks",
    body: "Spurs 117, Knicks 113",
  };
  expect(messagesTo("fan")).toEqual([about, final]);
  const withoutScore = { ...final, body: "Open the game to see the score." };
  expect(messagesTo("late")).toEqual([about, withoutScore]);
  expect([...messagesTo("stranger"), ...messagesTo("leaving"), ...messagesTo("asleep")]).toEqual(
    [],
  );
});
