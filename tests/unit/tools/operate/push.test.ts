import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import { type HttpDatabase, startHttpDatabase } from "#tests/fixtures/http-database.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { pastSeasonNames } from "#tools/dataset/past-season-files.ts";
import { startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";

let database: HttpDatabase;
beforeEach(async () => {
  database = await startHttpDatabase();
});
afterEach(() => database.stop());

async function push(...args: string[]) {
  const to = ["--url", database.url, "--secret", SECRET];
  const script = join(root, "tools/operate/push.ts");
  const running = startProcess(process.execPath, [script, ...to, ...args]);
  return { code: await running.exited, output: running.output() };
}

describe("npm run data:push", () => {
  it("prints the changes with --dry-run and writes nothing", async () => {
    const before = await push("--dry-run");
    expect([before.code, before.output]).toEqual([0, expect.stringContaining("added: players")]);
    expect(before.output).toContain("Dry run: nothing was written.");
    expect(database.writes()).toBe(0);

    expect((await push()).code).toBe(0);
    const logo = await database.read("nba/standings/westConference/0/Team/3");
    expect(logo).toMatch(new RegExp(`^${database.url}/badges\\.svg#[a-z]{3}$`));

    await database.write("nba/teamsAPI/data/0/city", "Elsewhere");
    const after = await push("--dry-run");
    expect(after.output).toContain("replaced: teamsAPI");
    expect(after.output.match(/^unchanged: /gm)?.length).toBeGreaterThan(10);
    expect(after.output).not.toContain("added: ");
    // One for all collections, one for the plays, and as many as a past season has kinds of documents.
    const first = 2 + (1 + KINDS_OF_PLAYS.length) * pastSeasonNames().length;
    expect(database.writes()).toBe(first);

    expect((await push()).code).toBe(0);
    expect(database.writes()).toBe(first + 2);
  });
});
