import { articlePath, type Headline } from "#domain/articles/headlines.ts";
import type { Player } from "#domain/players/player.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { SECTIONS } from "./sections.ts";

/** The title of an article for members, with its address. */
export interface FrontHeadline {
  section: string;
  title: string;
  href: string;
  /** ISO date. */
  date: string;
}

export function frontHeadline({ section, title, slug, date }: Headline): FrontHeadline {
  return {
    section: SECTIONS[section].title,
    title,
    href: articlePath({ section, slug }),
    date,
  };
}

/** The headline of the article at an address; undefined for other pages and while none can be read. */
export async function headlineAt(
  { headlines }: Pick<Collections, "headlines">,
  path: string,
): Promise<FrontHeadline | undefined> {
  const { pathname } = new URL(path, "https://here.example");
  const read = await headlines();
  const found = read.ok ? read.value.value.find((own) => articlePath(own) === pathname) : undefined;
  return found && frontHeadline(found);
}

const HEADLINES_OF_TEAM = 3;

/** The newest headlines that name a team or one of its players. */
export function headlinesOf(
  team: Team,
  roster: readonly Player[],
  headlines: readonly Headline[],
): FrontHeadline[] {
  const names = [team.name, ...roster.map(({ name }) => name)].map(words);
  return headlines
    .filter(({ title }) => names.some((name) => words(title).includes(name)))
    .slice(0, HEADLINES_OF_TEAM)
    .map(frontHeadline);
}

/** Letters and digits between spaces, so that a name matches whole words only. */
function words(text: string): string {
  return ` ${text.replace(/[^\p{L}\d]+/gu, " ").trim()} `;
}
