/** The public part of an article, its title and date. The article itself is for members. */
export interface Headline {
  section: "news" | "analysis";
  title: string;
  /** The last segment of the article's address. */
  slug: string;
  /** ISO date. */
  date: string;
}

/** The address of the article, which only members may read. */
export function articlePath({ section, slug }: Pick<Headline, "section" | "slug">): string {
  return `/nba/${section}/${slug}`;
}

/** The number of headlines that visitors see. */
export const HEADLINES = 8;

/** The newest headlines of all sections; headlines of one day keep their order. */
export function newestHeadlines(headlines: readonly Headline[]): Headline[] {
  return headlines
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, HEADLINES);
}
