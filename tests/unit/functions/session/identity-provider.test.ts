import { describe, expect, test, vi } from "vitest";
import { createIdentityProvider } from "#functions/session/identity-provider.ts";
import type { IdentityProviderOptions } from "#functions/session/provider-call.ts";

type Fetch = IdentityProviderOptions["fetch"];

function answering(status: number, body: unknown) {
  return vi.fn<Fetch>(async () => Response.json(body, { status }));
}
const refusing = (message: string, status = 400) => answering(status, { error: { message } });
const provider = (fetch: Fetch, changed: Partial<IdentityProviderOptions> = {}) =>
  createIdentityProvider({ apiKey: "key-12345", fetch, ...changed });

describe("requests", () => {
  test.each<[string, string | undefined, string]>([
    [
      "Google",
      undefined,
      "https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=key-12345",
    ],
    [
      "the emulator",
      "127.0.0.1:9099",
      "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key-12345",
    ],
  ])("go to %s", async (_, emulatorHost, url) => {
    const fetch = answering(200, {});
    await provider(fetch, { emulatorHost, referrer: "https://hardwood.example.com" }).lookup("t");
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ method: "POST" }));
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.headers).toMatchObject({ Referer: "https://hardwood.example.com/" });
    expect(init?.body).toBe('{"idToken":"t"}');
  });

  test("send a refresh token as a form", async () => {
    const fetch = answering(200, { id_token: "i", refresh_token: "r" });
    expect(await provider(fetch).refresh("a+b")).toEqual({
      ok: true,
      value: { idToken: "i", refreshToken: "r" },
    });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toContain("https://securetoken.googleapis.com/v1/token?key=");
    expect(init?.body).toBe("grant_type=refresh_token&refresh_token=a%2Bb");
  });

  test.each([
    [{ displayName: "Ada" }, { displayName: "Ada" }],
    [{ photoURL: "https://example.com/a" }, { photoUrl: "https://example.com/a" }],
    [{ photoURL: null }, { deleteAttribute: ["PHOTO_URL"] }],
  ])("send the profile change %j in the provider's format", async (change, sent) => {
    const fetch = answering(200, {});
    expect(await provider(fetch).update("t", change)).toEqual({ ok: true, value: undefined });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject(sent);
  });
});

test("deletes an account with its own ID token", async () => {
  const fetch = answering(200, { kind: "identitytoolkit#DeleteAccountResponse" });
  expect(await provider(fetch).deleteAccount("t")).toEqual({ ok: true, value: undefined });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toContain("/v1/accounts:delete?key=");
  expect(init?.body).toBe('{"idToken":"t"}');
});

describe("an email", () => {
  const SITE = "https://hardwood.example.com";
  const back = `${SITE}/user/login`;
  const sent = (fetch: ReturnType<typeof answering>) =>
    fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

  test("contains a link back to the site", async () => {
    const fetch = answering(200, {});
    await provider(fetch).sendRecovery("ada@example.com", back);
    await provider(fetch).sendVerification("t", back);
    expect(sent(fetch)).toEqual([
      { requestType: "PASSWORD_RESET", email: "ada@example.com", continueUrl: back },
      { requestType: "VERIFY_EMAIL", idToken: "t", continueUrl: back },
    ]);
  });

  test.each(["UNAUTHORIZED_DOMAIN : Domain not allowlisted by project", "INVALID_CONTINUE_URI"])(
    "is sent again without the link after %s, which is no incident",
    async (message) => {
      const onUnavailable = vi.fn();
      const fetch = answering(200, {}).mockImplementationOnce(refusing(message));
      const client = provider(fetch, { onUnavailable });
      expect(await client.sendRecovery("ada@example.com", back)).toEqual({ ok: true });
      expect(sent(fetch)[1]).toEqual({ requestType: "PASSWORD_RESET", email: "ada@example.com" });
      expect(onUnavailable).not.toHaveBeenCalled();
    },
  );

  test("omits the link for a refused site; the retry shares the time limit", async () => {
    const fetch = answering(200, {}).mockImplementationOnce(refusing("UNAUTHORIZED_DOMAIN : No."));
    const client = provider(fetch);
    await client.sendRecovery("ada@example.com", back);
    const [refused, repeated] = fetch.mock.calls.map(([, { signal }]) => signal);
    expect(repeated).toBeInstanceOf(AbortSignal);
    expect(repeated).toBe(refused);
    expect(await client.sendVerification("t", `${SITE}/user/profile`)).toEqual({ ok: true });
    expect(sent(fetch).slice(2)).toEqual([{ requestType: "VERIFY_EMAIL", idToken: "t" }]);
  });

  test("contains no link without a return URL", async () => {
    const fetch = answering(200, {});
    expect(await provider(fetch).sendRecovery("ada@example.com", undefined)).toEqual({ ok: true });
    expect(sent(fetch)).toEqual([{ requestType: "PASSWORD_RESET", email: "ada@example.com" }]);
  });
});

describe("lookup", () => {
  test("maps the provider's fields to a user", async () => {
    const users = [
      {
        localId: "ada",
        email: "ada@example.com",
        emailVerified: true,
        photoUrl: "https://example.com/a.png",
        createdAt: "1767323045000",
        lastLoginAt: "1790910245000",
        validSince: "1767323045",
        passwordHash: "x",
      },
    ];
    expect(await provider(answering(200, { users })).lookup("t")).toEqual({
      ok: true,
      value: {
        user: {
          uid: "ada",
          email: "ada@example.com",
          displayName: null,
          photoURL: "https://example.com/a.png",
          emailVerified: true,
          createdAt: "2026-01-02T03:04:05.000Z",
          lastLoginAt: "2026-10-02T03:04:05.000Z",
        },
        validSince: 1_767_323_045_000,
      },
    });
  });

  test.each([
    ["at its creation", "1767323045", 1_767_323_045_000],
    ["a second later", "1767323046", 1_767_323_046_000],
    ["afterwards: its second may be that of an earlier token", "1767323099", 1_767_323_100_000],
  ])(
    "says since when sign-ins hold of an account that changed %s",
    async (_, validSince, since) => {
      const account = { localId: "ada", email: "ada@example.com", createdAt: "1767323045100" };
      const users = [{ ...account, validSince }];
      expect(await provider(answering(200, { users })).lookup("t")).toMatchObject({
        value: { validSince: since },
      });
    },
  );

  test("returns null dates when the provider gives none", async () => {
    const users = [{ localId: "ada", email: "ada@example.com" }];
    expect(await provider(answering(200, { users })).lookup("t")).toMatchObject({
      ok: true,
      value: { user: { createdAt: null, lastLoginAt: null }, validSince: 0 },
    });
  });

  test.each([
    "http://example.com/a.png",
    "javascript:alert(1)",
    `https://a.co/${"a".repeat(2048)}`,
  ])("rejects the avatar URL %s", async (photoUrl) => {
    const users = [{ localId: "ada", email: "ada@example.com", photoUrl }];
    expect(await provider(answering(200, { users })).lookup("t")).toMatchObject({
      ok: true,
      value: { user: { photoURL: null } },
    });
  });

  test.each([
    [[{ localId: "ada", email: "a@b.co", disabled: true }], "refused"],
    [[{ localId: "ada" }], "refused"],
    [[], "unavailable"],
    [undefined, "unavailable"],
  ])("with the users %j fails as %s", async (users, kind) => {
    const answer = await provider(answering(200, { users })).lookup("t");
    expect(answer).toMatchObject({ ok: false, error: { kind } });
  });
});

describe("a failed request", () => {
  test.each<[string, Fetch, string]>([
    ["TOKEN_EXPIRED", refusing("TOKEN_EXPIRED"), "refused"],
    ["USER_DISABLED", refusing("USER_DISABLED"), "refused"],
    ["USER_NOT_FOUND", refusing("USER_NOT_FOUND"), "refused"],
    ["INVALID_REFRESH_TOKEN", refusing("INVALID_REFRESH_TOKEN"), "refused"],
    ["EMAIL_NOT_FOUND", refusing("EMAIL_NOT_FOUND"), "unknown-email"],
    ["INVALID_EMAIL", refusing("INVALID_EMAIL"), "invalid-input"],
    [
      "TOO_MANY_ATTEMPTS_TRY_LATER with an explanation",
      refusing("TOO_MANY_ATTEMPTS_TRY_LATER : Try again later."),
      "throttled",
    ],
    ["429", answering(429, {}), "throttled"],
    ["a wrong API key", refusing("API key not valid. Please pass a valid API key."), "unavailable"],
    ["403", refusing("Requests from referer <empty> are blocked.", 403), "unavailable"],
    ["500", answering(500, {}), "unavailable"],
    ["a body that is not JSON", async () => new Response("<html>"), "unavailable"],
    ["a network error", async () => Promise.reject(new TypeError("fetch failed")), "unavailable"],
  ])("with %s maps to a failure kind", async (_, fetch, kind) => {
    expect(await provider(fetch).refresh("r")).toMatchObject({ ok: false, error: { kind } });
  });

  test("times out when the provider does not respond", async () => {
    const hanging: Fetch = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      );
    const answer = await provider(hanging, { timeoutMs: 20 }).lookup("t");
    expect(answer).toEqual({ ok: false, error: { kind: "unavailable", reason: "TimeoutError" } });
  });

  test.each<
    [
      string,
      (signal: AbortSignal | null | undefined, body: ReadableStreamDefaultController) => void,
      string,
    ]
  >([
    [
      "stalls",
      (signal, body) => signal?.addEventListener("abort", () => body.error(signal.reason)),
      "TimeoutError",
    ],
    ["breaks off", (_, body) => body.error(new TypeError("reset")), "TypeError"],
  ])("is unavailable, and followed by a pause, when the body %s", async (_, spoil, reason) => {
    const fetch = vi.fn<Fetch>(async (_url, { signal }) => {
      const start = (body: ReadableStreamDefaultController) => {
        body.enqueue(new TextEncoder().encode('{"users":'));
        spoil(signal, body);
      };
      return new Response(new ReadableStream({ start }));
    });
    const client = provider(fetch, { timeoutMs: reason === "TimeoutError" ? 20 : 60_000 });
    expect(await client.lookup("t")).toEqual({ ok: false, error: { kind: "unavailable", reason } });
    await client.lookup("t");
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("is followed by a pause only when there was no response", async () => {
    let now = 1_000;
    const down = vi.fn<Fetch>(async () => Promise.reject(new TypeError("fetch failed")));
    const client = provider(down, { now: () => now });
    for (const _ of [1, 2]) await client.lookup("t");
    expect(down).toHaveBeenCalledTimes(1);
    now += 5_001;
    await client.lookup("t");
    expect(down).toHaveBeenCalledTimes(2);

    // The clock was a year ahead and came back.
    now -= 31_536_000_000;
    await client.lookup("t");
    expect(down).toHaveBeenCalledTimes(3);
    for (const fetch of [refusing("TOKEN_EXPIRED"), answering(500, {})]) {
      const up = provider(fetch, { now: () => now });
      await up.lookup("t");
      await up.lookup("t");
      expect(fetch).toHaveBeenCalledTimes(2);
    }
  });
});

describe("an incident", () => {
  const down: Fetch = async () => Promise.reject(new TypeError("fetch failed"));
  const garbled: Fetch = async () => new Response('{"users":');

  test.each<[string, Fetch, string]>([
    ["no response", down, "TypeError"],
    ["a server error", answering(500, {}), "500"],
    ["an exceeded project quota", answering(429, {}), "throttled"],
    ["truncated JSON", garbled, "an answer of another shape"],
    ["an unexpected type", answering(200, { users: 5 }), "an answer of another shape"],
    ["a wrong configuration", refusing("API key not valid."), "API"],
  ])("with %s is reported once at its start and once at its end", async (_, fault, reason) => {
    let now = 1_000;
    let fetch = fault;
    const onUnavailable = vi.fn();
    const onRecovery = vi.fn();
    const client = provider((url, init) => fetch(url, init), {
      now: () => now,
      pauseMs: 10,
      onUnavailable,
      onRecovery,
    });
    for (let call = 0; call < 3; call += 1) {
      await client.lookup("t");
      now += 100;
    }
    expect(onUnavailable.mock.calls).toEqual([[reason]]);
    expect(onRecovery).not.toHaveBeenCalled();
    // An error about one account comes from a healthy provider.
    fetch = refusing("TOKEN_EXPIRED");
    await client.lookup("t");
    await client.lookup("t");
    expect(onRecovery.mock.calls).toEqual([[300]]);
    fetch = fault;
    await client.lookup("t");
    expect(onUnavailable).toHaveBeenCalledTimes(2);
  });

  test("does not start when a failure concerns a single account", async () => {
    const onUnavailable = vi.fn();
    for (const reason of ["TOO_MANY_ATTEMPTS_TRY_LATER", "EMAIL_NOT_FOUND", "USER_DISABLED"]) {
      await provider(refusing(reason), { onUnavailable }).lookup("t");
    }
    expect(onUnavailable).not.toHaveBeenCalled();
  });
});
