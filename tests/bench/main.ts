import { chromium } from "@playwright/test";
import { startTestStack } from "#tools/check/test-stack.ts";
import { runCommand } from "#tools/command-line.ts";
import { ensureBrowser, SWITCHES } from "#tools/machine/browser.ts";
import { freePort } from "#tools/machine/processes.ts";
import { askingTable } from "./asking.ts";
import { startEdgeProxy, trusting } from "./edge-proxy.ts";
import { islandsTable } from "./islands.ts";
import { keystrokesTable } from "./keystrokes.ts";
import { scoresOf } from "./lighthouse-scores.ts";
import { linesTable } from "./lines.ts";
import { loginTable } from "./login.ts";
import { oddsTable } from "./odds.ts";
import { questionsTable } from "./questions.ts";
import { measureServer } from "./server.ts";
import { startUpTable } from "./start-up.ts";
import { table, within } from "./table.ts";
import { visitTable } from "./visit.ts";
import { weigh } from "./weight.ts";

const usage = `usage: npm run bench

Measures the built site against its budgets and prints tables. Nothing here passes or fails: a figure
over its budget is marked with "!".`;

const PAGES = [
  "/",
  "/nba",
  "/nba/games/2025-12-25",
  "/nba/games/0022500437",
  "/nba/games/0022500375/story",
  "/nba/games/0022500375/plays?part=q4",
  "/nba/playoffs",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/standings/east",
  "/nba/teams",
  "/nba/teams/27",
  "/nba/teams/27/stats",
  "/nba/teams/27/roster",
  "/nba/teams/27/games",
  "/nba/teams/27/splits",
  "/nba/players/player/LeBron%20James/games",
  "/nba/finder?pts=40..&result=l",
  "/nba/ask",
  "/nba/ask?q=lakers+record+when+lebron+scores+30",
  "/nba/stats/players",
  "/nba/stats/lineups",
  "/nba/compare?teams=LAL,BOS",
  "/nba/players/page/1",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  "/user/login",
  "/user/register",
  "/api",
];

async function main(): Promise<void> {
  const stack = await startTestStack();
  const proxy = await startEdgeProxy(stack.site.url);
  const stripping = await startEdgeProxy(stack.site.url, { dictionaries: false });
  const found = ensureBrowser();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    ...(found.kind === "installed" ? { executablePath: found.path } : {}),
    args: [...SWITCHES, trusting(proxy, stripping), `--remote-debugging-port=${debuggingPort}`],
  });

  try {
    const rows: string[][] = [];
    const remarks: string[] = [];
    for (const path of PAGES) {
      const weight = await weigh(browser, proxy.url + path);
      const scores = await scoresOf(proxy.url + path, debuggingPort);
      rows.push([
        path,
        within(weight.html, 14_600),
        within(weight.total, 20_000),
        String(weight.requests),
        within(weight.script, 0),
        within(weight.inline, 2_048),
        scores.categories.join(" "),
        within(scores.lcp, 1, 2),
        within(scores.cls, 0, 3),
      ]);
      if (scores.remarks.length > 0) remarks.push(`${path}: ${scores.remarks.join(", ")}`);
      process.stdout.write(".");
    }
    console.log(
      `\n\nEvery public page, through a local HTTP/2 proxy that does what the edge does.
Budgets: HTML 14,600 B, first view 20,000 B, external script 0 B, inline script 2,048 B,
Lighthouse mobile, the median of three audits, 100 each (performance, accessibility, best practices, SEO), LCP 1.0 s, CLS 0.\n`,
    );
    console.log(
      table(
        ["page", "HTML B", "all B", "requests", "JS B", "inline B", "Lighthouse", "LCP s", "CLS"],
        rows,
      ),
    );
    console.log(`\n${await visitTable(browser, { passing: proxy, stripping })}`);
    console.log(`\n${await loginTable(browser, proxy, stack.emulator.host)}`);
    // Runs before the tables that compute for minutes, because the site closes idle connections.
    await measureServer(stack);
    console.log(`\n${islandsTable()}`);
    console.log(keystrokesTable());
    console.log(startUpTable());
    console.log(linesTable());
    console.log(questionsTable());
    console.log(askingTable());
    console.log(oddsTable());
    for (const remark of remarks) console.log(`points lost on ${remark}`);
  } finally {
    await browser.close();
    await proxy.stop();
    await stripping.stop();
    await stack.stop();
  }
}

await runCommand(usage, {}, main);
