import { describe, expect, test } from "vitest";
import { createMemberRecords } from "#functions/data/member-records.ts";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const ada = { uid: "ada", idToken: await idTokenFor("ada") };
const profile = { name: "Ada", email: "ada@example.com" };

/** The records in the embedded database, or in one that answers as a hosted one does. */
function recordsInMemory(answersAbove = true) {
  const ask = memoryDatabase(idTokens);
  const trips: string[] = [];
  const database = createRealtimeDatabase({
    url: "http://database",
    answersAbove,
    fetch: (url, init) => {
      trips.push(init.method ?? "GET");
      return ask(new Request(url, init));
    },
  });
  const stored = async (path: string) =>
    (await ask(new Request(`http://database/${path}.json?auth=${SECRET}`))).json();
  const write = (path: string, value: unknown) =>
    database.write(path, { set: value }, { auth: SECRET });
  return { records: createMemberRecords(database), stored, write, trips };
}

describe("a member's record", () => {
  test("is created once, with empty favorites", async () => {
    const { records, stored } = recordsInMemory();
    expect(await records.favorites(ada)).toEqual({ ok: true, value: { players: [], teams: [] } });
    expect(await records.create(ada, profile)).toEqual({ ok: true, value: undefined });
    for (const isNew of [true, false]) {
      expect(await records.add(ada, { kind: "team", id: 15 }, profile)).toEqual({
        ok: true,
        value: { favorites: { players: [], teams: [15] }, isNew },
      });
    }
    const again = await records.create(ada, { ...profile, name: "Eve" });
    expect(again).toEqual({ ok: true, value: undefined });
    expect(await stored("users/ada")).toEqual({
      name: "Ada",
      email: "ada@example.com",
      uid: "ada",
      favorites: { players: { service: true }, teams: { service: true, 15: true } },
    });
  });

  test.each([
    ["in one trip to the embedded database", true, [["PUT"], ["DELETE"]]],
    [
      "in two trips to a hosted one",
      false,
      [
        ["PUT", "GET"],
        ["DELETE", "GET"],
      ],
    ],
  ])("gives the favorites after a change %s", async (_, answersAbove, methods) => {
    const { records, trips } = recordsInMemory(answersAbove);
    await records.create(ada, profile);
    trips.length = 0;
    const team = { kind: "team", id: 15 } as const;
    const added = await records.add(ada, team, profile);
    expect(added).toMatchObject({ value: { favorites: { players: [], teams: [15] } } });
    expect(trips.splice(0)).toEqual(methods[0]);
    expect(await records.remove(ada, team)).toMatchObject({ value: { players: [], teams: [] } });
    expect(trips).toEqual(methods[1]);
  });

  test.each([true, false])(
    "is created with the first favorite (one trip: %s)",
    async (answersAbove) => {
      const { records, stored } = recordsInMemory(answersAbove);
      const favorites = { players: ["P.J. Washington"], teams: [] };
      const added = await records.add(ada, { kind: "player", name: "P.J. Washington" }, profile);
      expect(added).toEqual({ ok: true, value: { favorites, isNew: true } });
      expect(await stored("users/ada")).toEqual({
        ...profile,
        uid: "ada",
        favorites: {
          players: { service: true, "P<1>J<1> Washington": true },
          teams: { service: true },
        },
      });
    },
  );

  test.each([
    [[14, 2], "2 14"],
    ["all", "all"],
    [[], null],
  ] as const)("keeps the hidden scores %j as %j", async (hidden, text) => {
    const { records, stored } = recordsInMemory();
    await records.create(ada, profile);
    await records.hideScores(ada, "all");
    const inOrder = hidden === "all" ? hidden : hidden.toSorted((a, b) => a - b);
    expect(await records.hideScores(ada, inOrder)).toEqual({ ok: true, value: undefined });
    expect(await stored("users/ada/hiddenScores")).toBe(text);
    expect(await records.hiddenScores(ada)).toEqual({ ok: true, value: inOrder });
  });

  test("encodes player names into valid database keys", async () => {
    const { records, stored } = recordsInMemory();
    await records.create(ada, profile);
    const names = ["P.J. Washington", "Luka Dončić", "a/b", "[#$]", "De'Aaron Fox", "50%"];
    for (const name of names) {
      expect(await records.add(ada, { kind: "player", name }, profile)).toMatchObject({ ok: true });
    }
    const listed = await records.favorites(ada);
    expect(listed.ok && listed.value?.players.toSorted()).toEqual(names.toSorted());
    expect(await stored("users/ada/favorites/players/P%3C1%3EJ%3C1%3E Washington")).toBe(true);
    for (const name of names) await records.remove(ada, { kind: "player", name });
    expect(await records.favorites(ada)).toEqual({ ok: true, value: { players: [], teams: [] } });
  });

  test("lists no team that does not exist, as an earlier release let members write", async () => {
    const { records, write } = recordsInMemory();
    await records.create(ada, profile);
    await write("users/ada/favorites/teams", { service: true, 0: true, 14: true, 31: true });
    expect(await records.favorites(ada)).toMatchObject({ value: { teams: [14] } });
  });

  test("truncates a name to the length that the rules allow", async () => {
    const { records, stored } = recordsInMemory();
    await records.create(ada, profile);
    expect(await records.rename(ada, "🏀".repeat(100))).toMatchObject({ ok: true });
    expect(await stored("users/ada/name")).toBe("🏀".repeat(8));
  });

  test("is accessible only with the member's own token", async () => {
    const { records } = recordsInMemory();
    const forged = { uid: "bob", idToken: ada.idToken };
    for (const tried of [
      records.create(forged, profile),
      records.favorites(forged),
      records.add(forged, { kind: "team", id: 1 }, profile),
      records.remove(forged, { kind: "team", id: 1 }),
      records.rename(forged, "Eve"),
    ]) {
      expect(await tried).toMatchObject({ ok: false, error: { kind: "denied" } });
    }
  });
});
