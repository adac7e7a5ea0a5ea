/** What is said of an island that could not be loaded; it stands in the page, beside the island. */
export const NOT_LOADED = "This part could not be loaded. Try again or reload the page.";
