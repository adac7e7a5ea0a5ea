import type { Page } from "@playwright/test";

/** Makes `localStorage` throw, as in a browser that forbids storage. */
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
 * Makes pages look like a member's without a session. Without the XSRF cookie and fresh favorites, a
 * page would request the session and correct its look.
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
  // The dashboard requests data that needs a session; a 503 leaves the look unchanged.
  await page.route("**/api/front", (route) =>
    route.fulfill({ status: 503, json: { code: "database-unavailable", message: "" } }),
  );
}
