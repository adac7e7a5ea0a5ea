import { UnsecuredJWT } from "jose";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NEXT_LOOK_MS, SECOND_LOOK_MS } from "#functions/database/members/account-marks.ts";
import { createSeals } from "#functions/session/sealing.ts";
import { ID_TOKEN_MS } from "#functions/session/session.ts";
import { EmbeddedSite } from "#tests/fixtures/embedded-site.ts";
import { runnable } from "#tests/fixtures/environment.ts";
import { claimsFor } from "#tests/fixtures/id-tokens.ts";
import { HISTORY_BEGINS } from "#tests/fixtures/object-storage.ts";
import { recordOf } from "#tests/fixtures/rule-cases.ts";
import { sealedBy, sessionAt } from "#tests/fixtures/sessions.ts";

const START = Date.parse("2026-03-01T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** An ID token as the emulator of a local run signs it: not at all. */
const tokenOf = (uid: string) => new UnsecuredJWT(claimsFor(uid)).encode();

/** Has the identity provider answer every call. */
function providerAnswers(status: number, body: unknown) {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

const refusedWith = (message: string) => ({ error: { message } });

async function siteWithAda() {
  const site = new EmbeddedSite();
  expect((await site.send("PUT", "users/ada.json", recordOf("ada"))).status).toBe(200);
  const record = async () => (await site.send("GET", "users/ada.json")).body;
  const listed = async () => (await site.send("GET", "users.json?shallow=true")).body;
  return { site, record, listed, storage: site.storageOf("ada") };
}

test("a member's object keeps the record, and the season's lists the member", async () => {
  const { site, record, listed } = await siteWithAda();
  await site.send("PUT", "users/bob.json", recordOf("bob"));
  site.restart();
  expect(await record()).toEqual(recordOf("ada"));
  expect(await listed()).toEqual({ ada: true, bob: true });
  expect((await site.send("GET", "users.json")).body).toEqual({
    ada: recordOf("ada"),
    bob: recordOf("bob"),
  });
  expect(JSON.parse(await site.member("bob").readRecord("bob"))).toEqual(recordOf("bob"));
});

test.each([
  ["GET", "users/ada.json", undefined, 200],
  ["PUT", "users/ada/favorites/teams/11.json", true, 200],
  ["PATCH", "users/ada/favorites/teams.json", { 12: true }, 200],
  ["DELETE", "users/ada/favorites/teams/11.json", undefined, 200],
])("a token from before all sessions were ended gets no answer to %s %s", async (...call) => {
  const { site } = await siteWithAda();
  const [method, path, value, status] = call;
  const send = async (secondsAgo: number) => {
    const auth_time = START / 1000 - secondsAgo;
    const token = new UnsecuredJWT({ ...claimsFor("ada"), auth_time }).encode();
    return (await site.send(method, path, value, token)).status;
  };
  expect(await send(60)).toBe(status);
  await site.member("ada").endSessionsBefore(START - 30_000);
  expect([await send(60), await send(31), await send(30)]).toEqual([401, 401, status]);
});

test("a place inside the record is removed, and nothing beside it", async () => {
  const { site, record } = await siteWithAda();
  await site.send("PUT", "users/ada/favorites/teams/3.json", true);
  await site.member("ada").removeFromRecord("ada", ["favorites", "teams", "3"]);
  expect(await record()).toEqual(recordOf("ada"));
});

test("a record that an earlier release stored with the season moves at the first call", async () => {
  const site = new EmbeddedSite();
  await site.season.isFilling();
  const storeWithSeason = () =>
    site
      .storageOf("main")
      .handed.sql.exec(
        "INSERT INTO document (path, part, text) VALUES ('/users/ada/', 0, ?)",
        JSON.stringify(recordOf("ada")),
      )
      .raw();
  storeWithSeason();
  expect(JSON.parse(await site.member("ada").readRecord("ada"))).toEqual(recordOf("ada"));
  expect(await site.season.recordToMove("ada")).toBeNull();
  expect((await site.send("GET", "users.json?shallow=true")).body).toEqual({ ada: true });
  // The season set back to a time before the move brings no erased record back.
  await site.send("DELETE", "users/ada.json");
  storeWithSeason();
  site.restart();
  expect(await site.member("ada").readRecord("ada")).toBe("null");
});

test("sessions that were ended stay so after a restart", async () => {
  const { site } = await siteWithAda();
  const one = { id: "one", startedAt: START - 2_000 };
  const other = { id: "other", startedAt: START - 1_000 };
  const isEnded = async (session: typeof one) => site.member("ada").isSessionEnded(session);
  expect(await isEnded(one)).toBe(false);
  await site.member("ada").endSession(one);
  site.restart();
  expect([await isEnded(one), await isEnded(other)]).toEqual([true, false]);
  await site.member("ada").endSessionsBefore(START);
  site.restart();
  expect(await isEnded(other)).toBe(true);
});

test("after the deletion of the account no token of it writes, for as long as one can be valid", async () => {
  const { site } = await siteWithAda();
  const write = async () =>
    (await site.send("PUT", "users/ada/name.json", "Ada", tokenOf("ada"))).status;
  expect(await write()).toBe(200);
  await site.member("ada").noteDeleted();
  site.restart();
  expect(await write()).toBe(401);
  vi.setSystemTime(START + ID_TOKEN_MS);
  expect(await write()).toBe(200);
});

test("a member's object is set back at the next start, which follows at once", async () => {
  const { site, storage } = await siteWithAda();
  expect(await site.member("ada").setBack("a-bookmark")).toBe("now");
  expect(await site.member("ada").setBack(HISTORY_BEGINS - 1)).toBeUndefined();
  expect(storage.setBackTo).toEqual(["a-bookmark"]);
  await expect(site.member("ada").restart()).rejects.toThrow("set back");
});

describe("an account that the provider no longer knows", () => {
  const seals = createSeals({ current: runnable.SESSION_SECRET });

  async function missingAda() {
    const stage = await siteWithAda();
    const sealed = await sealedBy(seals, sessionAt(START));
    await stage.site.member("ada").noteMissing("ada", sealed);
    const ringIn = async (ms: number) => {
      vi.setSystemTime(START + ms);
      return stage.site.ring("ada");
    };
    return { ...stage, sealed, ringIn };
  }

  test("is looked for a week after it was first missing", async () => {
    const { site, sealed, storage } = await missingAda();
    expect(storage.alarm).toBe(START + SECOND_LOOK_MS);
    vi.setSystemTime(START + 1_000);
    await site.member("ada").noteMissing("ada", sealed);
    expect(storage.alarm).toBe(START + SECOND_LOOK_MS);
  });

  test("takes its record, its notices and its place in the list along", async () => {
    const { site, record, listed, storage, ringIn } = await missingAda();
    const asked = providerAnswers(400, refusedWith("USER_NOT_FOUND"));
    await ringIn(SECOND_LOOK_MS);
    expect(asked).toHaveBeenCalledOnce();
    expect([await record(), await listed(), storage.alarm]).toEqual([null, null, null]);
    expect(site.endedNotices).toEqual(["ada"]);
  });

  test.each<[string, number, unknown]>([
    ["it is there again", 200, { id_token: "i", refresh_token: "r" }],
    ["it is disabled", 400, refusedWith("USER_DISABLED")],
  ])("keeps its record where %s", async (_, status, body) => {
    const { site, record, storage, ringIn } = await missingAda();
    providerAnswers(status, body);
    await ringIn(SECOND_LOOK_MS);
    expect([await record(), storage.alarm]).toEqual([recordOf("ada"), null]);
    expect(site.endedNotices).toEqual([]);
  });

  test("is looked for a day later where the provider fails", async () => {
    const { record, storage, ringIn } = await missingAda();
    providerAnswers(500, {});
    await ringIn(SECOND_LOOK_MS);
    expect(storage.alarm).toBe(START + SECOND_LOOK_MS + NEXT_LOOK_MS);
    expect(await record()).toEqual(recordOf("ada"));
  });

  test("keeps its notices where the record of a hosted database cannot be erased", async () => {
    const { site, storage, ringIn } = await missingAda();
    site.settings.DATABASE_URL = "https://db.example.com";
    site.restart();
    vi.stubGlobal("fetch", async (url: string) =>
      url.startsWith("https://db.example.com")
        ? new Response(null, { status: 503 })
        : Response.json(refusedWith("USER_NOT_FOUND"), { status: 400 }),
    );
    await ringIn(SECOND_LOOK_MS);
    expect(storage.alarm).toBe(START + SECOND_LOOK_MS + NEXT_LOOK_MS);
    expect(site.endedNotices).toEqual([]);
  });

  test("is looked for a week later while the site has no accounts", async () => {
    const { site, record, storage, ringIn } = await missingAda();
    site.settings.FIREBASE_API_KEY = undefined;
    site.restart();
    await ringIn(SECOND_LOOK_MS);
    expect(storage.alarm).toBe(START + 2 * SECOND_LOOK_MS);
    expect(await record()).toEqual(recordOf("ada"));
  });

  test("is looked for again by the platform while the settings are not valid", async () => {
    const { site, ringIn } = await missingAda();
    site.settings.SEASON_FILES = "yes";
    site.restart();
    await expect(ringIn(SECOND_LOOK_MS)).rejects.toThrow("SEASON_FILES must be on or off");
  });
});
