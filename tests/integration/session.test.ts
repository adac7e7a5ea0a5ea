import { describe, expect, inject, it } from "vitest";
import { type MailLink, mailLinks } from "#tools/run/auth-emulator.ts";
import { type Account, setDisabled, signIn, signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");
const emulator = inject("emulatorHost");

async function json(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

async function record(uid: string): Promise<unknown> {
  const secret = inject("databaseSecret");
  return (await fetch(`${site}/users/${uid}.json?auth=${secret}`)).json();
}

async function signedIn(account?: Account): Promise<{ browser: Browser; account: Account }> {
  const browser = new Browser(site);
  const who = account ?? (await signUp(emulator, { displayName: "Ada" }));
  expect((await browser.signIn(who)).status).toBe(201);
  return { browser, account: who };
}

describe("a session", () => {
  it("starts with the provider's tokens and ends with signing out", async () => {
    const browser = new Browser(site);
    const first = await browser.get("/api/session");
    expect(await json(first)).toEqual({ state: "visitor" });
    expect(browser.cookies.get("XSRF-TOKEN")).toMatch(/^[\w-]{43}$/);
    const again = await browser.get("/api/session");
    expect(again.headers.getSetCookie()).toEqual([]);

    const account = await signUp(emulator, { displayName: "Ada" });
    const began = await browser.signIn(account);
    expect(began.status).toBe(201);
    expect(began.headers.get("cache-control")).toBe("private, no-store");
    const [cookie = ""] = began.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
    expect(cookie.length).toBeLessThan(4096);
    expect(cookie).not.toContain(account.refreshToken);

    const member = {
      state: "member",
      user: {
        uid: account.uid,
        email: account.email,
        displayName: "Ada",
        photoURL: null,
        emailVerified: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        lastLoginAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    };
    const favorites = { players: [], teams: [] };
    expect(await json(began)).toEqual({ ...member, favorites });
    expect(await json(await browser.get("/api/session"))).toEqual(member);
    expect((await browser.get("/user/profile")).status).toBe(200);

    const ended = await browser.send("DELETE", "/api/session");
    expect(ended.status).toBe(204);
    expect(browser.cookies.has("session")).toBe(false);
    expect(await json(await browser.get("/api/session"))).toEqual({ state: "visitor" });
    expect((await browser.get("/user/profile")).status).toBe(302);
  });

  it("creates the member's record once and keeps it at the next sign-in", async () => {
    const { account, browser } = await signedIn();
    const empty = { players: { service: true }, teams: { service: true } };
    const { uid, email } = account;
    expect(await record(uid)).toEqual({ name: "Ada", email, uid, favorites: empty });
    expect((await browser.send("PUT", "/api/favorites/teams/15")).status).toBe(200);
    await signedIn({ ...account, ...(await signIn(emulator, account)) });
    expect(await record(uid)).toMatchObject({ favorites: { teams: { 15: true } } });
  });

  it("ends with the next request after the account is disabled", async () => {
    const { browser, account } = await signedIn();
    await setDisabled(emulator, account.uid, true);
    expect((await browser.get("/user/profile")).status).toBe(302);
    expect(browser.cookies.has("session")).toBe(false);
    const back = new Browser(site);
    expect((await back.signIn(account)).status).toBe(401);
  });
});

describe("the profile", () => {
  it("is updated at the provider, in the session and in the record", async () => {
    const { browser, account } = await signedIn();
    const named = await browser.send("PATCH", "/api/profile", { displayName: " Lovelace " });
    expect(named.status).toBe(200);
    expect(await json(named)).toMatchObject({ user: { displayName: "Lovelace" } });
    const photoURL = "https://example.com/ada.png";
    const shown = await browser.send("PATCH", "/api/profile", { photoURL });
    expect(await json(shown)).toMatchObject({ user: { displayName: "Lovelace", photoURL } });
    expect(await json(await browser.get("/api/session"))).toMatchObject({
      user: { displayName: "Lovelace", photoURL },
    });
    expect(await record(account.uid)).toMatchObject({ name: "Lovelace" });

    const elsewhere = new Browser(site);
    const there = await elsewhere.signIn(await signIn(emulator, account));
    expect(await json(there)).toMatchObject({ user: { displayName: "Lovelace", photoURL } });

    const odd = await browser.send("PATCH", "/api/profile", {
      photoURL: "HTTPS://Example.com/a b",
    });
    expect(await json(odd)).toMatchObject({ user: { photoURL: "https://example.com/a%20b" } });

    const removed = await browser.send("PATCH", "/api/profile", { photoURL: null });
    expect(await json(removed)).toMatchObject({ user: { photoURL: null } });
  });

  it("keeps the cookie under 4 kB with the longest avatar URL", async () => {
    const { browser } = await signedIn();
    const noise = Array.from({ length: 2_100 }, () =>
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~".charAt(
        Math.floor(Math.random() * 66),
      ),
    ).join("");
    const photoURL = `https://example.com/${noise}`.slice(0, 2_048);
    const changed = await browser.send("PATCH", "/api/profile", { photoURL });
    expect(changed.status).toBe(200);
    expect(changed.headers.getSetCookie()[0]?.length).toBeLessThan(4_096);
    expect(await json(await browser.get("/api/session"))).toMatchObject({ user: { photoURL } });
    expect((await browser.send("PUT", "/api/favorites/teams/2")).status).toBe(200);
  });

  it.each([
    {},
    [],
    "text",
    null,
    { displayName: "" },
    { displayName: "   " },
    { displayName: "ninechars" },
    { displayName: 5 },
    { displayName: null },
    { displayName: "a\u0000b" },
    { displayName: "Ada", photoURL: null },
    { displayName: "Ada", uid: "other" },
    { photoURL: "" },
    { photoURL: "http://example.com/a.png" },
    { photoURL: "javascript:alert(1)" },
    { photoURL: "https://u:p@example.com/a.png" },
    { photoURL: `https://example.com/${"a".repeat(2_048)}` },
    { email: "else@example.com" },
    { password: "new password" },
  ])("rejects the change %j", async (change) => {
    const { browser } = await signedIn();
    const refused = await browser.send("PATCH", "/api/profile", JSON.stringify(change));
    expect(refused.status).toBe(400);
    expect(await json(refused)).toMatchObject({ code: "invalid-body" });
  });
});

describe("mails", () => {
  const mailsTo = async (email: string) =>
    (await mailLinks(emulator)).filter((mail) => mail.email === email);
  const returnUrlOf = (mail?: MailLink) =>
    new URL(mail?.oobLink ?? "").searchParams.get("continueUrl");

  it("verify the address, which the session shows after a view of the profile", async () => {
    const { browser, account } = await signedIn();
    expect((await browser.send("POST", "/api/profile/verification")).status).toBe(202);
    const [mail] = await mailsTo(account.email);
    expect(mail?.requestType).toBe("VERIFY_EMAIL");
    expect(returnUrlOf(mail)).toBe(`${site}/user/profile`);
    expect((await fetch(mail?.oobLink ?? "")).status).toBe(200);
    expect((await browser.get("/user/profile")).status).toBe(200);
    expect(await json(await browser.get("/api/session"))).toMatchObject({
      user: { emailVerified: true },
    });
  });

  it("recover the password without revealing who is registered", async () => {
    const account = await signUp(emulator);
    const browser = new Browser(site);
    await browser.get("/api/session");
    const answers = [];
    for (const email of [account.email, `${account.uid}@example.com`]) {
      const answer = await browser.send("POST", "/api/recovery", { email });
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(202);
    const mails = await mailsTo(account.email);
    expect(mails.map((mail) => mail.requestType)).toEqual(["PASSWORD_RESET"]);
    expect(returnUrlOf(mails[0])).toBe(`${site}/user/login`);
  });
});
