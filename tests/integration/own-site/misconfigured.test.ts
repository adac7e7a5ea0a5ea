import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runnable } from "#tests/fixtures/environment.ts";
import { freePort, startProcess } from "#tools/machine/processes.ts";
import { program, root } from "#tools/paths.ts";

/** Serves the built Worker with these variables while `use` runs. */
async function serve(
  variables: Record<string, string>,
  use: (url: string, output: () => string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-misconfigured-"));
  const file = join(folder, "variables.env");
  writeFileSync(
    file,
    Object.entries(variables)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(""),
  );
  const port = await freePort();
  const running = startProcess(
    program("wrangler"),
    [
      "dev",
      `--config=${join(root, "dist", "server", "wrangler.json")}`,
      `--port=${port}`,
      "--ip=localhost",
      "--inspector-port=0",
      `--persist-to=${join(folder, "state")}`,
      `--env-file=${file}`,
      "--show-interactive-dev-session=false",
      "--log-level=warn",
    ],
    { cwd: root },
  );
  try {
    const url = `http://localhost:${port}`;
    const isUp = () =>
      fetch(url).then(
        () => true,
        () => false,
      );
    await expect.poll(isUp).toBe(true);
    await use(url, () => running.output());
  } finally {
    await running.stop("SIGTERM", 5_000);
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("a Worker with invalid variables", () => {
  it.each([
    ["SESSION_SECRET", { SESSION_SECRET: "hunter2" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_PROJECT_ID: "hardwood-prod" }],
  ])(
    "answers every request with an error that names %s, and logs it once",
    async (named, changed) => {
      await serve({ ...runnable, ...changed }, async (url, output) => {
        for (const path of ["/", "/api/session", "/nba/news", "/nba/players/data.json"]) {
          const answer = await fetch(url + path);
          expect(answer.status).toBe(500);
          expect(answer.headers.get("cache-control")).toBe("no-store");
          expect(answer.headers.get("content-type")).toContain("text/plain");
          const text = await answer.text();
          expect(text).toContain("misconfigured");
          expect(text).toContain(named);
          expect(text).not.toContain("hunter2");
        }
        const logged = () => output().split('"kind":"environment"').length - 1;
        await expect.poll(logged).toBe(1);
      });
    },
  );
});
