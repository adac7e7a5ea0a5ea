import type { Page } from "@playwright/test";

/** Opens pages as a browser does that lets no site keep anything. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
}
