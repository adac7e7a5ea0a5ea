import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createSeals } from "#functions/session/sealing.ts";
import { startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const OLD = "the secret of the last year, long enough";
const NEW = "the secret of the next year, long enough";
const folder = mkdtempSync(join(tmpdir(), "hardwood-rotation-"));
let port: number;

beforeAll(async () => {
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the same site with these secrets, of sessions and of the database. */
async function deployed(
  { current, previous }: { current: string; previous: string },
  use: () => Promise<void>,
): Promise<void> {
  const state = openLocalState(folder);
  const site = await startSite({
    port,
    state,
    variables: {
      ...PATIENT_READS,
      ...localVariables(state, inject("emulatorHost")),
      SESSION_SECRET: current,
      SESSION_SECRET_PREVIOUS: previous,
      DATABASE_SECRET: current,
      DATABASE_SECRET_PREVIOUS: previous,
    },
  });
  try {
    await use();
  } finally {
    await site.stop();
  }
}

const opensWith = async (secret: string, browser: Browser) =>
  (await createSeals({ current: secret }).open(browser.cookies.get("session") ?? "")) !== undefined;
const isMember = async (browser: Browser) => {
  const answer = await browser.get("/api/session");
  return ((await answer.json()) as { state: string }).state === "member";
};

/** The statuses of the administrator's request with the old and the new secret. */
const administrators = () =>
  Promise.all(
    [OLD, NEW].map(async (secret) => {
      const headers = { Authorization: `Bearer ${secret}` };
      return (await fetch(`http://localhost:${port}/users.json?shallow=true`, { headers })).status;
    }),
  );

describe("changing the secrets", () => {
  it("keeps sessions and the administrator while both are set, and ends the others", async () => {
    const early = new Browser(`http://localhost:${port}`);
    const late = new Browser(early.site);
    await deployed({ current: OLD, previous: "" }, async () => {
      for (const browser of [early, late]) {
        await browser.signIn(await signUp(inject("emulatorHost")));
        expect(await opensWith(OLD, browser)).toBe(true);
      }
      expect(await administrators()).toEqual([200, 401]);
    });
    const kept = late.cookies.get("session");

    // First every instance must be able to open sessions sealed with the new secret.
    await deployed({ current: OLD, previous: NEW }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(early.cookies.get("session")).not.toBeUndefined();
      expect(await opensWith(OLD, early)).toBe(true);
      expect(await administrators()).toEqual([200, 200]);
    });

    await deployed({ current: NEW, previous: OLD }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(await opensWith(NEW, early)).toBe(true);
      expect(await opensWith(OLD, early)).toBe(false);
      expect((await early.get("/user/profile")).status).toBe(200);
      const started = new Browser(early.site);
      await started.signIn(await signUp(inject("emulatorHost")));
      expect(await opensWith(NEW, started)).toBe(true);
      expect(await administrators()).toEqual([200, 200]);
    });

    await deployed({ current: NEW, previous: "" }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(late.cookies.get("session")).toBe(kept);
      expect(await isMember(late)).toBe(false);
      expect(late.cookies.has("session")).toBe(false);
      expect(await administrators()).toEqual([401, 200]);
    });
  });
});
