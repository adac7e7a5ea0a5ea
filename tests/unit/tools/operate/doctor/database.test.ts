import { afterEach, expect, test, vi } from "vitest";
import { configurationOf, findingsOf } from "#tests/fixtures/deployment.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";

const URL_OF_DATABASE = "https://my-project.firebaseio.com";
afterEach(() => {
  vi.unstubAllGlobals();
});

const standIn = await serviceAccountStandIn();

/** The last finding on a hosted database that takes these tokens. */
async function finding(variables: Record<string, string>, taken: readonly string[]) {
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const request = new Request(address, init);
    if (address === standIn.tokenUrl) return standIn.answer(request);
    if (address.includes("/nba/teamsAPI/")) {
      return Response.json(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i, true])));
    }
    const isTaken = taken.includes(request.headers.get("authorization") ?? "");
    return Response.json(null, { status: isTaken ? 200 : 401 });
  });
  const settings = { DATABASE_URL: URL_OF_DATABASE, ...variables };
  const findings = await findingsOf("Database", configurationOf(settings));
  return findings.at(-1);
}

const stranger = await serviceAccountStandIn();
const KEY = "DATABASE_SERVICE_ACCOUNT";

test.each<[string, Record<string, string>, taken: string[], says: string, mend: string]>([
  [
    "takes its token",
    { [KEY]: standIn.keyFile },
    ["Bearer token-1"],
    "The database answered the administrator with status 200.",
    "Try again.",
  ],
  [
    "refuses its token",
    { [KEY]: standIn.keyFile },
    [],
    "The database does not accept the DATABASE_SERVICE_ACCOUNT.",
    "Make a new key of an account that may edit the project",
  ],
  [
    "is not asked when the account gets no token",
    { [KEY]: stranger.keyFile },
    [],
    "gives the service account hardwood@my-project.iam.gserviceaccount.com no token (400): ",
    "The key was deleted: make a new one",
  ],
  [
    "is not asked with a secret",
    { DATABASE_SECRET: "x".repeat(32) },
    [],
    "No administrator's credential was given",
    "for a hosted database as DATABASE_SERVICE_ACCOUNT",
  ],
])("a hosted database %s", async (_, variables, taken, says, mend) => {
  const found = await finding(variables, taken);
  expect(found?.says).toContain(says);
  expect(found?.state === "ok" ? "" : found?.mend).toContain(mend);
});
