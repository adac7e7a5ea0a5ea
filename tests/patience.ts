/** The longest that one step takes on a machine that is busy with others, in milliseconds. */
export const PATIENCE_MS = 300_000;
