import { memoize } from "../memoize.ts";
import type { Honour } from "../players/career.ts";
import type { Award } from "../season/postseason.ts";
import { yearOfSeason } from "../season/season.ts";
import type { ListedAward } from "./season-lists.ts";

/** A winner of awards; a coach has no id, and "" stands for an unknown birth. */
export interface AwardWinner {
  id: string;
  name: string;
  /** ISO date. */
  born: string;
}

/** The team of a winner: the franchise's id and its abbreviation at the time. */
export interface AwardTeam {
  id: number;
  code: string;
}

/** An award that a player or coach won, with the year in which its season ended. */
export interface AwardWon extends Honour {
  winner: AwardWinner;
  /** Undefined where it is not known. */
  team: AwardTeam | undefined;
}

/**
 * All awards since 1946-47, by award, the oldest first; a title is one of its players, and those of
 * the ABA begin with its name: "ABA All-Star", "All-ABA First Team".
 */
export type AwardHistory = readonly AwardWon[];

/** The award of the players of a champion. */
export const TITLE_AWARD = "NBA Champion";

/** The awards by the id of their winner. */
export const awardsByPlayer = memoize((awards: AwardHistory) =>
  Map.groupBy(awards, ({ winner }) => winner.id),
);

/** The awards of all seasons with those of the running one, which are given in it. */
export function withAwardsOf(
  awards: AwardHistory,
  season: string,
  given: readonly Award[],
): AwardHistory {
  const year = yearOfSeason(season) + 1;
  const known = new Set(awards.map((own) => own.year === year && own.award));
  const more = given.filter(({ award }) => !known.has(award));
  return [
    ...awards,
    ...more.map(({ award, playerId = "", name }) => ({
      award,
      year,
      winner: { id: playerId, name, born: "" },
      team: undefined,
    })),
  ];
}

/** Returns whether an honour is the award; "All-NBA" includes its three teams, "All-Star" no MVP. */
export function isAward({ award: own }: Pick<Honour, "award">, award: string): boolean {
  return own === award || (own.startsWith(`${award} `) && own.endsWith("Team"));
}

const ABA = "ABA";

/** Returns whether an award is one of the ABA. */
export function isOfAba({ award }: Pick<Honour, "award">): boolean {
  return award.includes(ABA);
}

/** The name of an award of the ABA among those of all leagues. */
export function awardOfAba(award: string): string {
  return award.includes(ABA) ? award : `${ABA} ${award}`;
}

/** The awards that were given in a season, without titles and the leaders in a figure. */
export function awardsInSeason(awards: AwardHistory, season: string): ListedAward[] {
  const year = yearOfSeason(season) + 1;
  return awards
    .filter((own) => own.year === year && own.award !== TITLE_AWARD && !/ Leader$/.test(own.award))
    .map(({ award, winner: { id, name } }) => ({
      league: award.includes(ABA) ? ABA : "NBA",
      award: award.replace(/^ABA /, ""),
      playerId: id || undefined,
      name,
    }));
}
