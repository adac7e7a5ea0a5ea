import { foldForSearch } from "./search.ts";

const LONGEST_SLUG = 80;

/**
 * A title as the last part of an address: its words in plain lower-case letters and digits, joined
 * by hyphens. Never only digits, which would be a place in a list.
 */
export function slugOf(title: string): string {
  const words = foldForSearch(title.replace(/(?<=\d)[.,](?=\d)/g, " "))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const slug = shortened(words);
  if (slug === "") return "article";
  return /^[0-9]+$/.test(slug) ? `article-${slug}` : slug;
}

/**
 * The slugs of a list of titles, newest first, each its own. Equal ones are numbered from the
 * oldest on, so that a new article never takes over the address of an old one.
 */
export function slugsOf(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles
    .toReversed()
    .map((title) => {
      const slug = slugOf(title);
      let own = slug;
      for (let next = 2; taken.has(own); next += 1) own = `${slug}-${next}`;
      taken.add(own);
      return own;
    })
    .reverse();
}

/** Cut between words where there is one to cut at. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : slug.slice(0, LONGEST_SLUG);
}
