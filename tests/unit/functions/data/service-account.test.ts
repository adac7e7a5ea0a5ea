import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { createServiceAccount } from "#functions/data/service-account.ts";
import { parseServiceAccountKey } from "#functions/settings/administrator.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MINUTE_MS = 60_000;
const other = await serviceAccountStandIn();

type Answer = (request: Request) => Promise<Response>;

/** An account and its endpoint, each with a clock. */
async function stage(change: { ahead?: number; answer?: Answer; key?: object } = {}) {
  const clock = { now: NOW };
  const standIn = await serviceAccountStandIn({ now: () => clock.now });
  const key = parseServiceAccountKey(standIn.keyFile);
  if (key === undefined) throw new Error("The stand-in's key file cannot be read.");
  const answer = change.answer ?? standIn.answer;
  const account = createServiceAccount({
    key: { ...key, ...change.key },
    fetch: (url, init) => answer(new Request(url, init)),
    now: () => clock.now + (change.ahead ?? 0),
  });
  return { clock, standIn, account };
}

describe("the access token of a service account", () => {
  test("is one for all who ask at once, and kept until a minute before it ends", async () => {
    const { clock, standIn, account } = await stage();
    const tokens = await Promise.all([account.accessToken(), account.accessToken()]);
    clock.now += 3599_000 - MINUTE_MS - 1;
    tokens.push(await account.accessToken());
    expect(tokens).toEqual(tokens.map(() => ({ ok: true, value: "token-1" })));
    clock.now += 1;
    expect(await account.accessToken()).toEqual({ ok: true, value: "token-2" });
    expect(standIn.given()).toBe(2);
  });

  test("is renewed when the clock was ahead while it was fetched", async () => {
    const { clock, account } = await stage();
    await account.accessToken();
    clock.now -= 2 * 60 * MINUTE_MS;
    expect(await account.accessToken()).toEqual({ ok: true, value: "token-2" });
  });

  test.each([-4 * MINUTE_MS, 4 * MINUTE_MS])("is given to a clock %i ms off", async (ahead) => {
    const { account } = await stage({ ahead });
    expect(await account.accessToken()).toEqual({ ok: true, value: "token-1" });
  });

  test.each<[string, Parameters<typeof stage>[0], kind: string, says: string]>([
    ["a clock far ahead", { ahead: 70 * MINUTE_MS }, "no-token", "reasonable timeframe"],
    [
      "a clock far behind",
      { ahead: -70 * MINUTE_MS },
      "no-token",
      "(400): Invalid JWT: Token must be a short-lived token",
    ],
    ["another account", { key: { email: "eve@example.com" } }, "no-token", '"iss" claim'],
    ["another endpoint", { key: { tokenUrl: "https://eve.example.com/" } }, "no-token", '"aud"'],
    ["an unknown key", { key: { keyId: "another" } }, "no-token", "Unknown key."],
    [
      "another's key",
      { key: { privateKey: parseServiceAccountKey(other.keyFile)?.privateKey } },
      "no-token",
      "(400): Invalid JWT Signature.",
    ],
    ["half a key", { key: { privateKey: "-----BEGIN PRIVATE KEY-----" } }, "no-token", "be read."],
    ["no answer", { answer: () => Promise.reject(new Error()) }, "unreachable", "not answer."],
    [
      "a failing endpoint",
      { answer: async () => new Response("", { status: 503 }) },
      "unreachable",
      "not answer (503).",
    ],
    [
      "a page instead of a token",
      { answer: async () => new Response("<html>") },
      "no-token",
      "(200): no reason given.",
    ],
  ])("is refused for %s in a sentence, and asked for anew", async (_, change, kind, says) => {
    const { account } = await stage(change);
    for (let i = 0; i < 2; i += 1) {
      const refused = await account.accessToken();
      expect(refused).toMatchObject({ ok: false, error: { kind } });
      expect(refused.ok ? "" : refused.error.says).toContain(says);
    }
  });
});

describe("a database with a service account", () => {
  async function requests(status: number) {
    const { account, standIn } = await stage();
    const sent: (string | undefined)[] = [];
    const database = createRealtimeDatabase({
      url: "https://my-project.firebaseio.com",
      fetch: async (url, { headers }) => {
        sent.push(`${url} ${headers.Authorization}`);
        return new Response("null", { status });
      },
    });
    await database.read("nba", { account });
    const second = await database.read("nba", { account });
    return { sent, second, given: standIn.given() };
  }

  const sentWith = (token: string) => `https://my-project.firebaseio.com/nba.json Bearer ${token}`;

  test("is sent the kept token, in a header", async () => {
    const { sent, given } = await requests(200);
    expect(sent).toEqual([sentWith("token-1"), sentWith("token-1")]);
    expect(given).toBe(1);
  });

  test("that refuses a token is sent another the next time", async () => {
    const { sent } = await requests(401);
    expect(sent).toEqual([sentWith("token-1"), sentWith("token-2")]);
  });

  test("is sent nothing without a token", async () => {
    const { account } = await stage({ key: { email: "eve@example.com" } });
    const fetch = () => Promise.reject(new Error("unexpected"));
    const database = createRealtimeDatabase({ url: "https://x.firebaseio.com", fetch });
    expect(await database.read("nba", { account })).toMatchObject({
      ok: false,
      error: { kind: "no-token", path: "nba", says: expect.stringContaining("eve@example.com") },
    });
  });
});
