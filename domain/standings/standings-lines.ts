import { FIRST_OF_SIXTEEN, FIRST_PLAY_IN, TRIAL_OF_THE_PLAY_IN } from "../season/season-rules.ts";

/** The places of a conference that lead on to the postseason. */
export interface PostseasonPlaces {
  /** The last rank that goes straight to the playoffs. */
  direct: number;
  /** The last rank of the play-in; undefined for a season without one for every conference. */
  playIn: number | undefined;
}

/** The last rank of a conference that goes straight to the playoffs, since there is a play-in. */
export const LAST_SEED = 6;

/** The places that led on in a season: until 2019-20 the first eight. */
export function placesOf(season: string): PostseasonPlaces {
  return season < FIRST_PLAY_IN
    ? { direct: 8, playIn: undefined }
    : { direct: LAST_SEED, playIn: 10 };
}

/** Returns whether the standings of a season decided by rank alone who went on. */
export function hasLinesBelow(season: string): boolean {
  return season >= FIRST_OF_SIXTEEN;
}

/** The line that the league draws below a rank of a conference; undefined for most ranks. */
export function lineBelow(rank: number, season: string): "playoffs" | "play-in" | undefined {
  if (!hasLinesBelow(season)) return undefined;
  const { direct, playIn } = placesOf(season);
  if (rank === direct) return "playoffs";
  return rank === playIn ? "play-in" : undefined;
}

/** How a season's standings lead on, in a sentence; "" for a season before there were eight places. */
export function placesSentence(season: string): string {
  if (!hasLinesBelow(season)) return "";
  if (season >= FIRST_PLAY_IN)
    return "The top six teams in each conference make the playoffs; the next four go to the play-in.";
  const rule = "The top eight teams in each conference made the playoffs";
  return season === TRIAL_OF_THE_PLAY_IN
    ? `${rule}; the West's eighth and ninth met in a play-in first.`
    : `${rule}.`;
}
