import { test as base } from "@playwright/test";

/** Playwright's test, with the address of the site that the setup started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from it.
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
});

export { expect } from "@playwright/test";
