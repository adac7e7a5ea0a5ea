import { randomUUID } from "node:crypto";
import { afterAll, describe, inject, test } from "vitest";
import { caseOf, databaseCases } from "../fixtures/database-cases.ts";
import { playDatabaseCase, type Stage } from "../fixtures/play-database-case.ts";

// Runs against the site's own database, or with CONTRACT_DATABASE_URL against another one: a hosted
// database with the credential `auth=` and its secret, or Firebase's emulator with the credential
// `owner` and a namespace.
const { CONTRACT_DATABASE_URL, CONTRACT_DATABASE_CREDENTIAL, CONTRACT_DATABASE_NAMESPACE } =
  process.env;
const isElsewhere = CONTRACT_DATABASE_URL !== undefined;
const scratch = `contract-${randomUUID()}`;
const stage: Stage = {
  origin: (CONTRACT_DATABASE_URL ?? inject("siteUrl")).replace(/\/+$/, ""),
  credential: isElsewhere ? (CONTRACT_DATABASE_CREDENTIAL ?? "") : inject("databaseSecret"),
  namespace: CONTRACT_DATABASE_NAMESPACE,
  send: fetch,
};
const cases = databaseCases
  .filter((played) => !(isElsewhere && played.embeddedOnly))
  .map((played, i) => ({ ...played, place: `${scratch}/case-${i}` }));

describe("the REST protocol over HTTP", () => {
  afterAll(() =>
    playDatabaseCase(stage, scratch, caseOf("the scratch place is removed", "DELETE ", "200")),
  );

  test.each(cases)("$name", ({ place, ...played }) => playDatabaseCase(stage, place, played));
});
