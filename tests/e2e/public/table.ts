import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** A mark on the window, which a new document does not have. */
    sameDocument?: boolean;
  }
}

/** Opens the table and hydrates its island, so that its pages change in place. */
export async function openAwake(page: Page, path = "/nba/players/page/1"): Promise<void> {
  await page.goto(path);
  await wake(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** Moves the pointer over the table, and waits until its island is hydrated. */
export async function wake(page: Page): Promise<void> {
  await page.getByRole("search", { name: "Filter players" }).hover();
  await expect(page.locator("[data-island=PlayersTable]")).toHaveCount(0);
}

/** Returns whether the page is still the document of `openAwake`. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.sameDocument === true);
}

/** Expects the text of the first row and the number of rows. */
export async function expectRows(page: Page, first: string, count = 25): Promise<void> {
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first().getByRole("cell").first()).toHaveText(first);
  await expect(rows).toHaveCount(count);
}

/** An arrow of the pager above or below the table. */
export function arrow(page: Page, name: "Back" | "Forward", place: "above" | "below" = "above") {
  const label = place === "above" ? "Pages" : "Pages, below the table";
  return page
    .getByRole("navigation", { name: label, exact: true })
    .getByRole("link", { name: new RegExp(`^${name},`) });
}
