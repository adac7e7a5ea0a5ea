import type { Page, Request } from "@playwright/test";
import { expect, test } from "../site.ts";

/** Every field of an island, by its page and label; the visitor may type while the island wakes. */
const FIELDS: [path: string, field: (page: Page) => ReturnType<Page["locator"]>][] = [
  ["/nba/players/page/1", (page) => page.getByRole("searchbox", { name: "Name", exact: true })],
  ["/nba/teams", (page) => page.locator("#search")],
  ["/user/login", (page) => page.getByLabel("Email")],
  ["/user/login", (page) => page.getByLabel("Password", { exact: true })],
  ["/user/register", (page) => page.locator("form.account input").first()],
];

for (const [index, [path, fieldOf]] of FIELDS.entries()) {
  test(`no letter is lost while the island of ${path} wakes, field ${index}`, async ({ page }) => {
    for (const delay of [0, 10, 20, 40, 80]) {
      await page.goto(path);
      const field = fieldOf(page);
      await field.pressSequentially("curry", { delay });
      await expect(page.locator("[data-waking]")).toHaveCount(0);
      await expect(field, `${delay} ms`).toHaveValue("curry");
      if (!path.startsWith("/nba/players")) continue;
      await expect(page).toHaveURL("/nba/players/page/1?name=curry");
      await expect(page.getByRole("rowheader", { name: "Stephen Curry" })).toBeVisible();
      await expect(field, `${delay} ms`).toHaveValue("curry");
    }
  });
}

test("letters typed while an earlier page of the table is on its way stay", async ({ page }) => {
  await page.goto("/nba/players/page/1");
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/page/1.json?name=c", async (route) => {
    await held;
    await route.continue();
  });
  const field = page.getByRole("searchbox", { name: "Name", exact: true });
  const requested = page.waitForRequest("**/page/1.json?name=c");
  await field.press("c");
  await requested;
  // It arrives, or the next letter's request comes first and cancels it.
  const isOver = (request: Request) => request.url().endsWith("/page/1.json?name=c");
  const over = Promise.race([
    page.waitForEvent("requestfinished", isOver),
    page.waitForEvent("requestfailed", isOver),
  ]);
  await field.press("u");
  arrive();
  await over;
  await expect(page).toHaveURL(/\?name=c/);
  await field.press("r");
  await expect(page).toHaveURL(/\?name=cur$/);
  await expect(field).toHaveValue("cur");
});
