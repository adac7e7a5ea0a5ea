import { expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");
const headers = { authorization: `Bearer ${inject("databaseSecret")}` };
const admin = (path: string, init: RequestInit = {}) =>
  fetch(`${site}/${path}`, { ...init, headers });

it("exports a member's record until it is deleted", async () => {
  const account = await signUp(inject("emulatorHost"));
  const member = new Browser(site);
  await member.signIn(account);
  expect((await member.send("PUT", "/api/favorites/teams/15")).status).toBe(200);
  const record = await (await admin(`users/${account.uid}.json`)).json();
  expect(record).toMatchObject({ favorites: { teams: { service: true, 15: true } } });
  const exported = (await (await admin("users.json")).json()) as Record<string, unknown>;
  expect(exported[account.uid]).toEqual(record);
  const token = { authorization: `Bearer ${account.idToken}` };
  const own = `${site}/users/${account.uid}.json`;
  expect((await fetch(own)).status).toBe(401);
  expect((await fetch(own, { method: "DELETE", headers: token })).status).toBe(200);
  const names = (await (await admin("users.json?shallow=true")).json()) as object | null;
  expect(Object.keys(names ?? {})).not.toContain(account.uid);
});

it.each([
  ["PATCH", "users.json", '{"a/name":"A","b/name":"B"}'],
  ["PUT", ".json", '{"nba":{}}'],
  ["GET", ".ws?v=5", null],
  ["GET", ".info/connected.json", null],
])("%s %s answers 501 with a message", async (method, path, body) => {
  const answer = await admin(path, { method, body });
  expect(answer.status).toBe(501);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w+ \w+ \w+/) });
});

it("limits the database reads of one address, but not its pages or other addresses", async () => {
  const read = async (from: string, path = "/nba/teamLinks/updatedAt.json") => {
    const answer = await fetch(site + path, { headers: { "cf-connecting-ip": from } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses: number[] = [];
  // The window of the limit may end during the loop.
  while (statuses.at(-1) !== 429) {
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => read("192.0.2.77")))));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await read("192.0.2.77", "/nba/teams/27")).toBe(200);
  expect(await read("192.0.2.78")).toBe(200);
});

it.each<[body: unknown, status: number, code: string]>([
  [{ to: "2026-11-26T10:00:00Z" }, 501, "no-history"],
  [{ to: "0000007b-0000b26e-00001538-0c3e87bb37b3db5cc52eedb93cd3b96b" }, 501, "no-history"],
  [{ to: "2026-11-26T10:00:00Z", uid: "a/b" }, 400, "invalid-body"],
  [{ to: "yesterday" }, 400, "invalid-body"],
])(
  "setting an object back with %j answers %i in a runtime without history",
  async (body, status, code) => {
    const json = { "content-type": "application/json" };
    const init = { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${site}/api/history`, {
      ...init,
      headers: { ...headers, ...json },
    });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ code }),
    ]);
    expect((await fetch(`${site}/api/history`, { ...init, headers: json })).status).toBe(401);
  },
);
