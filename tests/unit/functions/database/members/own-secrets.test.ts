import { expect, test, vi } from "vitest";
import {
  ownAdministrator,
  ownSecret,
  sealingSecretsOf,
} from "#functions/database/members/own-secrets.ts";
import { SeasonDatabase } from "#functions/database/season/season-database.ts";
import { createSeals } from "#functions/session/sealing.ts";
import { noKeeper } from "#tests/fixtures/environment.ts";
import { sessionAt } from "#tests/fixtures/sessions.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

/** A season's object, of which only the secrets count. */
function keeperOf(kept: Map<string, string>) {
  const storage = {
    get: (name: string) => kept.get(name),
    put: (name: string, secret: string) => void kept.set(name, secret),
  };
  const asked = vi.fn((name: "session" | "database") => ownSecret(name, storage));
  return { EMBEDDED_DATABASE: { getByName: () => ({ ownSecret: asked }) }, asked };
}

test("each secret is made once, at random", () => {
  const kept = new Map<string, string>();
  const { asked } = keeperOf(kept);
  const [session, database] = [asked("session"), asked("database")];
  expect(session).toMatch(/^[0-9a-f]{64}$/);
  expect(database).not.toBe(session);
  expect(asked("session")).toBe(session);
  expect(keeperOf(new Map()).asked("session")).not.toBe(session);
});

test("a site that no secret is set for opens its sessions after a restart", async () => {
  const kept = new Map<string, string>();
  const seals = () => createSeals(sealingSecretsOf({ ...UNSET }, keeperOf(kept)));
  const session = sessionAt(Date.now());
  const sealed = await seals().seal(session);
  expect(await seals().open(sealed ?? "")).toMatchObject({ outdated: false });
  const own = createSeals({ current: kept.get("secret:session") ?? "none" });
  expect(await own.open(sealed ?? "")).toBeDefined();
});

test("a secret that is set wins, and the object is not asked", async () => {
  const seals = createSeals(sealingSecretsOf({ ...UNSET, SESSION_SECRET: SET }, noKeeper));
  const sealed = await seals.seal(sessionAt(Date.now()));
  expect(await createSeals({ current: SET }).open(sealed ?? "")).toBeDefined();
});

test.each([
  ["none is set", [], 200],
  ["another is set", ["the secret that the operator has set"], 401],
])("the own administrator writes while %s: %j", async (_, secrets, status) => {
  const kept = new Map<string, string>();
  const keeper = keeperOf(kept);
  const own = () => keeper.asked("database");
  const database = new SeasonDatabase(
    memorySql(),
    { secrets, own, idTokens: undefined },
    { readRecord: async () => "null" },
  );
  const token = await ownAdministrator(keeper).accessToken();
  const written = await database.answer(
    new Request("http://database/nba/season.json", {
      method: "PUT",
      body: '{"current":"2025-26"}',
      headers: { Authorization: `Bearer ${token.ok && token.value}` },
    }),
  );
  expect(written.status).toBe(status);
});

test("the own secret is asked for once, and again after it was refused", async () => {
  const keeper = keeperOf(new Map());
  const administrator = ownAdministrator(keeper);
  const first = await administrator.accessToken();
  expect(await administrator.accessToken()).toEqual(first);
  expect(keeper.asked).toHaveBeenCalledOnce();
  administrator.drop("refused");
  expect(await administrator.accessToken()).toEqual(first);
  expect(keeper.asked).toHaveBeenCalledTimes(2);
});

test("no path of the database leads to a secret of its own", async () => {
  const kept = new Map<string, string>();
  const own = () => keeperOf(kept).asked("database");
  const made = own();
  const database = new SeasonDatabase(
    memorySql(),
    { secrets: [], own, idTokens: undefined },
    { readRecord: async () => "null" },
  );
  for (const path of ["/.json", "/secret:database.json", "/nba.json", "/.settings/rules.json"]) {
    const read = await database.answer(new Request(`http://database${path}?auth=${made}`));
    expect(await read.text()).not.toContain(made);
  }
});

const SET = "the secret that the operator has set";
const UNSET = { SESSION_SECRET: undefined, SESSION_SECRET_PREVIOUS: undefined };
