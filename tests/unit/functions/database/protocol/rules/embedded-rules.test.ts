import { describe, expect, test } from "vitest";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import {
  type Access,
  type Actor,
  RULE_DATA,
  type RuleCase,
  ruleCaseName,
  ruleCases,
} from "#tests/fixtures/rule-cases.ts";

const credentials: Record<Actor, string> = {
  visitor: "",
  ada: `?auth=${await idTokenFor("ada")}`,
  bob: `?auth=${await idTokenFor("bob")}`,
  admin: `?auth=${SECRET}`,
};

function requestOf(access: Access, credential: string): Request {
  const at = (path: string) => `http://d/${path.split("/").map(encodeURIComponent).join("/")}`;
  const to = (path: string, method: string, body?: unknown) =>
    new Request(`${at(path)}.json${credential}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  if ("read" in access) return to(access.read, "GET");
  if ("set" in access) return to(access.set, "PUT", access.value);
  if ("remove" in access) return to(access.remove, "DELETE");
  return to(access.update, "PATCH", access.values);
}

async function statusOf({ as, access }: RuleCase): Promise<number> {
  const ask = memoryDatabase(idTokens);
  const { nba, users, other } = RULE_DATA;
  const seeds = { nba, other, "users/ada": users.ada, "users/bob": users.bob };
  for (const [path, value] of Object.entries(seeds)) {
    expect((await ask(requestOf({ set: path, value }, credentials.admin))).status).toBe(200);
  }
  return (await ask(requestOf(access, credentials[as]))).status;
}

/** Returns whether a write spans several records, or records and other data. */
function isAcrossRecords(access: Access): boolean {
  const place = Object.entries(access).find(([kind]) => kind !== "values" && kind !== "value");
  return !("read" in access) && ["", "users"].includes(String(place?.[1]));
}

describe("the embedded database's rules", () => {
  test.each(ruleCases.map((tried) => [ruleCaseName(tried), tried] as const))(
    "%s",
    async (_, tried) => {
      // A write that spans several members' objects is not supported.
      const allowed = isAcrossRecords(tried.access) ? 501 : 200;
      expect(await statusOf(tried)).toBe(tried.allowed ? allowed : 401);
    },
  );
});
