/** The message for an island that failed to load, shown beside it. */
export const NOT_LOADED = "This part could not be loaded. Reload the page.";
