import { beforeAll, describe, expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");
const member = new Browser(site);
const visitor = new Browser(site);
beforeAll(async () => {
  await member.signIn(await signUp(inject("emulatorHost")));
  await visitor.get("/api/session");
});

/** Checks the form that every error response shares. */
async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(await answer.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z].+\.$/) });
}

const CHANGES: [method: string, path: string, body?: unknown][] = [
  ["POST", "/api/session", { idToken: "x", refreshToken: "x" }],
  ["DELETE", "/api/session"],
  ["POST", "/api/session/end-all"],
  ["PATCH", "/api/profile", { displayName: "Eve" }],
  ["DELETE", "/api/profile"],
  ["POST", "/api/profile/verification"],
  ["POST", "/api/recovery", { email: "ada@example.com" }],
  ["PUT", "/api/favorites/teams/1"],
  ["DELETE", "/api/favorites/teams/1"],
  ["PUT", "/api/favorites/players/Stephen%20Curry"],
];

describe("CSRF protection", () => {
  const forgeries: [name: string, headers: Record<string, string | undefined>][] = [
    ["without the XSRF header", { "X-XSRF-TOKEN": undefined }],
    ["with an empty XSRF header", { "X-XSRF-TOKEN": "" }],
    ["with another XSRF token", { "X-XSRF-TOKEN": "A".repeat(43) }],
    ["without the XSRF cookie", { Cookie: "x=y" }],
    [
      "with an invalid token in both cookie and header",
      { Cookie: "XSRF-TOKEN=x", "X-XSRF-TOKEN": "x" },
    ],
    ["without an Origin header", { Origin: undefined }],
    ["from another origin", { Origin: "https://evil.example.com" }],
    ["from another port", { Origin: "http://localhost:1" }],
    ["from an opaque origin", { Origin: "null" }],
    ["from a same-site origin", { "Sec-Fetch-Site": "same-site" }],
    ["from a cross-site origin", { "Sec-Fetch-Site": "cross-site" }],
    ["with Sec-Fetch-Site: none", { "Sec-Fetch-Site": "none" }],
  ];
  it.each(forgeries)("refuses every change %s", async (_, headers) => {
    for (const [method, path, body] of CHANGES) {
      await expectRefusal(await member.send(method, path, body, headers), 403, "forgery");
    }
    expect(await (await member.get("/api/session")).json()).toMatchObject({ state: "member" });
  });

  it("sends no CORS header to another origin", async () => {
    const answer = await member.get("/api/session", { Origin: "https://evil.example.com" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const requested = await member.send("OPTIONS", "/api/session", undefined, {
      Origin: "https://evil.example.com",
    });
    expect(requested.status).toBe(405);
    expect(requested.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("errors", () => {
  it.each([
    ["GET", "/api/favorites"],
    ["PUT", "/api/favorites/teams/1"],
    ["DELETE", "/api/favorites/players/Stephen%20Curry"],
    ["POST", "/api/profile/verification"],
  ])("%s %s answers 401 to a visitor", async (method, path) => {
    await expectRefusal(await visitor.send(method, path), 401, "signed-out");
  });

  it("PATCH /api/profile answers 401 to a visitor", async () => {
    const answer = await visitor.send("PATCH", "/api/profile", { displayName: "Eve" });
    await expectRefusal(answer, 401, "signed-out");
  });

  it.each([
    ["GET", "/api//"],
    ["GET", "/api/nope"],
    ["GET", "/api/nope.json"],
    ["POST", "/api/nope"],
    ["GET", "/api/session/x"],
    ["GET", "/api/favorites/nope"],
    ["GET", "/api/favorites/a/b/c"],
    ["GET", "/api/%00"],
    ["GET", "/api/%zz"],
  ])("%s %s answers 404", async (method, path) => {
    await expectRefusal(await member.send(method, path), 404, "not-found");
  });

  it.each([
    ["PUT", "/api/session", "GET, POST, DELETE"],
    ["PATCH", "/api/session", "GET, POST, DELETE"],
    ["GET", "/api/session/end-all", "POST"],
    ["GET", "/api/profile", "PATCH, DELETE"],
    ["GET", "/api/profile/verification", "POST"],
    ["GET", "/api/recovery", "POST"],
    ["POST", "/api/favorites", "GET"],
    ["GET", "/api/favorites/teams/1", "PUT, DELETE"],
    ["POST", "/api/favorites/players/x", "PUT, DELETE"],
  ])("%s %s answers 405 and allows %s", async (method, path, allowed) => {
    const answer = await member.send(method, path);
    expect(answer.headers.get("allow")).toBe(allowed);
    await expectRefusal(answer, 405, "method-not-allowed");
  });

  const tokens = { idToken: "x", refreshToken: "x" };
  it.each([
    ["POST", "/api/session", "", "invalid-json"],
    ["POST", "/api/session", "{", "invalid-json"],
    ["POST", "/api/session", "\u0000", "invalid-json"],
    ["POST", "/api/session", "null", "invalid-body"],
    ["POST", "/api/session", "[]", "invalid-body"],
    ["POST", "/api/session", "{}", "invalid-body"],
    ["POST", "/api/session", JSON.stringify({ ...tokens, uid: "ada" }), "invalid-body"],
    ["POST", "/api/session", JSON.stringify({ ...tokens, idToken: "" }), "invalid-body"],
    ["POST", "/api/session", JSON.stringify({ ...tokens, idToken: 5 }), "invalid-body"],
    ["POST", "/api/session", JSON.stringify({ idToken: "x" }), "invalid-body"],
    ["POST", "/api/session", '{"__proto__":{"idToken":"x","refreshToken":"x"}}', "invalid-body"],
    ["POST", "/api/recovery", "{}", "invalid-body"],
    ["POST", "/api/recovery", '{"email":"nobody"}', "invalid-body"],
    ["POST", "/api/recovery", '{"email":["a@b.c"]}', "invalid-body"],
    ["POST", "/api/recovery", `{"email":"${"a".repeat(65)}@example.com"}`, "invalid-body"],
    ["POST", "/api/recovery", '{"email":"a@b.co","x":1}', "invalid-body"],
  ])("%s %s with body %j answers 400 %s", async (method, path, body, code) => {
    const type = { "Content-Type": "application/json" };
    await expectRefusal(await visitor.send(method, path, body, type), 400, code);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json5",
    "text/json",
    "",
  ])("a body of type %j answers 415", async (type) => {
    for (const [method, path, body] of CHANGES.filter(([, , body]) => body !== undefined)) {
      const headers = { "Content-Type": type || "application/octet-stream" };
      await expectRefusal(await visitor.send(method, path, body, headers), 415, "not-json");
    }
  });

  it("a body over 16 KiB answers 413 and does not affect the next request", async () => {
    const email = (length: number) => JSON.stringify({ email: "a".repeat(length - 12) });
    for (const length of [16_385, 100_000, 3_000_000]) {
      for (const headers of [{}, { "X-XSRF-TOKEN": "x" }]) {
        const answer = await visitor.send("POST", "/api/recovery", email(length), {
          "Content-Type": "application/json",
          ...headers,
        });
        const isForged = "X-XSRF-TOKEN" in headers;
        await expectRefusal(answer, isForged ? 403 : 413, isForged ? "forgery" : "too-large");
        expect((await visitor.get("/api/session")).status).toBe(200);
      }
    }
    const within = await visitor.send("POST", "/api/recovery", email(16_384), {
      "Content-Type": "application/json",
    });
    await expectRefusal(within, 400, "invalid-body");
  });

  it("an unread body sent to a page does not affect the next request", async () => {
    for (let i = 0; i < 5; i += 1) {
      await visitor.send("POST", "/nba/news", "x".repeat(500_000));
      expect((await visitor.get("/nba/teams")).status).toBe(200);
    }
  });
});

describe("rate limits", () => {
  /** Sends requests in waves. A window can end meanwhile, so callers send twice the limit. */
  async function flood(times: number, call: () => Promise<Response>): Promise<Response[]> {
    const answers: Response[] = [];
    while (answers.length < times) {
      const wave = Array.from({ length: Math.min(50, times - answers.length) }, call);
      answers.push(...(await Promise.all(wave)));
    }
    return answers;
  }
  async function expectLimited(answers: Response[], limit: number): Promise<void> {
    const refused = answers.filter((answer) => answer.status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(limit);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer.headers.get("retry-after")).toBe("60");
    const [first] = refused;
    if (first) await expectRefusal(first, 429, "too-many-requests");
  }
  const newMember = async () => {
    const browser = new Browser(site);
    await browser.signIn(await signUp(inject("emulatorHost")));
    return browser;
  };

  it("sign-in: 120 requests a minute per network address", async () => {
    const browser = new Browser(site);
    await browser.get("/api/session");
    const send = (who: Browser) => who.send("POST", "/api/session", {});
    await expectLimited(await flood(241, () => send(browser)), 120);
    // Reading the session and signing out are not limited, nor are other addresses.
    expect((await browser.get("/api/session")).status).toBe(200);
    expect((await browser.send("DELETE", "/api/session")).status).toBe(204);
    expect((await send(visitor)).status).toBe(400);
  });

  it("recovery: 5 mails a minute per e-mail address, from any client, in any letter case", async () => {
    const browsers = [new Browser(site), new Browser(site)];
    for (const browser of browsers) await browser.get("/api/session");
    const emails = ["nobody@example.com", "Nobody@Example.com"];
    let turn = 0;
    const answers = await flood(11, () => {
      turn += 1;
      const email = emails[turn % 2];
      return (browsers[turn % 2] ?? visitor).send("POST", "/api/recovery", { email });
    });
    await expectLimited(answers, 5);
  });

  it("recovery: 30 requests a minute per network address, across accounts", async () => {
    const browser = new Browser(site);
    await browser.get("/api/session");
    let turn = 0;
    const answers = await flood(61, () => {
      turn += 1;
      return browser.send("POST", "/api/recovery", { email: `nobody${turn}@example.com` });
    });
    await expectLimited(answers, 30);
  });

  it("verification mails: 5 a minute per member", async () => {
    const browser = await newMember();
    const send = () => browser.send("POST", "/api/profile/verification");
    await expectLimited(await flood(11, send), 5);
  });

  it("profile changes: 30 a minute per member", async () => {
    const browser = await newMember();
    const send = () => browser.send("PATCH", "/api/profile", { displayName: "Ada" });
    await expectLimited(await flood(61, send), 30);
  });

  it("favorites changes: 300 a minute per member", async () => {
    const browser = await newMember();
    const send = () => browser.send("PUT", "/api/favorites/teams/99");
    await expectLimited(await flood(601, send), 300);
    const another = await newMember();
    expect((await another.send("PUT", "/api/favorites/teams/1")).status).toBe(200);
  });
});
