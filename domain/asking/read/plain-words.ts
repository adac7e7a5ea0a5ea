import type { Asking } from "./asking.ts";

/** A question of teams and plain words: the teams' ids, the word before each, and the words. */
export interface PlainWords {
  teamIds: readonly number[];
  /** The words before the teams, without articles; undefined after another team. */
  before: readonly (string | undefined)[];
  words: readonly string[];
}

/** Reads a question of which all words are known and all names are teams'; undefined for any other. */
export function plainWords(
  { terms, tokens }: Asking,
  isKnown: (word: string) => boolean,
): PlainWords | undefined {
  const clubs = new Map<number, string | undefined>();
  const words: string[] = [];
  let last: string | undefined;
  for (const term of terms) {
    if (term.is === "named") {
      const { players, teams } = term.named;
      const [team] = teams;
      if (team === undefined || teams.length > 1 || players.length > 0) return undefined;
      if (!clubs.has(team.id)) clubs.set(team.id, last);
      last = undefined;
      continue;
    }
    for (const { folded } of tokens.slice(term.from, term.to)) {
      if (!isKnown(folded)) return undefined;
      words.push(folded);
      if (folded !== "the") last = folded;
    }
  }
  return { teamIds: [...clubs.keys()], before: [...clubs.values()], words };
}
