import type { Page } from "@playwright/test";

export const INDEX = "**/search-index.txt";

/** The search field of the top bar with its form and popup. */
export const parts = (page: Page) => {
  const form = page.locator("form.search");
  return {
    field: page.getByPlaceholder("Search Teams and Players..."),
    list: form.getByRole("listbox"),
    options: form.getByRole("option"),
    status: form.getByRole("status"),
    spinner: form.locator(".spinner"),
  };
};

/** The search field after its island has taken over. */
export const combobox = (page: Page) =>
  page.getByRole("combobox", { name: "Search Teams and Players" }).and(page.locator("#search"));
