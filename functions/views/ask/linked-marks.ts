import type { Mark } from "#domain/asking/understanding.ts";
import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { linksOfSeason, type SeasonLinks } from "#domain/players/season-links.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Team } from "#domain/teams/team.ts";

/** A piece of a sentence, which links to the page of the player or team that it names. */
export interface LinkedMark extends Mark {
  href: string | undefined;
}

/** A sentence whose names of players and teams are links to their pages. */
export function linkedMarks(
  marks: readonly Mark[],
  { seasonNow, teams, players, lines }: QuestionData,
): LinkedMark[] {
  const links = linksOfSeason(lines.season, seasonNow.current);
  const pages = new Map([...teamPages(teams), ...playerPages(players)(lines.players)]);
  return marks.flatMap(({ text, isFigure }) => {
    const named = [...pages.keys()].filter((name) => text.includes(name));
    if (named.length === 0) return [{ text, isFigure, href: undefined }];
    return cutAtNames(
      text,
      named.toSorted((a, b) => b.length - a.length),
    ).map((part) => ({
      text: part,
      isFigure,
      href: pages.get(part)?.(links),
    }));
  });
}

/** Cuts a text before and after each name in it; of names within names, the first given counts. */
function cutAtNames(text: string, names: readonly string[]): string[] {
  const [name, ...others] = names;
  if (text === "") return [];
  if (name === undefined) return [text];
  const start = indexOfName(text, name);
  if (start < 0) return cutAtNames(text, others);
  const end = start + name.length;
  return [...cutAtNames(text.slice(0, start), names), name, ...cutAtNames(text.slice(end), names)];
}

/** The place of a name that is no part of a longer word; -1 for none. */
function indexOfName(text: string, name: string): number {
  const isPart = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  let at = text.indexOf(name);
  while (at >= 0 && (isPart(at - 1) || isPart(at + name.length))) at = text.indexOf(name, at + 1);
  return at;
}

/** Names with the address of their pages in a season. */
type Pages = readonly (readonly [name: string, href: (links: SeasonLinks) => string])[];

const teamPages = memoize(
  (teams: readonly Team[]): Pages =>
    teams.flatMap((team) =>
      [team.fullName, team.name].map(
        (name) => [name, (links: SeasonLinks) => links.team(team)] as const,
      ),
    ),
);

/** The pages of players by their names under contract and in the season's lines. */
const playerPages = memoize((players: readonly Player[]) =>
  memoize((played: QuestionData["lines"]["players"]): Pages => {
    const names = new Map(players.map(({ id, name }) => [id, name]));
    return [
      ...players.map(({ name }) => [name, (links: SeasonLinks) => links.player(name)] as const),
      ...played.map(({ id, name }) => {
        const own = names.get(id) ?? name;
        return [name, (links: SeasonLinks) => links.player(own)] as const;
      }),
    ];
  }),
);
