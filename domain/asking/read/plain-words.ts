import type { Asking } from "./asking.ts";

/** A question of teams and plain words: the teams' ids, and the words. */
export interface PlainWords {
  teamIds: readonly number[];
  words: readonly string[];
}

/** Reads a question of which all words are known and all names are teams'; undefined for any other. */
export function plainWords(
  { terms, tokens }: Asking,
  isKnown: (word: string) => boolean,
): PlainWords | undefined {
  const teamIds = new Set<number>();
  const words: string[] = [];
  for (const term of terms) {
    if (term.is === "named") {
      const { players, teams } = term.named;
      const [team] = teams;
      if (team === undefined || teams.length > 1 || players.length > 0) return undefined;
      teamIds.add(team.id);
      continue;
    }
    for (const { folded } of tokens.slice(term.from, term.to)) {
      if (!isKnown(folded)) return undefined;
      words.push(folded);
    }
  }
  return { teamIds: [...teamIds], words };
}
