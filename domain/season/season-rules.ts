/**
 * The league's rules and the contents of tables that differ between seasons by name. No other code
 * names a season.
 */

/** The first season of which the lines are held: an earlier start of a career is not known. */
export const FIRST_WITH_LINES = "2013-14";

/** The first season whose games have points by period, plays, arenas, tip-offs and officials. */
export const FIRST_WITH_PERIODS = "2025-26";

/** The seasons whose starters and kinds of rebounds are counted from the plays. */
export const COUNTED_FROM_PLAYS = ["2013-14", "2014-15"] as const;

/**
 * The shorter seasons: the most games of any player, and the games of all teams together. The teams
 * of 2019-20 had 64 to 75.
 */
export const SHORTER: Readonly<Record<string, { most: number; league: number }>> = {
  "2019-20": { most: 74, league: 1059 },
  "2020-21": { most: 72, league: 1080 },
};

/** The first season with a play-in of the seventh to the tenth in both conferences. */
export const FIRST_PLAY_IN = "2020-21";

/** The season in which the eighth and the ninth of one conference met in a play-in. */
export const TRIAL_OF_THE_PLAY_IN = "2019-20";

/** The first season in which a division leader had no claim to the fourth place. */
export const NO_LEADERS_FIRST = "2015-16";
