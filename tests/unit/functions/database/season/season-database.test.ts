import { describe, expect, test } from "vitest";
import { SeasonDatabase } from "#functions/database/season/season-database.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

function seasonWith(members: number, recordOf: (uid: string) => string = (uid) => `"${uid}"`) {
  let reading = 0;
  let most = 0;
  const season = new SeasonDatabase(
    memorySql(),
    { secrets: [SECRET], idTokens: undefined },
    {
      async readRecord(uid) {
        reading += 1;
        most = Math.max(most, reading);
        await Promise.resolve();
        reading -= 1;
        return recordOf(uid);
      },
    },
  );
  for (let i = 0; i < members; i += 1) season.listMember(`m${i}`, true);
  const read = async (path: string) => {
    const answer = await season.answer(new Request(`http://d/${path}?auth=${SECRET}`));
    return { status: answer.status, body: await answer.json() };
  };
  return { season, read, most: () => most };
}

describe("an export of records", () => {
  test("reads twenty members' objects at a time", async () => {
    const { read, most } = seasonWith(45);
    const { body } = await read("users.json");
    expect(Object.keys(body as object)).toHaveLength(45);
    expect(most()).toBe(20);
  });

  test.each([
    [900, 200],
    [901, 501],
  ])("of %i records is answered %i", async (members, status) => {
    const answer = await seasonWith(members).read("users.json");
    expect(answer.status).toBe(status);
    if (status === 501)
      expect(answer.body).toEqual({
        error:
          "More than 900 records cannot be read at once; " +
          'read them in pages with orderBy="$key"&startAt="uid"&limitToFirst=500',
      });
  });

  test("leaves out members whose record is gone", async () => {
    const { read } = seasonWith(2, (uid) => (uid === "m0" ? "null" : "1"));
    expect((await read("users.json")).body).toEqual({ m1: 1 });
    expect((await read(".json")).body).toEqual({ users: { m1: 1 } });
    expect((await seasonWith(1, () => "null").read(".json")).body).toBeNull();
  });

  test("is nothing without members", async () => {
    expect((await seasonWith(0).read("users.json")).body).toBeNull();
  });
});

test("a listed member has no record to move, and an unlisted one neither", () => {
  const { season } = seasonWith(1);
  expect([season.recordToMove("m0"), season.recordToMove("m1")]).toEqual([null, null]);
});
