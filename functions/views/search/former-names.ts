import type { LeagueHistory } from "#domain/history/league-history.ts";
import { memoize } from "#domain/memoize.ts";
import { foundByWords, wordsOf } from "#domain/search/by-words.ts";
import type { SearchHit } from "#domain/search/search-index.ts";
import type { Team } from "#domain/teams/team.ts";
import { teamPath } from "../page/links.ts";

/** The franchises under names that no team has today, whose words a text has. */
export function formerNamesFound(
  text: string,
  history: LeagueHistory,
  teams: readonly Pick<Team, "fullName">[],
): SearchHit[] {
  const today = new Set(teams.map(({ fullName }) => fullName));
  return foundByWords(text, named(history))
    .filter(({ of }) => !today.has(of.name))
    .map(({ of: { name, teamId, first, last } }) => ({
      href: `${teamPath({ id: teamId })}/history`,
      name,
      detail: first === last ? first : `${first} to ${last}`,
      logo: undefined,
    }));
}

const named = memoize(({ names }: LeagueHistory) =>
  names.map((of) => ({ of, words: wordsOf(of.name) })),
);
