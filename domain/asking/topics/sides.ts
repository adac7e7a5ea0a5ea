import type { Meaning } from "#domain/ask/meaning.ts";
import type { Team } from "#domain/teams/team.ts";
import type { UpcomingFact } from "../facts-ahead.ts";
import type { Segment } from "../understanding.ts";

const NAMED = ["team", "opponent", "host"];

/**
 * The teams of a game, first the one whose place it is, and its place; undefined where they do not fit
 * together.
 */
export function sideOf(meaning: Meaning): Pick<UpcomingFact, "teamIds" | "where"> | undefined {
  const named = meaning.parts.filter(({ category }) => NAMED.includes(category));
  const [first, second] = named.map(({ category }) => category);
  const teamIds = [...new Set(named.map(({ value }) => (value as Team).id))];
  const place = meaning.one("is:where");
  const isOfOpponent = first === "opponent" && second !== "opponent";
  const isVisiting = !isOfOpponent && second === "host";
  const isOfNone = named.length === 0 || (named.length === 1 && isOfOpponent);
  if (place !== undefined && (isOfNone || isVisiting || !(place in PLACES))) return undefined;
  return {
    teamIds: isOfOpponent ? teamIds.toReversed() : teamIds,
    where: isVisiting ? "away" : (place as keyof typeof PLACES | undefined),
  };
}

const PLACES = { home: " at home", away: " on the road" } as const;

/** A place in words, inferred where "lakers at celtics" does not say it. */
export function placedIn(where: keyof typeof PLACES | undefined, meaning: Meaning): Segment {
  return {
    text: where === undefined ? "" : PLACES[where],
    isInferred: !meaning.has("is:where"),
  };
}
