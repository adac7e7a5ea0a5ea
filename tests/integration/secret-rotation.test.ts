import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createSeals } from "../../functions/session/sealing.ts";
import { startSite } from "../../tools/build/site.ts";
import { localVariables } from "../../tools/machine/local-settings.ts";
import { openLocalState } from "../../tools/machine/local-state.ts";
import { freePort } from "../../tools/machine/processes.ts";
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

/** Runs the same site with the given secrets. */
async function deployed(
  secrets: { SESSION_SECRET: string; SESSION_SECRET_PREVIOUS: string },
  use: () => Promise<void>,
): Promise<void> {
  const state = openLocalState(folder);
  const site = await startSite({
    port,
    state,
    variables: { ...localVariables(state, inject("emulatorHost")), ...secrets },
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

describe("changing the session secret", () => {
  it("keeps sessions used while both secrets are set, and ends the others", async () => {
    const early = new Browser(`http://localhost:${port}`);
    const late = new Browser(early.site);
    await deployed({ SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: "" }, async () => {
      for (const browser of [early, late]) {
        await browser.signIn(await signUp(inject("emulatorHost")));
        expect(await opensWith(OLD, browser)).toBe(true);
      }
    });
    const kept = late.cookies.get("session");

    // First every instance must be able to open sessions sealed with the new secret.
    await deployed({ SESSION_SECRET: OLD, SESSION_SECRET_PREVIOUS: NEW }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(early.cookies.get("session")).not.toBeUndefined();
      expect(await opensWith(OLD, early)).toBe(true);
    });

    await deployed({ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(await opensWith(NEW, early)).toBe(true);
      expect(await opensWith(OLD, early)).toBe(false);
      expect((await early.get("/user/profile")).status).toBe(200);
      const started = new Browser(early.site);
      await started.signIn(await signUp(inject("emulatorHost")));
      expect(await opensWith(NEW, started)).toBe(true);
    });

    await deployed({ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: "" }, async () => {
      expect(await isMember(early)).toBe(true);
      expect(late.cookies.get("session")).toBe(kept);
      expect(await isMember(late)).toBe(false);
      expect(late.cookies.has("session")).toBe(false);
    });
  });
});
