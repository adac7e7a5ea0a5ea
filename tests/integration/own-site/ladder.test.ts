import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { notHeld, type Rung } from "#domain/season/ladder.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { PUBLIC_PAGES } from "../http.ts";

/** The collections that every database has. */
const LISTS =
  "teamsAPI teamLinks players standings leaders teamStats transactions news analysis charts".split(
    " ",
  );
const RESULTS = ["season", "games", "days", "postseason"];
const LINES = ["lines", "seasonTotals", "seasonRatings", "careers"];
const PLAYS = ["plays", "parts", "together", "shots"];
const REST = ["ratings", "odds"];

/**
 * Databases, each a rung higher than the one before, with the rungs that its pages may say are missing, and
 * how many pages say so at least.
 */
const DATABASES: [string, readonly string[], readonly Rung[], number][] = [
  ["lists", LISTS, ["fixtures", "results", "lines", "plays", "ratings", "past"], 25],
  ["results", [...LISTS, ...RESULTS], ["fixtures", "lines", "plays", "ratings", "past"], 15],
  ["lines", [...LISTS, ...RESULTS, ...LINES], ["fixtures", "plays", "ratings", "past"], 0],
  ["plays", [...LISTS, ...RESULTS, ...LINES, ...PLAYS], ["fixtures", "ratings", "past"], 0],
  ["fixtures", [...LISTS, ...RESULTS, ...LINES, ...PLAYS, ...REST, "fixtures"], ["past"], 0],
];

const QUESTIONS = [
  "/nba/ask?q=lakers+record",
  "/nba/ask?q=most+points",
  "/nba/finder?rows=games&pts=40..",
];
const FILES = (
  "/nba/games.ics /nba/feats.atom /search-index.txt /api/v1/games /api/v1/stats " +
  "/nba/finder.json?rows=games&pts=40.. /nba/leaders/averages/points-per-game.csv"
).split(" ");
const ADDRESSES = [...PUBLIC_PAGES, ...QUESTIONS, ...FILES];

/** The site's own database, of which only some collections are there. */
async function startPart(held: readonly string[]): Promise<{ server: Server; url: string }> {
  const server = createServer(async ({ url = "", headers }, answer) => {
    answer.setHeader("Content-Type", "application/json");
    const [, name = ""] = /^\/nba\/(\w+)/.exec(url) ?? [];
    if (!held.includes(name)) {
      answer.end("null");
      return;
    }
    const { authorization } = headers;
    const read = await fetch(
      inject("siteUrl") + url,
      authorization ? { headers: { authorization } } : {},
    );
    answer.writeHead(read.status).end(await read.text());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(DATABASES)("a database that ends with %s", (_, held, missing, least) => {
  let site: Site;
  let server: Server;
  const folder = mkdtempSync(join(tmpdir(), "hardwood-ladder-"));

  beforeAll(async () => {
    const part = await startPart(held);
    server = part.server;
    const state = openLocalState(folder);
    const variables = {
      ...PATIENT_READS,
      ...localVariables(state, inject("emulatorHost")),
      DATABASE_URL: part.url,
    };
    site = await startSite({ port: await freePort(), state, variables });
  });
  afterAll(async () => {
    await site.stop();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("breaks no page, and says once what is missing", async () => {
    const sentences = missing.map(notHeld);
    let saying = 0;
    for (const path of ADDRESSES) {
      const answer = await fetch(site.url + path);
      const text = await answer.text();
      const said = sentences.filter((sentence) => text.includes(sentence));
      saying += said.length;
      expect({ path, status: answer.status, said: said.length }).toEqual(
        answer.status === 404 && said.length > 0
          ? { path, status: 404, said: 1 }
          : { path, status: expect.toBeOneOf([200, 404]), said: 0 },
      );
      expect(text, path).not.toContain("cannot be read");
    }
    expect(saying).toBeGreaterThanOrEqual(least);
  });

  it.runIf(held.includes("games"))("has games without a line of any", async () => {
    const statuses = await Promise.all(
      ["/api/v1/games", "/nba/teams/14/games"].map(async (path) => {
        const { status } = await fetch(site.url + path);
        return [path, status];
      }),
    );
    expect(statuses).toEqual([
      ["/api/v1/games", 200],
      ["/nba/teams/14/games", 200],
    ]);
  });
});
