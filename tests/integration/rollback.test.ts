import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, inject, it } from "vitest";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { seedOnce } from "#tools/operate/dataset-push.ts";
import { whyOfLaterRelease } from "#tools/run/later-release.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-rollback-"));
const state = openLocalState(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function released(use: (site: Site) => Promise<void>): Promise<void> {
  const variables = { ...PATIENT_READS, ...localVariables(state, inject("emulatorHost")) };
  const site = await startSite({ port: await freePort(), state, variables });
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

/** Changes the stored schema version to that of a later or an earlier release. */
function moveSchema(by: number): void {
  const objects = join(state.database, "v3", "do", "hardwood-EmbeddedDatabase");
  const file = readdirSync(objects).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)) ?? "";
  const database = new DatabaseSync(join(objects, file));
  database.prepare("UPDATE meta SET value = value + ? WHERE name = 'schema'").run(by);
  database.close();
}

it("an old release rejects a newer schema and leaves the data for the next release", async () => {
  await released(async ({ url }) => {
    const secret = state.secrets.databaseSecret;
    expect(await seedOnce({ url, credential: { auth: secret } })).toMatchObject({ wasEmpty: true });
    expect((await fetch(`${url}/nba/teams`)).status).toBe(200);
  });

  moveSchema(1);
  await released(async ({ url, process }) => {
    const page = await fetch(`${url}/nba/players/page/7`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("Stats aren't available right now");
    const health = await (await fetch(`${url}/api/health`)).json();
    expect(health).toMatchObject({ status: "down", services: { database: "unreachable" } });
    const logged = () => process.output();
    await expect.poll(logged).toContain("The database is of a later release");
    const door = await fetch(`${url}/nba/teamsAPI/data.json`);
    expect(door.status).toBe(503);
    expect(await door.json()).toEqual({
      error: expect.stringMatching(/schema \d+; this one knows \d+.*start that release again/),
    });
  });

  expect(whyOfLaterRelease(state.database)).toContain("start that release again");

  moveSchema(-1);
  await released(async ({ url }) => {
    expect((await fetch(`${url}/nba/players/page/7`)).status).toBe(200);
  });
});
