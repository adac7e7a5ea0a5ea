import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeals, type Seals } from "#functions/session/sealing.ts";
import { type Account, signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { sealedBy } from "#tests/fixtures/sessions.ts";
import { startTestStack, type TestStack } from "#tools/check/test-stack.ts";

let stack: TestStack;
let browser: Browser;
let account: Account;
let seals: Seals;
let genuine: string;
let renewable: string;

/** Starts a separate site and stops its provider after a member has signed in. */
beforeAll(async () => {
  stack = await startTestStack();
  browser = new Browser(stack.site.url);
  account = await signUp(stack.emulator.host, { displayName: "Ada" });
  expect((await browser.signIn(account)).status).toBe(201);
  genuine = browser.cookies.get("session") ?? "";
  seals = createSeals({ current: stack.sessionSecret });
  const opened = await seals.open(genuine);
  if (!opened) throw new Error("the session does not open");
  const { idToken: _gone, ...rest } = opened.session;
  renewable = await sealedBy(seals, { ...rest, issuedAt: Date.now(), lastSeenAt: Date.now() });
  await stack.emulator.stop();
});
afterAll(() => stack?.stop());

async function unavailable(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await browser.send(method, path, body);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "identity-unavailable" });
}

describe("while the identity provider is down", () => {
  it("a member with a valid ID token reads and changes favorites", async () => {
    browser.cookies.set("session", genuine);
    for (const path of ["/nba/news", "/user/profile"]) {
      expect((await browser.get(path)).status).toBe(200);
    }
    expect((await browser.send("PUT", "/api/favorites/teams/7")).status).toBe(200);
    expect(await (await browser.get("/api/favorites")).json()).toMatchObject({ teams: [7] });
  });

  it("a member with an expired ID token stays signed in and reads cached pages", async () => {
    browser.cookies.set("session", renewable);
    expect(await (await browser.get("/api/session")).json()).toMatchObject({ state: "member" });
    for (const path of ["/nba/news", "/user/profile"]) {
      expect((await browser.get(path)).status).toBe(200);
    }
    // Uncached members' data cannot be read without an ID token.
    expect((await browser.get("/nba/transactions")).status).toBe(503);
    expect(browser.cookies.get("session")).toBe(renewable);
  });

  it("calls that need the provider answer 503", async () => {
    browser.cookies.set("session", renewable);
    await unavailable("GET", "/api/favorites");
    await unavailable("PUT", "/api/favorites/teams/8");
    browser.cookies.set("session", genuine);
    await unavailable("PATCH", "/api/profile", { displayName: "Eve" });
    await unavailable("POST", "/api/profile/verification");
    await unavailable("POST", "/api/recovery", { email: account.email });
    await unavailable("POST", "/api/session", {
      idToken: account.idToken,
      refreshToken: account.refreshToken,
    });
    expect(browser.cookies.get("session")).toBe(genuine);
  });

  it("signing out still works", async () => {
    browser.cookies.set("session", genuine);
    expect((await browser.send("DELETE", "/api/session")).status).toBe(204);
    expect(browser.cookies.has("session")).toBe(false);
  });
});
