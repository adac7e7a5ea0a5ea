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

/** The headlines of all sections, newest first; those of one day keep their order. */
export function newestFirst(headlines: readonly Headline[]): Headline[] {
  return headlines.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
