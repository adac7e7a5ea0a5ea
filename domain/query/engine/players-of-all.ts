import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { feetAndInches } from "../conditions/player-conditions.ts";
import type { AllTimeSeasons } from "../storage/all-time.ts";

/** The players since 1946-47, with what is known of them whichever their time. */
export const playersOfAll = memoize(({ players }: AllTimeSeasons): Player[] =>
  players.map(({ inches, nation, college, draft, ...player }) => ({
    ...NOT_KNOWN,
    ...player,
    height: feetAndInches(inches),
    nationality: nation,
    preDraftTeam: college,
    draftStatus: draft,
  })),
);

const NOT_KNOWN = { age: "", yearsOfService: "", weight: "", jersey: "", currentTeam: "" };
