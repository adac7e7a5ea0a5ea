import type { Page } from "@playwright/test";
import type { Theme } from "./pages.ts";

/** Opens everything in the page in the theme, as if the visitor had chosen it before. */
export async function useTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript(
    (dark) => localStorage.setItem("dark-mode", dark),
    `${theme === "dark"}`,
  );
}

/** Shows the open page in the theme, by the class that the script before the first paint sets. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  // Colors fade for a moment unless the reader prefers less motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle("dark", isDark),
    theme === "dark",
  );
}
