/** The public part of an article: its title and its day; the article itself is for members. */
export interface Headline {
  section: "news" | "analysis";
  title: string;
  /** The last part of the article's address. */
  slug: string;
  /** ISO date. */
  date: string;
}

/** How many headlines are published. */
export const HEADLINES = 8;

/** The newest of all sections' headlines; those of one day stay in the order given. */
export function newestHeadlines(headlines: readonly Headline[]): Headline[] {
  return headlines
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, HEADLINES);
}
