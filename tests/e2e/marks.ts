import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** The texts of the starred links and names in a part of the page; waits until there is one. */
export async function marked(page: Page, part: string): Promise<string[]> {
  const read = () =>
    page
      .locator(
        `:is(${part} [data-marks], ${part}[data-marks], [data-marks] ${part}) :is(a, [data-of])`,
      )
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, "::before").content.includes("★"))
          .map((link) => link.textContent ?? ""),
      );
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}
