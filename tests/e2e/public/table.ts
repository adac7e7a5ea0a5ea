import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Gone as soon as the document is another one. */
    sameDocument?: boolean;
  }
}

/** Opens the table and touches it, so that it turns its pages in place. */
export async function openAwake(page: Page, path = "/nba/players/page/1"): Promise<void> {
  await page.goto(path);
  await wake(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** Points at the table, and waits until it is awake. */
export async function wake(page: Page): Promise<void> {
  await page.getByRole("search", { name: "Filter players" }).hover();
  await expect(page.locator("[data-island=PlayersTable]")).toHaveCount(0);
}

/** Whether all that happened since happened in one document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.sameDocument === true);
}

/** The figures of the first row, and how many rows there are. */
export async function expectRows(page: Page, first: string, count = 25): Promise<void> {
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first().getByRole("cell").first()).toHaveText(first);
  await expect(rows).toHaveCount(count);
}

/** The arrows of the pager above the table, or below it. */
export function arrow(page: Page, name: "Back" | "Forward", place: "above" | "below" = "above") {
  const label = place === "above" ? "Pages" : "Pages, below the table";
  return page
    .getByRole("navigation", { name: label, exact: true })
    .getByRole("link", { name: new RegExp(`^${name},`) });
}
