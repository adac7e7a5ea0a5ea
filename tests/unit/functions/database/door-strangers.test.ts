import { expect, test } from "vitest";
import { BarredCallers } from "#functions/database/members/barred-callers.ts";
import type { EmbeddedObjects } from "#functions/database/objects.ts";
import { handleDatabaseRequest } from "#functions/database/protocol/door.ts";
import { UnderWay } from "#functions/database/protocol/under-way.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";

const token = await idTokenFor("ada");
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"];
const NAMES = Array.from({ length: 100 }, (_, at) => [
  `stranger${at}`,
  `stranger${at}/favorites/teams/${at}`,
  `%73tranger${at}`,
  `é${at}/name`,
  `/stranger${at}`,
  `stranger${at}/`,
  `__proto__/${at}`,
  `..%2f${at}`,
  `${at}🏀`,
  `a b${at}`,
]).flat();

test.each(METHODS)("no %s of a stranger reaches one of a thousand records", async (method) => {
  const named = new Set<string>();
  const objectsOf = (names: Set<string>) => ({
    getByName(name: string) {
      names.add(name);
      return { fetch: async () => new Response("null") };
    },
  });
  const embedded = { EMBEDDED_DATABASE: objectsOf(new Set()), MEMBERS: objectsOf(named) };
  const none = { limit: async () => ({ success: true }) };
  for (const [at, name] of NAMES.entries()) {
    const credential = ["", "?auth=a.b.c", `?auth=${token}`, "?shallow=true&print=silent"][at % 4];
    const override = { "x-http-method-override": METHODS[at % METHODS.length] ?? "" };
    const init = { method, headers: at % 3 === 0 ? override : {} };
    const url = `http://localhost/users/${name}.json${credential}`;
    await handleDatabaseRequest(new Request(url, init), {
      embedded: embedded as unknown as EmbeddedObjects,
      credentials: { secrets: [], idTokens },
      guesses: none,
      requests: none,
      barred: new BarredCallers(() => 0),
      underWay: new UnderWay(() => 0),
      purgeCollections: async () => {},
      waitUntil: () => {},
    });
  }
  expect([...named]).toEqual([]);
});
