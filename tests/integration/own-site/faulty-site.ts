import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { startFaultyService } from "#tests/fixtures/faulty-service.ts";
import { until } from "#tests/fixtures/until.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";

/** Public pages that together read every collection and every kind of document. */
const PUBLIC_PAGES = (
  "/ /nba /nba/games/2025-12-25 /nba/playoffs /nba/standings/west /nba/teams/27 " +
  "/nba/teams/13/stats /nba/teams/14/history /nba/players/page/1 " +
  "/nba/players/player/LeBron%20James /search?q=los"
).split(" ");
export const MEMBER_PAGES = ["/nba/news", "/nba/analysis", "/nba/transactions"];
export const ALL_PAGES = [...PUBLIC_PAGES, ...MEMBER_PAGES];

export interface Shown {
  path: string;
  status: number;
  html: string;
  caching: string | null;
}

/** Starts the built site over a database behind the faulty proxy, with a signed-in member. */
export async function startFaultySite(name: string, times: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), `hardwood-${name}-`));
  const state = openLocalState(folder);
  const database = await startFaultyService(inject("siteUrl"));
  // All of them: the process remembers only its last output, from which earlier lines drop out.
  const printed: string[] = [];
  const site: Site = await startSite({
    port: await freePort(),
    state,
    variables: {
      ...localVariables(state, inject("emulatorHost")),
      DATABASE_URL: database.url,
      ...times,
    },
    logLevel: "info",
    onLine: (line) => printed.push(line),
  });
  const member = new Browser(site.url);
  await member.signIn(await signUp(inject("emulatorHost")));

  async function show(path: string): Promise<Shown> {
    const answer = await member.get(path);
    const html = await answer.text();
    return { path, status: answer.status, html, caching: answer.headers.get("cache-control") };
  }
  const showAll = () => Promise.all(ALL_PAGES.map(show));
  /** Shows each page until it satisfies the condition. */
  const showEachUntil = (satisfies: (page: Shown) => boolean) =>
    Promise.all(ALL_PAGES.map((path) => until(() => show(path), satisfies)));
  const lines = (...kinds: string[]) =>
    printed.filter((line) => kinds.some((kind) => line.includes(`"kind":"${kind}"`)));
  return {
    url: site.url,
    database,
    show,
    showAll,
    showEachUntil,
    /**
     * Shows every page until one round of all satisfies the condition. Each page gets there on its
     * own first, because a round costs as much as all its pages.
     */
    async showAllUntil(satisfies: (page: Shown) => boolean): Promise<Shown[]> {
      await showEachUntil(satisfies);
      return until(showAll, (pages) => pages.every(satisfies));
    },
    lines,
    output: () => site.process.output(),
    async stop() {
      await Promise.all([site.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;
