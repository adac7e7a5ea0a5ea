import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createSeals } from "#functions/session/sealing.ts";
import type { Session } from "#functions/session/session.ts";
import { type Account, signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { type ChangedClaims, claimsFor } from "../fixtures/id-tokens.ts";
import { sealedBy } from "../fixtures/sessions.ts";

const site = inject("siteUrl");
const emulator = inject("emulatorHost");
const DAY_MS = 24 * 60 * 60 * 1000;
const now = Math.floor(Date.now() / 1000);

let ada: Account;
let genuine: string;
beforeAll(async () => {
  ada = await signUp(emulator);
  const browser = new Browser(site);
  await browser.signIn(ada);
  genuine = browser.cookies.get("session") ?? "";
});

describe("signing in with a forged token", () => {
  const unsigned = (changed: ChangedClaims = {}, uid = ada.uid) =>
    new UnsecuredJWT({
      ...claimsFor(uid),
      firebase: { sign_in_provider: "password" },
      ...changed,
    }).encode();
  const otherIssuer = "https://securetoken.google.com/other";

  const forgeries: [name: string, token: () => string | Promise<string>][] = [
    ["that is not a JWT", () => "nonsense"],
    ["of another project", () => unsigned({ aud: "other", iss: otherIssuer })],
    ["for another audience", () => unsigned({ aud: "other" })],
    ["of another issuer", () => unsigned({ iss: otherIssuer })],
    ["that is expired", () => unsigned({ exp: now - 1 })],
    ["issued in the future", () => unsigned({ iat: now + 600 })],
    ["with a sign-in time in the future", () => unsigned({ auth_time: now + 600 })],
    ["without a subject", () => unsigned({ sub: "" })],
    ["of an unknown account", () => unsigned({}, "no-such-account")],
    ["that is truncated", () => ada.idToken.slice(0, -30)],
    ["with an added signature", () => `${ada.idToken}AAAA`],
    ["that is a refresh token", () => ada.refreshToken],
    ["that is a sealed session", () => genuine],
    [
      "signed with an unknown key",
      async () =>
        new SignJWT(claimsFor(ada.uid))
          .setProtectedHeader({ alg: "ES256", kid: "key-1" })
          .sign((await generateKeyPair("ES256")).privateKey),
    ],
    [
      "signed with a guessed secret",
      () =>
        new SignJWT(claimsFor(ada.uid))
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode("0".repeat(32))),
    ],
  ];
  it.each(forgeries)("answers 401 to a token %s", async (_, token) => {
    const browser = new Browser(site);
    const answer = await browser.signIn({ idToken: await token(), refreshToken: ada.refreshToken });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "invalid-token" });
    expect(browser.cookies.has("session")).toBe(false);
  });
});

/** Sends a cookie and reports the session's state, and whether a members' page opens. */
async function standing(cookie: string): Promise<{ state: unknown; page: number; kept: boolean }> {
  const browser = new Browser(site);
  browser.cookies.set("session", cookie);
  const page = await browser.get("/user/profile");
  if (page.status === 302) expect(page.headers.get("location")).toContain("/user/login?next=");
  browser.cookies.set("session", cookie);
  const answer = (await (await browser.get("/api/session")).json()) as { state: unknown };
  return { state: answer.state, page: page.status, kept: browser.cookies.has("session") };
}

const visitor = { state: "visitor", page: 302, kept: false };
const member = { state: "member", page: 200, kept: true };

describe("session cookies", () => {
  const parts = () => genuine.split(".");
  const withPart = (at: number, part: string) => parts().with(at, part).join(".");
  const flipped = (text: string) => {
    const middle = Math.floor(text.length / 2);
    const other = text[middle] === "A" ? "B" : "A";
    return text.slice(0, middle) + other + text.slice(middle + 1);
  };
  const seal = (session: unknown, secret = inject("sessionSecret")) =>
    sealedBy(createSeals({ current: secret }), session as Session);
  const sessionFrom = (issuedAt: number, lastSeenAt = issuedAt): Session => ({
    id: randomUUID(),
    user: {
      uid: ada.uid,
      email: ada.email,
      displayName: null,
      photoURL: null,
      emailVerified: false,
      createdAt: null,
      lastLoginAt: null,
    },
    refreshToken: ada.refreshToken,
    idToken: { token: ada.idToken, expiresAt: Date.now() + 3_600_000 },
    signedInAt: Date.now(),
    issuedAt,
    lastSeenAt,
  });

  it("accepts a genuine cookie within its limits", async () => {
    expect(await standing(genuine)).toEqual(member);
    expect(await standing(await seal(sessionFrom(Date.now() - DAY_MS)))).toEqual(member);
    const old = await seal(sessionFrom(Date.now() - 29.9 * DAY_MS, Date.now() - 6.9 * DAY_MS));
    expect(await standing(old)).toEqual(member);
  });

  const cookies: [name: string, cookie: () => string | Promise<string>][] = [
    ["that is random text", () => "nonsense"],
    ["that is the text true", () => "true"],
    ["that is an unencrypted profile", () => encodeURIComponent(JSON.stringify({ uid: ada.uid }))],
    ["without its last character", () => genuine.slice(0, -1)],
    ["that is cut in half", () => genuine.slice(0, genuine.length / 2)],
    ["with one character changed", () => withPart(3, flipped(parts()[3] ?? ""))],
    ["with another tag", () => withPart(4, flipped(parts()[4] ?? ""))],
    ["with another nonce", () => withPart(2, flipped(parts()[2] ?? ""))],
    ["with another header", () => withPart(0, btoa('{"alg":"dir","enc":"A256GCM"}'))],
    [
      "with parts of two sessions",
      async () => withPart(3, (await seal(sessionFrom(Date.now()))).split(".")[3] ?? ""),
    ],
    ["that is encrypted with another secret", () => seal(sessionFrom(Date.now()), "x".repeat(40))],
    ["that is unused for eight days", () => seal(sessionFrom(Date.now() - 8 * DAY_MS))],
    [
      "that is 31 days old and still in use",
      () => seal(sessionFrom(Date.now() - 31 * DAY_MS, Date.now())),
    ],
    ["that is issued in the future", () => seal(sessionFrom(Date.now() + DAY_MS))],
    ["that is sealed with another shape", () => seal({ user: { uid: ada.uid } })],
    ["that is an ID token", () => ada.idToken],
    ["that is a refresh token", () => ada.refreshToken],
  ];
  it.each(cookies)("rejects a cookie %s", async (_, cookie) => {
    expect(await standing(await cookie())).toEqual(visitor);
  });

  it("rejects the __Host- cookie over HTTP", async () => {
    const browser = new Browser(site);
    browser.cookies.set("__Host-session", genuine);
    expect((await browser.get("/user/profile")).status).toBe(302);
  });

  it("rejects a session whose refresh token is refused", async () => {
    const session = sessionFrom(Date.now());
    const ended = { ...session, refreshToken: "revoked", idToken: undefined };
    expect(await standing(await seal(ended))).toEqual(visitor);
  });

  it("rejects a session with another member's refresh token", async () => {
    const { refreshToken } = await signUp(emulator);
    const mixed = { ...sessionFrom(Date.now()), refreshToken, idToken: undefined };
    expect(await standing(await seal(mixed))).toEqual(visitor);
  });

  it("refreshes an ID token about to expire and sets a new cookie", async () => {
    const idToken = { token: ada.idToken, expiresAt: Date.now() + 60_000 };
    const browser = new Browser(site);
    const sealed = await seal({ ...sessionFrom(Date.now()), idToken });
    for (const path of ["/user/profile", "/api/session"]) {
      browser.cookies.set("session", sealed);
      expect((await browser.get(path)).status).toBe(200);
      const opened = await createSeals({ current: inject("sessionSecret") }).open(
        browser.cookies.get("session") ?? "",
      );
      expect(opened?.session.idToken?.expiresAt).toBeGreaterThan(Date.now() + 3_000_000);
    }
  });

  it("extends the idle limit, but not with every request", async () => {
    const browser = new Browser(site);
    browser.cookies.set("session", await seal(sessionFrom(Date.now() - 30 * 60_000)));
    expect((await browser.get("/api/session")).headers.getSetCookie().join()).not.toContain(
      "session=",
    );
    browser.cookies.set("session", await seal(sessionFrom(Date.now() - 3 * DAY_MS)));
    expect((await browser.get("/api/session")).headers.getSetCookie().join()).toContain(
      "Max-Age=604800",
    );
    // A missing page is rendered twice, but may set the cookie only once.
    browser.cookies.set("session", await seal(sessionFrom(Date.now() - 3 * DAY_MS)));
    const missing = await browser.get("/nba/news/no-such-article");
    expect(missing.status).toBe(404);
    expect(missing.headers.getSetCookie()).toHaveLength(1);
    expect(missing.headers.get("cache-control")).toBe("private, no-store");
    const late = sessionFrom(Date.now() - 29 * DAY_MS, Date.now() - DAY_MS);
    browser.cookies.set("session", await seal(late));
    const cookie = (await browser.get("/api/session")).headers.getSetCookie().join();
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(DAY_MS / 1000);
  });
});
