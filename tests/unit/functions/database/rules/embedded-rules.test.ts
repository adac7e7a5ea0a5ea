import { describe, expect, test } from "vitest";
import { idTokenFor, idTokens } from "../../../../fixtures/id-tokens.ts";
import { memoryDatabase, SECRET } from "../../../../fixtures/memory-database.ts";
import {
  type Access,
  type Actor,
  RULE_DATA,
  type RuleCase,
  ruleCaseName,
  ruleCases,
} from "../../../../fixtures/rule-cases.ts";

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
  const seeded = await ask(requestOf({ set: "", value: RULE_DATA }, credentials.admin));
  expect(seeded.status).toBe(200);
  return (await ask(requestOf(access, credentials[as]))).status;
}

describe("the embedded database's rules", () => {
  test.each(ruleCases.map((tried) => [ruleCaseName(tried), tried] as const))(
    "%s",
    async (_, tried) => {
      expect(await statusOf(tried)).toBe(tried.allowed ? 200 : 401);
    },
  );
});
