/** The address below which a day's games in progress are read, by the date. */
export const LIVE_PREFIX = "/nba/live/";
