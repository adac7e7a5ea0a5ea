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
  /** The mark after the name of a line that is in part an estimate; "" for an exact one. */
  mark: string;
}

/** A franchise's history. */
export interface FranchiseHistory {
  founded: number;
  /** The years in which a championship season ended. */
  titles: number[];
  arena: string;
  /** The head coach of the season that the record was written in. */
  coach: string;
  /** The head coach from a later season on; undefined where the same one stays. */
  nextCoach?: { name: string; from: string } | undefined;
  /** Oldest first. */
  seasons: FranchiseSeason[];
  /** Seasons in the ABA, which no total includes. */
  aba?: FranchiseSeason[];
}

/** A franchise's history and top scorers, for the team's pages. */
export interface Franchise extends FranchiseHistory {
  /** One for each game of a season, playoffs included, in the order they were played. */
  topScorers: TopScorer[];
}

/** The head coach in a season, and the one who follows in a later season. */
export function coachesIn(
  season: string,
  { coach, nextCoach }: Pick<FranchiseHistory, "coach" | "nextCoach">,
): { coach: string; next: FranchiseHistory["nextCoach"] } {
  return nextCoach && season >= nextCoach.from
    ? { coach: nextCoach.name, next: undefined }
    : { coach, next: nextCoach };
}

/** "Taylor Jenkins; in 2025-26 Doc Rivers": the one to come before the one of the season. */
export function coachesInWords(
  season: string,
  franchise: Pick<FranchiseHistory, "coach" | "nextCoach">,
): string {
  const { coach, next } = coachesIn(season, franchise);
  return next ? `${next.name}; in ${season} ${coach}` : coach;
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
