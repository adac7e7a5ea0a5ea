import { expect, type Page, test } from "@playwright/test";
import { type LiveApi, startLiveApi } from "#tests/fixtures/live-api.ts";
import { startTestStack, type TestStack } from "#tools/check/test-stack.ts";
import { violationsOf } from "../axe.ts";
import { setLetters, troubledLetters } from "../public/letters.ts";
import { widerThan } from "../widths.ts";

const DATE = "2026-12-23";
const NINE_IN_NEW_YORK = "2026-12-24T02:00:00.000Z";
const FONT = { sans: "DejaVu Sans", serif: "DejaVu Serif" };

/** One game in each state, as the API names it, with what its card says. */
const STATES = [
  { home: 1, away: 9, status: "4th Qtr", period: 4, time: "Q4 5:23", said: "5:23 4th" },
  { home: 22, away: 4, status: "Halftime", period: 2, said: "Halftime" },
  { home: 30, away: 6, status: "OT", period: 5, time: "OT 2:03", said: "2:03 OT" },
  { home: 2, away: 25, status: "Final/OT2", period: 6, said: "Final/2OT" },
  { home: 3, away: 27, status: "Postponed", said: "Postponed" },
  { home: 16, away: 5, status: "Canceled", said: "Canceled" },
  { home: 20, away: 29, status: "3rd Qtr", period: 3, time: "Q3 1:00", said: "1:00 3rd" },
  { home: 14, away: 8, status: "2026-12-24T03:00:00Z", said: "10:00 PM ET" },
];

// Both tests share one site: a second one would cost its start.
test.describe.configure({ mode: "default" });

let api: LiveApi;
let stack: TestStack;
let site: string;
test.beforeAll(async () => {
  api = await startLiveApi(
    STATES.map(({ said, ...game }) => ({
      ...game,
      datetime: game.home === 14 ? game.status : "2026-12-24T00:30:00.000Z",
      ...("period" in game ? { homeScore: 101, awayScore: 98 } : {}),
    })),
  );
  stack = await startTestStack({
    STATS_API_URL: api.url,
    STATS_API_KEY: api.key,
    STATS_API_REQUESTS_PER_MINUTE: "600",
    LIVE_REQUESTS_PER_MINUTE: "60",
    CLOCK_AHEAD_SECONDS: String(Math.round((Date.parse(NINE_IN_NEW_YORK) - Date.now()) / 1000)),
  });
  site = stack.site.url;
});
test.afterAll(async () => {
  await stack?.stop();
  await api?.stop();
});

const cardOf = (page: Page, team: number) => page.locator(`[data-live="${team.toString(36)}"]`);

test("games in every state are accessible in both themes and hold large letters", async ({
  page,
}) => {
  const path = `${site}/nba/games/${DATE}`;
  await expect(async () => {
    await page.goto(path);
    await expect(cardOf(page, 1)).toContainText("5:23 4th");
  }).toPass();
  for (const { home, said } of STATES) await expect(cardOf(page, home)).toContainText(said);
  // A score that goes back is a correction.
  Object.assign(api.games[6] ?? {}, { homeScore: 99 });
  await expect(cardOf(page, 20)).toHaveAttribute("data-corrected", "");
  expect(await violationsOf(page)).toEqual([]);
  expect(await widerThan(page, [320, 360, 768, 1280])).toEqual([]);
  const client = await page.context().newCDPSession(page);
  await setLetters(page, client, 200);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await troubledLetters(page, [FONT]), `at ${width} px`).toEqual([]);
  }
});

test("a hidden score is neither shown nor said while it changes", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hush", "20"));
  await page.clock.install();
  await page.goto(`${site}/nba/games/${DATE}`);
  const [hidden, shown] = [cardOf(page, 20), cardOf(page, 1)];
  await expect(hidden.getByRole("button", { name: "Show" })).toBeVisible();
  await expect(shown.getByText("101")).toBeVisible();
  await expect(shown.getByText(/^Last met/)).toBeVisible();
  await expect(shown.getByRole("button")).toHaveCount(0);
  Object.assign(api.games[6] ?? {}, { status: "Final", period: 4, time: "", homeScore: 133 });
  Object.assign(api.games[0] ?? {}, { status: "Final", period: 4, time: "", homeScore: 144 });
  await expect(hidden).toContainText("Final");
  await expect(shown.getByText("144")).toBeVisible();
  await expect(hidden.getByText("133")).toBeHidden();
  expect(await page.locator("body").ariaSnapshot()).not.toContain("133");
  // The page says what has changed once a minute at most.
  await page.clock.fastForward("01:00");
  const said = page.locator("output");
  await expect(said).toContainText("144");
  await expect(said).not.toContainText("133");
  await hidden.getByRole("button", { name: "Show" }).click();
  await expect(hidden.getByText("133")).toBeVisible();
});
