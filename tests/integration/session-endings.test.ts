import { randomUUID } from "node:crypto";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt, UnsecuredJWT } from "jose";
import { expect, inject, it } from "vitest";
import { createSeals } from "#functions/session/sealing.ts";
import { startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { startAuthEmulator } from "#tools/run/auth-emulator.ts";
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
import { until } from "../fixtures/until.ts";

const site = inject("siteUrl");
const emulator = inject("emulatorHost");
const seals = createSeals({ current: inject("sessionSecret") });

async function signedIn(account: Account, url = site): Promise<Browser> {
  const browser = new Browser(url);
  expect((await browser.signIn(account)).status).toBe(201);
  return browser;
}

/** A copy of a browser's cookies, as after a theft. */
function copyOf(browser: Browser, url = site): Browser {
  const copy = new Browser(url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function stateOf(browser: Browser): Promise<unknown> {
  return ((await (await browser.get("/api/session")).json()) as { state: unknown }).state;
}

/** A session that this isolate has not seen, so that its first request checks the account. */
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

it("rejects a copied cookie after signing out", async () => {
  const browser = await signedIn(await signUp(emulator));
  const before = copyOf(browser);
  expect((await before.get("/nba/news")).status).toBe(200);
  const signedOut = [copyOf(browser), copyOf(browser)].map((copy) =>
    copy.send("DELETE", "/api/session"),
  );
  expect((await Promise.all(signedOut)).map(({ status }) => status)).toEqual([204, 204]);
  await expectNothing(() => copyOf(browser));
});

it("rejects a copied cookie after a new sign-in of its browser", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  const before = copyOf(browser);
  expect((await browser.signIn(await signIn(emulator, account))).status).toBe(201);
  await expectNothing(() => copyOf(before));
  expect(await stateOf(browser)).toBe("member");
});

it("ends the sessions of all devices when the member signs out everywhere", async () => {
  const account = await signUp(emulator);
  const phone = await signedIn(account);
  const laptop = await signedIn({ ...account, ...(await signIn(emulator, account)) });
  const other = await signedIn(await signUp(emulator));
  expect((await laptop.send("POST", "/api/session/end-all")).status).toBe(204);
  await expectNothing(() => copyOf(phone));
  expect(await stateOf(other)).toBe("member");
  // A sign-in in the second of the ending counts as earlier.
  const again = await until(
    async () => new Browser(site).signIn(await signIn(emulator, account)),
    ({ status }) => status === 201,
  );
  expect(again.status).toBe(201);
});

/** The account with a token whose sign-in was a minute ago, as one that was stolen then. */
function aged(account: Account): Account {
  const claims = decodeJwt(account.idToken);
  const before = Math.floor(Date.now() / 1000) - 60;
  const idToken = new UnsecuredJWT({ ...claims, auth_time: before, iat: before }).encode();
  return { ...account, idToken };
}

it.each<[string, (account: Account) => Promise<unknown>]>([
  [
    "signing out everywhere",
    async (account) => (await signedIn(account)).send("POST", "/api/session/end-all"),
  ],
  ["a changed password", (account) => changePassword(emulator, account, "another horse")],
  ["the disabling of the account", ({ uid }) => setDisabled(emulator, uid, true)],
])("opens nothing by an ID token from before %s", async (_, happen) => {
  const account = await signUp(emulator);
  await signedIn(account);
  const stolen = aged(account);
  const headers = { authorization: `Bearer ${stolen.idToken}` };
  const record = `${site}/users/${account.uid}`;
  const statuses = async () => [
    (await fetch(`${record}.json`, { headers })).status,
    (await fetch(`${record}/favorites/teams/11.json`, { method: "PUT", headers, body: "true" }))
      .status,
    (await fetch(`${site}/nba/news.json?shallow=true`, { headers })).status,
  ];
  await happen(account);
  expect(await statuses()).toEqual([401, 401, 401]);
  const browser = new Browser(site);
  expect((await browser.signIn({ ...stolen, refreshToken: "junk" })).status).toBe(401);
  expect((await browser.send("PUT", "/api/favorites/teams/9")).status).toBe(401);
});

it("keeps sessions ended after a restart of the Worker", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-endings-"));
  const state = openLocalState(folder);
  const start = async () =>
    startSite({
      port: await freePort(),
      state,
      variables: { ...PATIENT_READS, ...localVariables(state, emulator) },
    });
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

it("answers 503 to a sign-out that cannot be stored, and keeps the member signed in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-unstored-"));
  const state = openLocalState(folder);
  const start = async () =>
    startSite({
      port: await freePort(),
      state,
      variables: { ...PATIENT_READS, ...localVariables(state, emulator) },
    });
  try {
    const first = await start();
    const browser = await signedIn(await signUp(emulator), first.url);
    await first.stop();
    for (const file of globSync(join(state.database, "v3/do/*-MemberObject/*.sqlite*"))) {
      if (!file.includes("metadata")) writeFileSync(file, "damaged".repeat(10_000));
    }
    const second = await start();
    const copy = copyOf(browser, second.url);
    for (const path of ["/api/session", "/api/session/end-all"]) {
      const method = path === "/api/session" ? "DELETE" : "POST";
      const refused = await copyOf(copy, second.url).send(method, path);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: "sessions-unavailable" });
    }
    expect(await stateOf(copy)).toBe("member");
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each<[string, (account: Account) => Promise<void>]>([
  ["a change of the password", (account) => changePassword(emulator, account, "battery staple")],
  ["disabling the account", ({ uid }) => setDisabled(emulator, uid, true)],
  ["deleting the account", ({ uid }) => deleteAccount(emulator, uid)],
])("ends every session at the next check after %s", async (_, change) => {
  const account = await signUp(emulator);
  // An earlier second, since the provider counts in seconds.
  const began = Date.now() - 5_000;
  const [phone, laptop] = [await unseen(account, began), await unseen(account, began)];
  expect(await stateOf(laptop)).toBe("member");
  await change(account);
  // The first response may still be a member's, since the check runs in the background.
  const phoneCookie = copyOf(phone);
  await expect.poll(() => stateOf(copyOf(phoneCookie))).toBe("visitor");
  await expectNothing(() => copyOf(laptop));
});

const recordOf = async (uid: string): Promise<unknown> =>
  (await fetch(`${site}/users/${uid}.json?auth=${inject("databaseSecret")}`)).json();

it("deletes the account at the provider, its record and its sessions", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  const copy = copyOf(browser);
  expect(await recordOf(account.uid)).toMatchObject({ uid: account.uid });
  expect((await browser.send("DELETE", "/api/profile")).status).toBe(204);
  expect(await recordOf(account.uid)).toBeNull();
  await expect(signIn(emulator, account)).rejects.toThrow("EMAIL_NOT_FOUND");
  await expectNothing(() => copyOf(copy));
});

it("keeps the record when a check finds no account, and ends the sessions", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  expect((await browser.send("PUT", "/api/favorites/teams/27")).status).toBe(200);
  const elsewhere = await unseen(account, Date.now() - 5_000);
  await deleteAccount(emulator, account.uid);
  const cookie = copyOf(elsewhere);
  await elsewhere.get("/api/session");
  await expect.poll(() => stateOf(copyOf(cookie))).toBe("visitor");
  expect(await recordOf(account.uid)).toMatchObject({ favorites: { teams: { 27: true } } });
});

it("keeps the record when another provider, without the account, is asked once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-provider-"));
  const [state, elsewhere] = [openLocalState(folder), openLocalState(join(folder, "elsewhere"))];
  const empty = await startAuthEmulator(elsewhere);
  const start = async (host: string) =>
    startSite({
      port: await freePort(),
      state,
      variables: { ...PATIENT_READS, ...localVariables(state, host) },
    });
  try {
    const account = await signUp(emulator);
    const first = await start(emulator);
    const browser = await signedIn(account, first.url);
    // This site has no teams that its own call would accept.
    const favorite = `${first.url}/users/${account.uid}/favorites/teams/27.json`;
    const headers = { authorization: `Bearer ${account.idToken}` };
    expect((await fetch(favorite, { method: "PUT", headers, body: "true" })).status).toBe(200);
    await first.stop();
    const second = await start(empty.host);
    const copy = copyOf(browser, second.url);
    await copy.get("/user/profile");
    expect(await stateOf(copyOf(browser, second.url))).toBe("visitor");
    await second.stop();
    const third = await start(emulator);
    const again = await signedIn({ ...account, ...(await signIn(emulator, account)) }, third.url);
    expect(await (await again.get("/api/favorites")).json()).toMatchObject({ teams: [27] });
    await third.stop();
  } finally {
    await empty.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it("lets no token of a deleted account write its record anew", async () => {
  const account = await signUp(emulator);
  const browser = await signedIn(account);
  const record = await recordOf(account.uid);
  expect((await browser.send("DELETE", "/api/profile")).status).toBe(204);
  const written = await fetch(`${site}/users/${account.uid}.json`, {
    method: "PUT",
    headers: { authorization: `Bearer ${account.idToken}` },
    body: JSON.stringify(record),
  });
  expect(written.status).toBe(401);
  expect(await recordOf(account.uid)).toBeNull();
});
