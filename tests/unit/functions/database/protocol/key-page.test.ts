import { expect, test } from "vitest";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const database = memoryDatabase();
const headers = { Authorization: `Bearer ${SECRET}` };
for (const uid of ["b", "10", "9", "a"]) {
  const body = JSON.stringify({ uid });
  await database(new Request(`http://d/users/${uid}.json`, { method: "PUT", body, headers }));
}

async function ask(query: string, path = "/users.json", init: RequestInit = { headers }) {
  const answer = await database(new Request(`http://d${path}?${query}`, init));
  return { status: answer.status, text: await answer.text() };
}

const record = (uid: string) => `"${uid}":{"uid":"${uid}"}`;

test.each<[string, string[]]>([
  ['orderBy="$key"&limitToFirst=2', ["9", "10"]],
  ['orderBy="$key"&startAt="10"&limitToFirst=2', ["10", "a"]],
  ['orderBy="$key"&startAt="aa"&limitToFirst=900', ["b"]],
])("a page of records with %s is in the order of keys", async (query, uids) => {
  expect(await ask(query)).toEqual({ status: 200, text: `{${uids.map(record).join()}}` });
});

test.each<[string, string, number, string]>([
  ["/users.json", 'orderBy="$key"&startAt="c"&limitToFirst=1', 200, "null"],
  ["/users.json", 'orderBy="name"&limitToFirst=1', 501, 'orderBy=\\"$key\\" alone'],
  ["/users.json", "limitToFirst=1", 501, 'orderBy=\\"$key\\" alone'],
  ["/users.json", 'orderBy="$key"&limitToFirst=901', 400, "from 1 to 900"],
  ["/users.json", 'orderBy="$key"', 400, "from 1 to 900"],
  ["/users.json", 'orderBy="$key"&startAt=a&limitToFirst=1', 400, "a key in quotes"],
  ["/users.json", 'orderBy="$key"&startAt=a"b"&limitToFirst=1', 400, "a key in quotes"],
  ["/users.json", 'orderBy="$key"&startAt="a"b&limitToFirst=1', 400, "a key in quotes"],
  ["/users.json", 'orderBy="$key"&endAt="a"&limitToFirst=1', 501, "Queries are not supported"],
  ["/nba.json", 'orderBy="$key"&limitToFirst=1', 501, "Queries are not supported"],
])("%s?%s is answered %i", async (path, query, status, says) => {
  const answer = await ask(query, path);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(says);
});

test("a page of records is the administrator's alone", async () => {
  expect((await ask('orderBy="$key"&limitToFirst=1', "/users.json", {})).status).toBe(401);
});
