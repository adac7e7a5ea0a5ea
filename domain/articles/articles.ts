import { memoize } from "../memoize.ts";
import { slugsOf } from "../words/slugs.ts";
import { linkedParagraphs, type TextLink } from "./linked-text.ts";

/** A piece of news or an analysis. What was not given, or cannot be trusted, is undefined. */
export interface Article {
  title: string;
  /** The last part of its address, unless that is made of the title. */
  slug: string | undefined;
  /** As printed: "April 12, 2026". */
  postedOn: string | undefined;
  img: string | undefined;
  /** A small second picture; only analyses have one. */
  img2: string | undefined;
  body: string | undefined;
  /** Only of analyses. */
  author: string | undefined;
  /** Only of news. */
  sourceTxt: string | undefined;
  sourceUrl: string | undefined;
  /** The open-data call that answers its figures. */
  dataUrl: string | undefined;
  /** Names and figures of the body that lead to the page that has them. */
  links: readonly TextLink[];
  /** The teams and players that it is about. */
  subjects: readonly Subject[];
}

export interface Subject {
  text: string;
  href: string;
}

const LONGEST_EXCERPT = 300;

/** The paragraphs of a body: plain text, parted by empty lines. */
export function paragraphsOf(body: string): string[] {
  return linkedParagraphs(body, []).map((pieces) => pieces.map(({ text }) => text).join(""));
}

/**
 * The start of a body as lists show it, in one piece: as many sentences as fit, or cut between
 * words with an ellipsis when not even the first one does.
 */
export function excerptOf(body: string): string {
  const whole = paragraphsOf(body).join(" ");
  if (whole.length <= LONGEST_EXCERPT) return whole;
  const start = whole.slice(0, LONGEST_EXCERPT);
  // A sentence ends before a space and a capital: "3.5 games" and "Jr." inside names go on.
  const sentences = [...start.matchAll(/(?<!\b(?:Jr|Sr|St|vs|\p{Lu}))[.!?](?= \p{Lu})/gu)];
  const end = sentences.at(-1)?.index;
  if (end !== undefined) return whole.slice(0, end + 1);
  const word = start.lastIndexOf(" ");
  return `${start.slice(0, word > 0 ? word : LONGEST_EXCERPT).toWellFormed()}…`;
}

/**
 * The link that a list offers below an article: its own page when it has a body, or else its
 * source. Without a known source either, it is the page.
 */
export type Onward = { kind: "read-more" } | { kind: "open-source"; href: string };

export function onwardOf({ body, sourceUrl }: Pick<Article, "body" | "sourceUrl">): Onward {
  return body !== undefined || sourceUrl === undefined
    ? { kind: "read-more" }
    : { kind: "open-source", href: sourceUrl };
}

/** The picture that is shown: the main one, or else the small second one (product.md section 2). */
export function pictureOf({
  img,
  img2,
}: Pick<Article, "img" | "img2">): { src: string; size: "full" | "small" } | undefined {
  if (img !== undefined) return { src: img, size: "full" };
  return img2 === undefined ? undefined : { src: img2, size: "small" };
}

/** The target of an address: an article, a redirect to an article's proper address, or none. */
export type ArticlePlace =
  | { kind: "article"; article: Article }
  | { kind: "moved"; slug: string }
  | { kind: "unknown" };

/** The article that the last part of an address means: its slug, or its place in the list. */
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
