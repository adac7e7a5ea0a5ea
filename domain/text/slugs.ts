import { foldForSearch } from "./fold.ts";

const LONGEST_SLUG = 80;

/**
 * A title as the last segment of an address: words of plain lower-case letters and digits, joined
 * by hyphens. Never only digits, because those would be an index of a list.
 */
export function slugOf(title: string): string {
  const words = foldForSearch(title.replace(/(?<=\d)[.,](?=\d)/g, " "))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const slug = shortened(words);
  if (slug === "") return "article";
  return /^[0-9]+$/.test(slug) ? `article-${slug}` : slug;
}

/**
 * A unique slug for each title of a list, newest first. Equal slugs are numbered from the oldest
 * on, so that a new article never takes over the address of an old one.
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

/** Shortens a slug to the limit, between words where possible. */
function shortened(slug: string): string {
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : slug.slice(0, LONGEST_SLUG);
}
