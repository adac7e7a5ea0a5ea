import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import targaryen from "targaryen";
import { describe, expect, test } from "vitest";
import { RULE_DATA, type RuleCase, ruleCaseName, ruleCases } from "#tests/fixtures/rule-cases.ts";

const rules: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../../../../../database.rules.json"), "utf8"),
);

function isAllowed({ as, access }: RuleCase): boolean {
  const fresh = targaryen.database(rules, RULE_DATA);
  const database =
    as === "visitor" ? fresh : fresh.as({ uid: as, token: { email: `${as}@example.com` } });
  if ("read" in access) return database.read(access.read).allowed;
  if ("set" in access) return database.write(access.set, access.value).allowed;
  if ("remove" in access) return database.write(access.remove, null).allowed;
  return database.update(access.update, access.values).allowed;
}

// The rules do not apply to a client with the secret.
const judged = ruleCases.filter(({ as }) => as !== "admin");

describe("database.rules.json", () => {
  test.each(judged.map((tried) => [ruleCaseName(tried), tried] as const))("%s", (_, tried) => {
    expect(isAllowed(tried)).toBe(tried.allowed);
  });
});
