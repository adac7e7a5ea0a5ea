/**
 * The league's rules and the contents of tables that differ between seasons by name. No other code
 * names a season.
 */

/** The league's first season. */
export const FIRST_SEASON = "1946-47";

/** The first season with conferences; before it the league had divisions alone. */
export const FIRST_WITH_CONFERENCES = "1970-71";

/** The first season whose leaders were those of averages; before it, of totals. */
export const FIRST_WITH_AVERAGES = "1969-70";

/** The first season whose playoffs had eight teams of each conference. */
export const FIRST_OF_SIXTEEN = "1983-84";

/** The first season whose leaders in an average played 58 games of 82; before it, 70. */
export const FIRST_OF_58_GAMES = "2013-14";

/** The threes made that qualified for a percentage, by the first season of the rule. */
export const LEAST_THREES: Readonly<Record<string, number>> = {
  "1979-80": 25,
  "1990-91": 50,
  "1994-95": 82,
  "1997-98": 55,
  "2013-14": 82,
};

/** The first season of which the lines are held: an earlier start of a career is not known. */
export const FIRST_WITH_LINES = "1998-99";

/**
 * The first season whose lines are the league's, of the playoffs too. Earlier ones are rebuilt from
 * play-by-play and of regular seasons alone; the rest of such a season is that of the lists.
 */
export const FIRST_WITH_OFFICIAL_LINES = "2013-14";

/**
 * The sums of the players of rebuilt seasons with each team, in ten counts, and how many of them differ
 * from the official totals.
 */
export const REBUILT_SUMS: Readonly<Record<string, readonly [sums: number, unlike: number]>> = {
  "1998-99": [4740, 43],
  "1999-00": [4680, 18],
  "2000-01": [4900, 24],
  "2001-02": [4700, 35],
  "2002-03": [4560, 44],
  "2003-04": [5170, 0],
  "2004-05": [5260, 11],
  "2005-06": [5120, 7],
  "2006-07": [4870, 2],
  "2007-08": [5270, 0],
  "2008-09": [5150, 10],
  "2009-10": [5120, 0],
  "2010-11": [5420, 0],
  "2011-12": [5150, 10],
  "2012-13": [5230, 5],
};

/** The first season whose games have plays, and points by period with them. */
export const FIRST_WITH_PLAYS = "2013-14";

/** The first season with ratings and shots, whose games have arenas, tip-offs and officials. */
export const FIRST_WITH_RATINGS = "2025-26";

/** The first season whose first round took four wins; before it, it took three. */
export const FIRST_OF_SEVEN = "2002-03";

/** The first season whose shots have the players' ids, which tell teammates of one name apart. */
export const FIRST_WITH_SHOT_IDS = "2003-04";

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
