import { describe, expect, inject, it } from "vitest";
import { type Account, signIn, signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");
const emulator = inject("emulatorHost");
const admin = `auth=${inject("databaseSecret")}`;

async function memberWithTwoDevices(): Promise<[Account, Browser, Browser]> {
  const account = await signUp(emulator);
  const [phone, laptop] = [new Browser(site), new Browser(site)];
  expect((await phone.signIn(account)).status).toBe(201);
  expect((await laptop.signIn(await signIn(emulator, account))).status).toBe(201);
  return [account, phone, laptop];
}

async function playerNames(): Promise<string[]> {
  const answer = await fetch(`${site}/nba/players/data.json`);
  return ((await answer.json()) as { Player: string }[]).map((row) => row.Player);
}

const playerAt = (name: string) => `/api/favorites/players/${encodeURIComponent(name)}`;

async function listed(browser: Browser): Promise<{ players: string[]; teams: number[] }> {
  const answer = await browser.get("/api/favorites");
  expect(answer.status).toBe(200);
  return (await answer.json()) as { players: string[]; teams: number[] };
}

describe("favorites", () => {
  it("are added, listed and removed, with escaped names in the database", async () => {
    const [account, phone] = await memberWithTwoDevices();
    expect(await listed(phone)).toEqual({ players: [], teams: [] });
    const name = "Jaren Jackson Jr.";
    const added = await phone.send("PUT", playerAt(name));
    expect(added.status).toBe(200);
    expect(await added.json()).toEqual({ players: [name], teams: [] });
    // A name matches in any letter case and is stored in the collection's spelling.
    await phone.send("PUT", playerAt("JAREN JACKSON JR."));
    await phone.send("PUT", "/api/favorites/teams/15");
    expect(await listed(phone)).toEqual({ players: [name], teams: [15] });
    const stored = await fetch(`${site}/users/${account.uid}/favorites.json?${admin}`);
    expect(await stored.json()).toEqual({
      players: { service: true, "Jaren Jackson Jr<1>": true },
      teams: { service: true, 15: true },
    });
    const removed = await phone.send("DELETE", playerAt(name));
    expect(await removed.json()).toEqual({ players: [], teams: [15] });
    expect((await phone.send("DELETE", "/api/favorites/teams/15")).status).toBe(200);
    expect((await phone.send("DELETE", "/api/favorites/teams/15")).status).toBe(200);
    expect(await listed(phone)).toEqual({ players: [], teams: [] });
  });

  it.each([
    ["PUT", "/api/favorites/teams/31", "unknown-team"],
    ["PUT", "/api/favorites/teams/0", "unknown-team"],
    ["PUT", "/api/favorites/teams/015", "unknown-team"],
    ["PUT", "/api/favorites/teams/1e1", "unknown-team"],
    ["PUT", "/api/favorites/teams/service", "unknown-team"],
    ["DELETE", "/api/favorites/teams/service", "unknown-team"],
    ["PUT", "/api/favorites/players/Nobody%20Atall", "unknown-player"],
    ["PUT", "/api/favorites/players/service", "unknown-player"],
    ["DELETE", "/api/favorites/players/service", "unknown-player"],
    ["PUT", "/api/favorites/players/%ff", "unknown-player"],
    ["PUT", "/api/favorites/players/..%2Fteams%2F15", "unknown-player"],
    ["DELETE", `/api/favorites/players/${"x".repeat(300)}`, "unknown-player"],
    ["PUT", "/api/favorites/coaches/1", "not-found"],
    ["PUT", "/api/favorites/players/a/b", "not-found"],
  ])("reject %s %s with 404 %s", async (method, path, code) => {
    const [, phone] = await memberWithTwoDevices();
    const answer = await phone.send(method, path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code });
    expect(await listed(phone)).toEqual({ players: [], teams: [] });
  });

  it("can be removed when the player no longer exists", async () => {
    const [account, phone] = await memberWithTwoDevices();
    await fetch(`${site}/users/${account.uid}/favorites/players/Gone%20A%3C1%3E.json?${admin}`, {
      method: "PUT",
      body: "true",
    });
    expect(await listed(phone)).toMatchObject({ players: ["Gone A."] });
    expect(await (await phone.send("DELETE", playerAt("Gone A."))).json()).toMatchObject({
      players: [],
    });
  });

  it("create a missing record with the first addition", async () => {
    const [account, phone] = await memberWithTwoDevices();
    await fetch(`${site}/users/${account.uid}.json?${admin}`, { method: "DELETE" });
    expect(await listed(phone)).toEqual({ players: [], teams: [] });
    expect(await (await phone.send("PUT", "/api/favorites/teams/3")).json()).toMatchObject({
      teams: [3],
    });
  });

  it("keep all of 200 concurrent changes from two devices", async () => {
    const [, phone, laptop] = await memberWithTwoDevices();
    const names = (await playerNames()).slice(0, 120);
    const before = names.slice(0, 40);
    const put = (browser: Browser, name: string) => browser.send("PUT", playerAt(name));
    await Promise.all(before.map((name) => put(phone, name)));
    // 200 changes: 40 removals, 80 new players, 50 of these again, and all 30 teams.
    const changes = [
      ...before.map((name) => (browser: Browser) => browser.send("DELETE", playerAt(name))),
      ...names.slice(40).map((name) => (browser: Browser) => put(browser, name)),
      ...names.slice(40, 90).map((name) => (browser: Browser) => put(browser, name)),
      ...Array.from(
        { length: 30 },
        (_, i) => (browser: Browser) => browser.send("PUT", `/api/favorites/teams/${i + 1}`),
      ),
    ];
    expect(changes).toHaveLength(200);
    const answers = await Promise.all(
      changes.map((change, i) => change(i % 2 === 0 ? phone : laptop)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const expected = {
      players: names.slice(40).toSorted(),
      teams: Array.from({ length: 30 }, (_, i) => i + 1),
    };
    for (const browser of [phone, laptop]) {
      const { players, teams } = await listed(browser);
      expect({ players: players.toSorted(), teams }).toEqual(expected);
    }
  });

  it("are limited to 500, even with concurrent additions", async () => {
    const [account, phone, laptop] = await memberWithTwoDevices();
    const kept = Object.fromEntries(Array.from({ length: 490 }, (_, i) => [`Player ${i}`, true]));
    await fetch(`${site}/users/${account.uid}/favorites/players.json?${admin}`, {
      method: "PUT",
      body: JSON.stringify({ service: true, ...kept }),
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        (i % 2 === 0 ? phone : laptop).send("PUT", `/api/favorites/teams/${i + 1}`),
      ),
    );
    const done = answers.filter((answer) => answer.status === 200).length;
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(30 - done);
    const { players, teams } = await listed(phone);
    expect(players).toHaveLength(490);
    expect(teams.length).toBeLessThanOrEqual(10);
    // Sequential additions fill the list exactly to the limit.
    for (let id = 1; id <= 30; id += 1) await phone.send("PUT", `/api/favorites/teams/${id}`);
    expect((await listed(phone)).teams).toHaveLength(10);
    const refused = await phone.send("PUT", playerAt("Stephen Curry"));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "too-many-favorites" });
    // A full list still accepts an existing favorite and a removal.
    const [id] = (await listed(phone)).teams;
    expect((await phone.send("PUT", `/api/favorites/teams/${id}`)).status).toBe(200);
    expect((await phone.send("DELETE", `/api/favorites/teams/${id}`)).status).toBe(200);
  });
});
