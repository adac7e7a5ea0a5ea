/** One past season of a franchise. */
export interface FranchiseSeason {
  /** "1949-50". */
  season: string;
  /** The name at the time: "Tri-Cities Blackhawks". */
  name: string;
  wins: number;
  losses: number;
  playoffs: boolean;
  champion: boolean;
  arena: string | undefined;
}

/** A team's top scorer in one game. */
export interface TopScorer {
  gameId: string;
  playerId: string;
  name: string;
  pts: number;
}

/** A franchise's history and top scorers, for the team's pages. */
export interface Franchise {
  founded: number;
  /** The years in which a championship season ended. */
  titles: number[];
  arena: string;
  coach: string;
  /** One for each game, playoffs included, in the order they were played. */
  topScorers: TopScorer[];
  /** Oldest first. */
  seasons: FranchiseSeason[];
}

/** Consecutive seasons with one name or arena. */
export interface FranchiseStretch {
  text: string;
  /** "1960-61". */
  first: string;
  last: string;
}

/**
 * Consecutive seasons with equal texts, such as names or arenas, merged into stretches; seasons
 * without a text are skipped.
 */
export function stretchesOf(
  seasons: readonly FranchiseSeason[],
  textOf: (season: FranchiseSeason) => string | undefined,
): FranchiseStretch[] {
  const stretches: FranchiseStretch[] = [];
  for (const season of seasons) {
    const text = textOf(season);
    if (text === undefined) continue;
    const current = stretches.at(-1);
    if (current?.text === text) current.last = season.season;
    else stretches.push({ text, first: season.season, last: season.season });
  }
  return stretches;
}
