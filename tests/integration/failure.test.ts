import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PATIENCE_MS } from "#tests/patience.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { DATA_PAGES, PAST_PAGES } from "./http.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-failure-"));
let site: Site;

// The built site, configured with a hosted database that is unreachable.
beforeAll(async () => {
  const state = openLocalState(folder);
  site = await startSite({
    port: await freePort(),
    state,
    variables: {
      ...localVariables(state, inject("emulatorHost")),
      DATABASE_URL: `http://127.0.0.1:${await freePort()}`,
    },
  });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("while the database is unreachable and nothing is cached", () => {
  it.each([...DATA_PAGES, ...PAST_PAGES, "/nba/ask?q=lakers+record"])(
    "%s answers 503 in the site's layout with a retry link",
    async (path) => {
      const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(html).toContain("Stats aren't available right now");
      expect(html).toMatch(/<a class="button" href="[^"]+">\s*Try again/);
      expect(html).toMatch(/<nav class="menu"/);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );

  it.each([
    ["/search?q=golden", 'value="golden"'],
    ["/nba/ask?q=lakers+record", 'value="lakers record"'],
  ])("%s keeps what was typed", async (path, field) => {
    const html = await (await fetch(site.url + path)).text();
    expect(html.match(/<form[^>]*action="[^"]*"[\s\S]*?<\/form>/g)?.join("")).toContain(field);
  });

  it("pages and files that need no data still answer", async () => {
    for (const path of ["/nba/ask", "/robots.txt", "/badges.svg", "/site.webmanifest"]) {
      expect((await fetch(site.url + path)).status).toBe(200);
    }
    expect((await fetch(`${site.url}/nope`)).status).toBe(404);
  });

  it("the embedded database is not served when a hosted one is configured", async () => {
    const answer = await fetch(`${site.url}/nba/teamsAPI.json`);
    expect(answer.status).toBe(404);
  });
});
