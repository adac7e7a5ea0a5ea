import { memoize } from "../memoize.ts";
import { slugsOf } from "../text/slugs.ts";
import { wellFormed } from "../text/well-formed.ts";
import { linkedParagraphs, type TextLink } from "./linked-text.ts";

/** A news item or an analysis. A field that is missing or invalid in the database is undefined. */
export interface Article {
  title: string;
  /** The last segment of the article's address; undefined when the title makes it. */
  slug: string | undefined;
  /** The printed date: "April 12, 2026". */
  postedOn: string | undefined;
  img: string | undefined;
  /** A small second picture, of analyses only. */
  img2: string | undefined;
  body: string | undefined;
  /** Analyses only. */
  author: string | undefined;
  /** News only. */
  sourceTxt: string | undefined;
  sourceUrl: string | undefined;
  /** The address of the open data call that returns the article's figures. */
  dataUrl: string | undefined;
  /** Names and figures of the body with the pages that they link to. */
  links: readonly TextLink[];
  /** The teams and players of the article. */
  subjects: readonly Subject[];
}

export interface Subject {
  text: string;
  href: string;
}

const LONGEST_EXCERPT = 300;

/** The paragraphs of a body as plain text; empty lines separate them. */
export function paragraphsOf(body: string): string[] {
  return linkedParagraphs(body, []).map((pieces) => pieces.map(({ text }) => text).join(""));
}

/**
 * The start of a body for lists, as one paragraph: as many sentences as fit, or else as many words
 * as fit and an ellipsis.
 */
export function excerptOf(body: string): string {
  const whole = paragraphsOf(body).join(" ");
  if (whole.length <= LONGEST_EXCERPT) return whole;
  const start = whole.slice(0, LONGEST_EXCERPT);
  // A sentence ends before a space and a capital, which leaves "3.5 games" and "Jr." inside names.
  const sentences = [...start.matchAll(/(?<!\b(?:Jr|Sr|St|vs|\p{Lu}))[.!?](?= \p{Lu})/gu)];
  const end = sentences.at(-1)?.index;
  if (end !== undefined) return whole.slice(0, end + 1);
  const word = start.lastIndexOf(" ");
  return `${wellFormed(start.slice(0, word > 0 ? word : LONGEST_EXCERPT))}…`;
}

/**
 * The link below an article in a list: to the article's page when it has a body, or else to its
 * source, or to the page when the source is unknown too.
 */
export type Onward = { kind: "read-more" } | { kind: "open-source"; href: string };

export function onwardOf({ body, sourceUrl }: Pick<Article, "body" | "sourceUrl">): Onward {
  return body !== undefined || sourceUrl === undefined
    ? { kind: "read-more" }
    : { kind: "open-source", href: sourceUrl };
}

/** The picture of an article: the main one, or else the small second one (product.md section 2). */
export function pictureOf({
  img,
  img2,
}: Pick<Article, "img" | "img2">): { src: string; size: "full" | "small" } | undefined {
  if (img !== undefined) return { src: img, size: "full" };
  return img2 === undefined ? undefined : { src: img2, size: "small" };
}

/**
 * The result of resolving an article's address: an article, a redirect to its canonical address, or
 * none.
 */
export type ArticlePlace =
  | { kind: "article"; article: Article }
  | { kind: "moved"; slug: string }
  | { kind: "unknown" };

/** Resolves the last segment of an article's address: a slug, or an index in the list. */
export function findArticle(articles: readonly Article[], id: string): ArticlePlace {
  const slugs = articleSlugs(articles);
  if (/^[0-9]{1,6}$/.test(id)) {
    const slug = slugs[Number(id)];
    return slug === undefined ? { kind: "unknown" } : { kind: "moved", slug };
  }
  const article = articles[slugs.indexOf(id)];
  return article === undefined ? { kind: "unknown" } : { kind: "article", article };
}

/** The slug of each article, in the list's order. */
export const articleSlugs = memoize((articles: readonly Article[]) =>
  slugsOf(articles.map(({ slug, title }) => slug ?? title)),
);
