import type { BrowserContext } from "@playwright/test";
import type { Theme } from "./pages.ts";

/** Opens every page of the context in the theme, as if the visitor had chosen it before. */
export async function useTheme(context: BrowserContext, theme: Theme): Promise<void> {
  await context.addInitScript(
    (dark) => localStorage.setItem("dark-mode", dark),
    `${theme === "dark"}`,
  );
}
