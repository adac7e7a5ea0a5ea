/** The message for an island that failed to load, shown beside it. */
export const NOT_LOADED = "This part could not be loaded. Try again or reload the page.";
