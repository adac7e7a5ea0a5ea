/** The longest that one step takes on a machine that is busy with others, in milliseconds. */
export const PATIENCE_MS = 300_000;
/** How long pages wait for an answer or a picture, in ms (`src/client/browser`); a busy machine may reach it. */
export const PAGE_LIMIT_MS = 10_000;
