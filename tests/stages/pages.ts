import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { SeasonStage } from "#tests/fixtures/season-stage.ts";
import { startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { ensureBrowser, SWITCHES } from "#tools/machine/browser.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";

/** What a page of a running season must not have: words of a failure, and lists without a row. */
const HOLES = /cannot be read|undefined|NaN|<tbody>\s*<\/tbody>|<ol[^>]*>\s*<\/ol>/;
const FIRST = [
  "/",
  "/nba",
  "/nba/standings",
  "/nba/stats/players",
  "/nba/ratings",
  "/nba/playoffs",
  "/nba/games",
];
/** The first pages that are drawn, and of each other kind the first that is linked to. */
const DRAWN = 4;
const KINDS = [
  /^\/nba\/teams\/\d+$/,
  /^\/nba\/players\/player\/[^/?]+$/,
  /^\/nba\/games\/\d{10}$/,
  /^\/nba\/games\/\d{4}-\d{2}-\d{2}$/,
];
const TABLE = /<thead.*?<\/table>/gs;
const ROW = /<tr.*?<\/tr>/gs;
const CELL = /<t[hd](?:\s[^>]*)?>(.*?)<\/t[hd]>/gs;

/** The heads of columns without anything in any row, of a page's tables with several. */
function emptyColumns(text: string): string[] {
  return [...text.matchAll(TABLE)].flatMap(([table]) => {
    const [head = [], ...rows] = [...table.matchAll(ROW)].map(([row]) =>
      [...row.matchAll(CELL)].map(([, inner = ""]) => inner.trim()),
    );
    if (rows.length < 2) return [];
    return head.filter((_, at) => rows.every((row) => row[at] === ""));
  });
}

const LINK = /href="(\/nba[^"#]*)"/g;
const WIDTHS = [360, 1280];

/** The pages of a stage that fail or have a hole, of as many as are reached by links, breadth first. */
export async function crawled(
  stage: SeasonStage,
  { most, shots }: { most: number; shots: string | undefined },
): Promise<{ pages: number; broken: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-stage-"));
  const server = createServer(async ({ url = "" }, answer) => {
    const read = await stage.answer(new Request(`http://database${url}`));
    answer.writeHead(read.status, { "Content-Type": "application/json" });
    answer.end(await read.text());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const state = openLocalState(folder);
  const variables = {
    ...localVariables(state, "127.0.0.1:9"),
    ...PATIENT_READS,
    DATABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CLOCK_AHEAD_SECONDS: String(Math.round((stage.now - Date.now()) / 1000)),
  };
  const site = await startSite({ port: await freePort(), state, variables });
  try {
    const left = [...FIRST];
    const seen = new Set(left);
    const broken: string[] = [];
    let pages = 0;
    for (; pages < most && left.length > 0; pages += 1) {
      const path = left.shift() ?? "";
      const answer = await fetch(site.url + path);
      const text = await answer.text();
      if (!answer.ok) broken.push(`${path}: ${answer.status}`);
      const hole = HOLES.exec(text)?.[0];
      if (hole !== undefined) broken.push(`${path}: ${hole}`);
      for (const head of emptyColumns(text)) broken.push(`${path}: an empty column, ${head}`);
      for (const [, to = ""] of text.matchAll(LINK)) {
        const link = to.replaceAll("&amp;", "&");
        if (seen.size < seen.add(link).size) left.push(link);
      }
    }
    if (shots !== undefined) await drawn(site.url, [...seen], shots);
    return { pages, broken };
  } finally {
    await site.stop();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures of a page of each kind on a phone and a desk. */
async function drawn(url: string, paths: readonly string[], folder: string): Promise<void> {
  const linked = KINDS.map((kind) => paths.find((path) => kind.test(path)));
  const missing = KINDS.find((_, at) => linked[at] === undefined);
  if (missing !== undefined) throw new Error(`No page links to ${missing.source}.`);
  const chosen = [...FIRST.slice(0, DRAWN), ...linked.filter((path) => path !== undefined)];
  const found = ensureBrowser();
  const browser = await chromium.launch({
    ...(found.kind === "installed" ? { executablePath: found.path } : {}),
    args: [...SWITCHES],
  });
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const path of chosen) {
      await page.goto(url + path);
      const name = path.replaceAll("/", "-").slice(1) || "front";
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
  }
  await browser.close();
}
