import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { Services } from "#functions/edge/services.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { type Account, signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import type { Fault } from "../fixtures/faults.ts";
import { type FaultyService, startFaultyService } from "../fixtures/faulty-service.ts";
import { until } from "../fixtures/until.ts";

/** The faults whose responses say nothing about an account. */
const FAULTS: Fault[] = [
  "refused",
  "reset",
  "hanging",
  "slow",
  "throttled",
  "broken",
  "truncated",
  "wrong-types",
  "endless",
];
const BEGIN = "identity-unavailable";
/** Pages over a hosted database, which need nothing from the provider. */
const PUBLIC = ["/", "/nba/teams/27", "/nba/players/page/1", "/user/login"];
const MEMBERS = ["/nba/news", "/nba/transactions", "/user/profile"];

const folder = mkdtempSync(join(tmpdir(), "hardwood-identity-"));
let provider: FaultyService;
let site: Site;
let account: Account;
let member: Browser;

beforeAll(async () => {
  provider = await startFaultyService(`http://${inject("emulatorHost")}`);
  const state = openLocalState(folder);
  site = await startSite({
    port: await freePort(),
    state,
    variables: {
      ...PATIENT_READS,
      ...localVariables(state, new URL(provider.url).host),
      DATABASE_URL: inject("siteUrl"),
      READ_PAUSE_SECONDS: "0.2",
    },
    logLevel: "info",
  });
  account = await signUp(inject("emulatorHost"), { displayName: "Ada" });
  member = new Browser(site.url);
  expect((await member.signIn(account)).status).toBe(201);
});
afterEach(() => provider.play());
afterAll(async () => {
  await Promise.all([site?.stop(), provider?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The entries of an event, or of several, in the order of the log. */
const lines = (...events: string[]) =>
  site.process
    .output()
    .split("\n")
    .flatMap((line) => events.filter((event) => line.includes(`"event":"${event}"`)));
const incidents = () => lines(BEGIN, "identity-recovered");

async function identity(): Promise<string> {
  const health = await (await fetch(`${site.url}/api/health`)).json();
  return (health as { services: Services }).services.identity;
}
const statuses = (browser: Browser, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await browser.get(path)).status));

describe("while the identity provider is", () => {
  it.each(FAULTS)("%s, pages stay readable and signing in answers 503", async (fault) => {
    const before = incidents().length;
    await provider.play(fault);

    const visitor = new Browser(site.url);
    expect(await statuses(visitor, PUBLIC)).toEqual([200, 200, 200, 200]);
    await visitor.get("/api/session");
    const refused = await visitor.signIn(account);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      code: "identity-unavailable",
      message: "The sign-in service cannot be reached right now.",
      request: refused.headers.get("x-request-id"),
    });

    expect(await statuses(member, MEMBERS)).toEqual([200, 200, 200]);
    const session = await member.get("/api/session");
    expect(await session.json()).toMatchObject({ state: "member", user: { displayName: "Ada" } });
    expect(await until(identity, (state) => state === "unreachable")).toBe("unreachable");

    // The incident is open as long as the fault lasts.
    const last = async () => incidents().slice(before).at(-1);
    expect(await until(last, (event) => event !== undefined)).toBe(BEGIN);

    await provider.play();
    expect(await until(identity, (state) => state === "reachable")).toBe("reachable");
    // A busy machine may add an incident of its own, an answer that came too late, which ends with the
    // next one that is in time. Beginnings and ends are logged to two streams, whose order is lost.
    const open = await until(
      async () => {
        expect((await new Browser(site.url).signIn(account)).status).toBeOneOf([201, 503]);
        const logged = incidents().slice(before);
        return logged.filter((event) => event === BEGIN).length - logged.length / 2;
      },
      (difference) => difference === 0,
    );
    expect(open).toBe(0);
    expect((await new Browser(site.url).signIn(account)).status).toBe(201);
    expect(lines("sign-in-refused")).toEqual([]);
  });
});
