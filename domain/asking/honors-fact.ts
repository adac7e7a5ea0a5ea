import type { FranchiseName } from "#domain/history/league-history.ts";

/** A franchise under a name that it had in some seasons, without them under its name of today. */
export type ClubNamed = Pick<FranchiseName, "teamId" | "name"> &
  Partial<Pick<FranchiseName, "first" | "last">>;

/** A question over the awards and the titles of all seasons; `seasons` is their name in addresses. */
export type HonorsFact =
  /** The winners of an award in some seasons, of all teams or of one; only the first or the last of them. */
  | {
      kind: "winners";
      award: string;
      seasons: string;
      teamId: number | undefined;
      end: "first" | "last" | undefined;
      /** Whether only players who still play are asked for. */
      isActive: boolean;
    }
  /** The players by how often they won an award, of all or of those who still play, from a number of times on. */
  | { kind: "most-awarded"; award: string; isActive: boolean; times?: number }
  /** The winners of an award by their age. */
  | { kind: "award-age"; award: string; isOldest: boolean }
  /** How often a player won an award. */
  | { kind: "awards-of"; award: string; player: { id: string; name: string } }
  /** The Finals of a season, of any teams or of one. */
  | { kind: "champion"; season: string; teamId: number | undefined; isYesOrNo: boolean }
  /** The teams by their titles or Finals in some seasons, or the teams of today without one. */
  | { kind: "titles"; seasons: string; of: "title" | "Finals appearance"; isNone: boolean }
  /** The titles of one franchise: all, the last one, the one before that, or whether there is any. */
  | {
      kind: "titles-of";
      seasons: string;
      club: ClubNamed;
      form: "all" | "last" | "before" | "any";
    }
  /** The Finals of a team, or of two against each other, by their ids. */
  | { kind: "finals-of"; teamIds: readonly number[]; isYesOrNo: boolean };
