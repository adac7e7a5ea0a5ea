import type { ChartEdge } from "#domain/ask/chart.ts";
import type { FranchiseName } from "#domain/history/league-history.ts";
import { memoize } from "#domain/memoize.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { type KnownNames, knownOf, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import { teamNicknames } from "#domain/search/nicknames.ts";
import { TEAM_COUNT } from "#domain/teams/team.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Asking } from "./asking.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A player who has left, as questions name him. */
export interface PersonNamed {
  id: string;
  name: string;
}

const MOST_WORDS = 4;

/** The name in "shaqs", as phones write "Shaq's"; the phrase itself where it is a word. */
function ownerIn(phrase: string, words: Vocabulary["words"]): string {
  return words.has(phrase) ? phrase : phrase.replace(/s$/, "");
}

/** Names of a team of today that only its former name had. */
const NICKNAMES_OF_OLD = teamNicknames("OKC");

/** The players who have left and the former names of teams in a question; names of today come first. */
export function pastNamesIn({ tokens, vocabulary }: Asking): ChartEdge[] {
  const { franchises = [], names: known = NO_KNOWN_NAMES } = vocabulary.data;
  const people = pastPeople(vocabulary);
  const clubs = clubsOf(franchises);
  return tokens.flatMap((_, from) => {
    const edges: ChartEdge[] = [];
    for (let size = 1; size <= Math.min(MOST_WORDS, tokens.length - from); size += 1) {
      const phrase = tokens
        .slice(from, from + size)
        .map(({ folded }) => folded)
        .join(" ");
      const today = vocabulary.named.get(phrase);
      const isOfToday = today !== undefined;
      const person = people.get(phrase) ?? people.get(ownerIn(phrase, vocabulary.words));
      const club = clubs.get(phrase);
      const to = from + size;
      // "allen" is Ray Allen, but "davis" is no Walter Davis while Anthony Davis plays.
      const fame = knownOf(known, person?.id ?? "").honours;
      const fames = (today?.players ?? []).map(({ id }) => knownOf(known, id).honours);
      const isGreat = fame >= GREAT && fames.every((own) => fame > 2 * own);
      const isOwnName = person && foldForSearch(person.name).endsWith(` ${phrase}`);
      if (person && (!isOfToday || (size === 1 && isOwnName && isGreat)))
        edges.push({ category: "person", value: person, from, to });
      if (club && (!isOfToday || NICKNAMES_OF_OLD.includes(phrase)))
        edges.push({ category: "club", value: club, from, to });
    }
    return edges;
  });
}

/** The players who have left, each by the folded names that mean him. */
export function pastPeople({
  data,
}: {
  data: Pick<Vocabulary["data"], "former" | "names">;
}): ReadonlyMap<string, PersonNamed> {
  const { former = NOBODY, names = NO_KNOWN_NAMES } = data;
  return peopleOf(former)(names);
}

const NOBODY: readonly FormerPlayer[] = [];

/** The best known player of each name; a last name alone means one who is far better known than its others. */
const peopleOf = memoize((former: readonly FormerPlayer[]) =>
  memoize((known: KnownNames): ReadonlyMap<string, PersonNamed> => {
    const fameOf = ({ id }: FormerPlayer) => knownOf(known, id).honours;
    const ranked = former.toSorted(
      (a, b) => fameOf(b) - fameOf(a) || b.seasons.length - a.seasons.length,
    );
    const people = new Map<string, PersonNamed>();
    for (const { id, name } of ranked)
      for (const own of [name, ...knownOf(known, id).names]) {
        const folded = foldForSearch(own);
        if (!people.has(folded)) people.set(folded, { id, name });
      }
    const byLast = Map.groupBy(ranked, ({ name }) =>
      foldForSearch(name).split(" ").slice(1).join(" "),
    );
    for (const [last, [first, next]] of byLast) {
      const fame = first === undefined ? 0 : fameOf(first);
      const isFarther = next === undefined || fame > 2 * fameOf(next) || fame >= GREAT;
      const isMeant = fame >= FAMOUS && isFarther;
      if (first && isMeant && last !== "" && !people.has(last))
        people.set(last, { id: first.id, name: first.name });
    }
    return people;
  }),
);

/** The weight of honors from which a last name alone is a player's, and from which also beside another such one. */
const FAMOUS = 300;
const GREAT = 1000;

/** The names of franchises that no team has today, with the nickname alone. */
const clubsOf = memoize((franchises: readonly FranchiseName[]) => {
  const clubs = new Map<string, FranchiseName>();
  const latest = new Map(franchises.map(({ teamId, name }) => [teamId, nicknameOf(name)]));
  const isOfNow = new Set(latest.values());
  for (const club of franchises) {
    if (club.league === "ABA") continue;
    const nickname = nicknameOf(club.name);
    clubs.set(foldForSearch(club.name), club);
    if (!isOfNow.has(nickname) || club.teamId > TEAM_COUNT) clubs.set(nickname, club);
  }
  const sonics = clubs.get("supersonics");
  if (sonics) for (const name of ["sonics", "seattle sonics", "seattle"]) clubs.set(name, sonics);
  return clubs;
});

function nicknameOf(name: string): string {
  return foldForSearch(name).split(" ").at(-1) ?? "";
}
