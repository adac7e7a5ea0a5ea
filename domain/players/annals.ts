import { yearOfSeason } from "../season/season.ts";
import type { FranchiseHistory } from "../teams/franchise.ts";
import type { CareerSeason, CareerSeasons, Honour } from "./career.ts";
import { sumOfSeasons } from "./career-table.ts";

/** The career of a player of the season in short, without the season itself. */
export interface CareerInShort {
  id: string;
  /** His first season: "2003-04"; undefined for a player without an earlier one. */
  since: string | undefined;
  /** The franchises of his earlier seasons, each once, in their order. */
  teamIds: readonly number[];
  /** The sums of his earlier regular seasons, and of his playoffs; undefined without any. */
  season: CareerSeason | undefined;
  playoffs: CareerSeason | undefined;
  honours: readonly Honour[];
}

/** A championship, with the name of the team at the time. */
export interface Title {
  /** The year in which its season ended. */
  year: number;
  teamId: number;
  name: string;
}

/** All players' careers and all teams' titles, for questions about more than one of them. */
export interface Annals {
  careers: readonly CareerInShort[];
  /** Oldest first. */
  titles: readonly Title[];
}

/** The annals of careers by player id and of franchises by team id. */
export function annalsOf(
  careers: Iterable<readonly [id: string, career: CareerSeasons]>,
  franchises: Iterable<readonly [id: number, franchise: FranchiseHistory & { name: string }]>,
): Annals {
  return {
    careers: [...careers].map(([id, career]) => careerInShort(id, career)),
    titles: [...franchises]
      .flatMap(([teamId, { titles, seasons, name }]) =>
        titles.map((year): Title => {
          const own = seasons.find(({ season }) => yearOfSeason(season) + 1 === year);
          return { year, teamId, name: own?.name ?? name };
        }),
      )
      .toSorted((a, b) => a.year - b.year),
  };
}

function careerInShort(id: string, { seasons, playoffs, honours }: CareerSeasons): CareerInShort {
  return {
    id,
    since: seasons[0]?.season ?? playoffs[0]?.season,
    teamIds: [...new Set(seasons.map(({ teamId }) => teamId))],
    season: sumOfSeasons(seasons),
    playoffs: sumOfSeasons(playoffs),
    honours,
  };
}

/** Returns whether an honour is the award; "All-NBA" includes its three teams, "All-Star" no MVP. */
export function isAward({ award: own }: Pick<Honour, "award">, award: string): boolean {
  return own === award || (own.startsWith(`${award} `) && own.endsWith("Team"));
}
