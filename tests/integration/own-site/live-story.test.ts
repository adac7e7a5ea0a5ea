import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { edgeBytes, travelling } from "#tests/fixtures/travelling.ts";
import { until } from "#tests/fixtures/until.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { freePort } from "#tools/machine/processes.ts";
import { type NightReplay, startNight } from "#tools/replay/night-replay.ts";
import { get } from "../http.ts";

/** Won in overtime. */
const ID = "0022500771";
const PATH = "/nba/games/2026-02-10/ind-at-nyk";
const TIP_OFF = Date.parse("2026-02-11T00:30:00Z");
/** Makes pauses short; how the game stands is moved by the test alone. */
const SPEED = 20;

let night: NightReplay;
let folder: string;
let moment = TIP_OFF;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-story-"));
  night = await startNight({
    date: "2026-02-10",
    speed: SPEED,
    port: await freePort(),
    // Scores go back in the third quarter, and every fifth answer fails or breaks off.
    faults: new Set(["score-back", "500", "truncated"]),
    folder,
    variables: PATIENT_READS,
    moment: () => moment,
  });
});
afterAll(async () => {
  await night?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => fetch(night.stack.site.url + path, { redirect: "manual" });

/** The texts of a page about the game so far. */
function told(html: string) {
  const [, through = "", chance = ""] =
    /Through (.+?)\. Indiana(?:'|&#39;)s chance to win: (.+?)%\./.exec(html) ?? [];
  return { through, chance };
}

const BROTLI = { "Accept-Encoding": "br" };

/** Chart and figures of a page's story; its chances begin with the ratings of the site's own season. */
const storyIn = (html: string) =>
  /<figure class="flow">.*?<\/dl>/s.exec(html)?.[0].replace(/<path class="line" d="[^"]*">/, "");

/** Sets the moment of the evening, and waits for a page that tells of it. */
async function pageAt(minutes: number, through: RegExp): Promise<string> {
  moment = TIP_OFF + 60_000 * minutes;
  const html = await until(
    async () => (await read(PATH)).text(),
    (text) => through.test(told(text).through),
  );
  expect(told(html).through).toMatch(through);
  expect(["0", "100"]).not.toContain(told(html).chance);
  expect(edgeBytes(await travelling(night.stack.site.url + PATH, BROTLI))).toBeLessThanOrEqual(
    14_600,
  );
  return html;
}

it("follows a game from its tip-off to its final, whose story is the stored one", async () => {
  expect(await pageAt(20, / 1st$/)).toContain("The last plays");
  const half = await pageAt(70, /the end of the 2nd$/);
  expect(half).toMatch(/<script async src="\/story-[\da-f]{8}\.js"/);
  const plays = await (await read(`${PATH}/plays`)).text();
  expect(plays).toContain("Second quarter</h2>");
  await pageAt(95, / 3rd$/);
  await pageAt(130, / 4th$/);
  await pageAt(147, / OT$/);

  moment = TIP_OFF + 4 * 3_600_000;
  const final = await until(
    () => read(PATH),
    ({ status }) => status === 302,
  );
  expect(final.headers.get("Location")).toBe(`/nba/games/${ID}`);
  const story = await until(
    () => read(`/nba/games/${ID}/story`),
    ({ status }) => status === 200,
  );
  const stored = storyIn(await (await get(`/nba/games/${ID}/story`)).text());
  expect(stored).toContain("Largest leads");
  expect(storyIn(await story.text())).toBe(stored);
  const moved = await read(`${PATH}/plays?part=q4`);
  expect(moved.status).toBe(302);
  expect(moved.headers.get("Location")).toBe(`/nba/games/${ID}/plays?part=q4`);
});
