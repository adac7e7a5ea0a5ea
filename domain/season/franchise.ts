/** One past season of a franchise. */
export interface FranchiseSeason {
  /** "1949-50". */
  season: string;
  /** The name of then: "Tri-Cities Blackhawks". */
  name: string;
  wins: number;
  losses: number;
  playoffs: boolean;
  champion: boolean;
  arena: string | undefined;
}

/** The best scorer of a team in one of its games. */
export interface TopScorer {
  gameId: string;
  playerId: string;
  name: string;
  pts: number;
}

/** What the pages of one team need beside its facts and games. */
export interface Franchise {
  founded: number;
  /** Years in which a championship season ended. */
  titles: number[];
  arena: string;
  coach: string;
  /** By game, playoffs included, in the order they were played. */
  topScorers: TopScorer[];
  /** The oldest first. */
  seasons: FranchiseSeason[];
}

/** Seasons in a row with one name or arena. */
export interface Stretch {
  text: string;
  /** "1960-61". */
  first: string;
  last: string;
}

/** What changed from season to season, in order; seasons in which it is not known are left out. */
export function stretchesOf(
  seasons: readonly FranchiseSeason[],
  textOf: (season: FranchiseSeason) => string | undefined,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const season of seasons) {
    const text = textOf(season);
    if (text === undefined) continue;
    const current = stretches.at(-1);
    if (current?.text === text) current.last = season.season;
    else stretches.push({ text, first: season.season, last: season.season });
  }
  return stretches;
}
