import { expect, test } from "../site.ts";

const PLAYER = "/nba/players/player/Luka%20Don%C4%8Di%C4%87";
const FILTERED = "/nba/players/page/1?name=luka&sort=age";

test.beforeEach(async ({ page }) => {
  await page.goto(FILTERED);
  await page.getByRole("rowheader", { name: "Luka Dončić" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luka Dončić");
});

const LINK = { name: "Back to Players" };
const ISLANDS = "**/islands-*.js";

test("a first click that comes before the island's code goes back to the filters", async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(ISLANDS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(FILTERED);
  await page.getByRole("rowheader", { name: "Luka Dončić" }).getByRole("link").click();
  await page.getByRole("link", LINK).click();
  await expect(page).toHaveURL(PLAYER);
  arrive();
  await expect(page).toHaveURL(FILTERED);
});

test("without the island's code the link leads to its own address", async ({ page }) => {
  await page.route(ISLANDS, (route) => route.abort());
  await page.reload();
  const href = await page.getByRole("link", LINK).getAttribute("href");
  await page.getByRole("link", LINK).click();
  await expect(page).toHaveURL(href ?? "");
});

test("a first click with Control opens a tab", async ({ page, context }) => {
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", LINK).click({ modifiers: ["Control"] }),
  ]);
  await expect(opened).toHaveURL(/\/nba\/players\/page\/\d+/);
  await expect(page).toHaveURL(PLAYER);
});

test("a page in between leads to the link's own address", async ({ page }) => {
  await page.goto("/nba/teams");
  await page.goto(PLAYER);
  const href = await page.getByRole("link", LINK).getAttribute("href");
  await page.getByRole("link", LINK).click();
  await expect(page).toHaveURL(href ?? "");
});
