/** The message for an island that failed to load; it stands beside the island. */
export const NOT_LOADED = "This part could not be loaded. Try again or reload the page.";
