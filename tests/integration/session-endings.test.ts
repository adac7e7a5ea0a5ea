import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { createSeals } from "../../functions/session/sealing.ts";
import { startSite } from "../../tools/build/site.ts";
import { openLocalState } from "../../tools/run/local-state.ts";
import { freePort } from "../../tools/run/processes.ts";
import { localVariables } from "../../tools/run/stack.ts";
import {
  type Account,
  changePassword,
  deleteAccount,
  setDisabled,
  signIn,
  signUp,
} from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { sealedBy } from "../fixtures/sessions.ts";

const site = inject("siteUrl");
const emulator = inject("emulatorHost");
const seals = createSeals({ current: inject("sessionSecret") });

async function signedIn(account: Account, url = site): Promise<Browser> {
  const browser = new Browser(url);
  expect((await browser.signIn(account)).status).toBe(201);
  return browser;
}

/** A copy of a browser's cookies, as a thief has them. */
function copyOf(browser: Browser, url = site): Browser {
  const copy = new Browser(url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function stateOf(browser: Browser): Promise<unknown> {
  return ((await (await browser.get("/api/session")).json()) as { state: unknown }).state;
}

/** A session that this isolate has not seen: its account is checked at the first request. */
async function unseen(account: Account, startedAt: number): Promise<Browser> {
  const session = {
    id: randomUUID(),
    user: {
      uid: account.uid,
      email: account.email,
      displayName: null,
      photoURL: null,
      emailVerified: false,
      createdAt: null,
      lastLoginAt: null,
    },
    refreshToken: account.refreshToken,
    idToken: { token: account.idToken, expiresAt: Date.now() + 3_600_000 },
    signedInAt: startedAt,
    issuedAt: startedAt,
    lastSeenAt: Date.now(),
  };
  const browser = new Browser(site);
  browser.cookies.set("session", await sealedBy(seals, session));
  return browser;
}

async function expectNothing(copy: () => Browser): Promise<void> {
  const page = await copy().get("/nba/news");
  expect(page.status).toBe(302);
  expect((await copy().get("/user/profile")).status).toBe(302);
  expect(await stateOf(copy())).toBe("visitor");
  const written = await copy().send("PUT", "/api/favorites/teams/3");
  expect(written.status).toBe(401);
}

it("a copied cookie gives nothing after signing out", async () => {
  const browser = await signedIn(await signUp(emulator));
  const before = copyOf(browser);
  expect((await before.get("/nba/news")).status).toBe(200);
  const signedOut = [copyOf(browser), copyOf(browser)].map((copy) =>
    copy.send("DELETE", "/api/session"),
  );
  expect((await Promise.all(signedOut)).map(({ status }) => status)).toEqual([204, 204]);
  await expectNothing(() => copyOf(browser));
});

it("a copied cookie gives nothing after the browser has signed in anew", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  const before = copyOf(browser);
  expect((await browser.signIn(await signIn(emulator, account))).status).toBe(201);
  await expectNothing(() => copyOf(before));
  expect(await stateOf(browser)).toBe("member");
});

it("signing out everywhere ends the sessions of other devices", async () => {
  const account = await signUp(emulator);
  const phone = await signedIn(account);
  const laptop = await signedIn({ ...account, ...(await signIn(emulator, account)) });
  const other = await signedIn(await signUp(emulator));
  expect((await laptop.send("POST", "/api/session/end-all")).status).toBe(204);
  await expectNothing(() => copyOf(phone));
  expect(await stateOf(other)).toBe("member");
  expect(await stateOf(await signedIn({ ...account, ...(await signIn(emulator, account)) }))).toBe(
    "member",
  );
});

it("ended sessions are still ended when the Worker has started anew", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-endings-"));
  const state = openLocalState(folder);
  const start = async () =>
    startSite({ port: await freePort(), state, variables: localVariables(state, emulator) });
  try {
    const first = await start();
    const account = await signUp(emulator);
    const browser = await signedIn(account, first.url);
    const other = await signedIn(account, first.url);
    const copy = copyOf(browser);
    await browser.send("DELETE", "/api/session");
    await first.stop();
    const second = await start();
    expect(await stateOf(copyOf(copy, second.url))).toBe("visitor");
    expect(await stateOf(copyOf(other, second.url))).toBe("member");
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each<[string, (account: Account) => Promise<void>]>([
  ["the password has changed", (account) => changePassword(emulator, account, "battery staple")],
  ["the account is disabled", ({ uid }) => setDisabled(emulator, uid, true)],
  ["the account is deleted", ({ uid }) => deleteAccount(emulator, uid)],
])("the next check ends every session once %s", async (_, change) => {
  const account = await signUp(emulator);
  // Signed in in an earlier second: the provider counts in seconds.
  const began = Date.now() - 5_000;
  const [phone, laptop] = [await unseen(account, began), await unseen(account, began)];
  expect(await stateOf(laptop)).toBe("member");
  await change(account);
  // The first answer may still be a member's: the check runs behind it.
  const phoneCookie = copyOf(phone);
  await expect.poll(() => stateOf(copyOf(phoneCookie)), { timeout: 5_000 }).toBe("visitor");
  await expectNothing(() => copyOf(laptop));
});

const recordOf = async (uid: string): Promise<unknown> =>
  (await fetch(`${site}/users/${uid}.json?auth=${inject("databaseSecret")}`)).json();

it("deleting the account deletes it at the provider, its record and its sessions", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  const copy = copyOf(browser);
  expect(await recordOf(account.uid)).toMatchObject({ uid: account.uid });
  expect((await browser.send("DELETE", "/api/profile")).status).toBe(204);
  expect(await recordOf(account.uid)).toBeNull();
  await expect(signIn(emulator, account)).rejects.toThrow("EMAIL_NOT_FOUND");
  await expectNothing(() => copyOf(copy));
});

it("a check that finds the account deleted erases its record", async () => {
  const account = await signUp(emulator);
  await signedIn(account);
  const elsewhere = await unseen(account, Date.now() - 5_000);
  await deleteAccount(emulator, account.uid);
  expect(await recordOf(account.uid)).toMatchObject({ uid: account.uid });
  await elsewhere.get("/api/session");
  await expect.poll(() => recordOf(account.uid), { timeout: 5_000 }).toBeNull();
});
