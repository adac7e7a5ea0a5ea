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

/**
 * Gives pages a member's look without a session. The anti-forgery cookie and fresh favorites belong
 * to it: without them a page asks the edge who is signed in, and is corrected.
 */
export async function lookLikeMember(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const user = { uid: "1", email: "fan@example.com", displayName: "WWWWWWWW", photoURL: null };
    localStorage.setItem("user", JSON.stringify(user));
    const favorites = { uid: user.uid, keys: [], state: "read", at: Date.now() };
    localStorage.setItem("favorites", JSON.stringify(favorites));
  });
  const url = process.env.SITE_URL ?? "";
  await page.context().addCookies([{ name: "XSRF-TOKEN", value: "x".repeat(43), url }]);
  // The dashboard asks for what only a session is given; an outage leaves the look.
  await page.route("**/api/front", (route) =>
    route.fulfill({ status: 503, json: { code: "database-unavailable", message: "" } }),
  );
}
