import type { Article, Subject } from "#domain/articles/articles.ts";
import type { TextLink } from "#domain/articles/linked-text.ts";
import { safeLogo } from "./addresses.ts";
import { bodyOf, lineOf, pictureAddress, postedOnOf, sourceOf, titledRow } from "./prose.ts";
import { listOf, objectOf, parseRows, type ReadRows } from "./rows.ts";

/**
 * An entry of `nba/news/data` or `nba/analysis/data`. Foreign clients expect plain strings; `slug`,
 * `dataURL`, `links` and `subjects` are Hardwood's additions.
 */
export interface ArticleWire {
  title: string;
  slug?: string;
  /** In news only. */
  sourceTxt?: string;
  /** In analyses only. */
  author?: string;
  sourceURL: string;
  dataURL?: string;
  postedOn: string;
  img?: string;
  img2?: string;
  body?: string;
  links?: ArticleLinkWire[];
  subjects?: { text: string; href: string }[];
}

export interface ArticleLinkWire {
  text: string;
  href: string;
  /** The index in `body` at which the text begins. */
  at: number;
}

const SLUG = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;
/** The limit of links, which no real article reaches. */
const MOST_LINKS = 500;
const MOST_SUBJECTS = 60;

/** The items of `nba/news/data`, newest first as stored. Only a bad field is dropped. */
export function parseNews(raw: unknown): ReadRows<Article> | undefined {
  return parseArticles(raw, (row) => ({
    img2: undefined,
    author: undefined,
    sourceTxt: lineOf(row.sourceTxt),
  }));
}

/** The items of `nba/analysis/data`, newest first as stored. Only a bad field is dropped. */
export function parseAnalysis(raw: unknown): ReadRows<Article> | undefined {
  return parseArticles(raw, (row) => ({
    img2: pictureAddress(row.img2),
    author: lineOf(row.author),
    sourceTxt: undefined,
  }));
}

/** The fields that only one of the two sections has. */
type SectionFields = Pick<Article, "img2" | "author" | "sourceTxt">;

function parseArticles(
  raw: unknown,
  sectionFields: (row: Readonly<Record<string, unknown>>) => SectionFields,
): ReadRows<Article> | undefined {
  return parseRows(raw, (item): Article | undefined => {
    const titled = titledRow(item);
    if (titled === undefined) return undefined;
    const { row, title } = titled;
    const body = bodyOf(row.body);
    return {
      title,
      slug: slugFrom(row.slug),
      postedOn: postedOnOf(row.postedOn),
      img: pictureAddress(row.img),
      body,
      sourceUrl: sourceOf(row.sourceURL),
      dataUrl: dataUrlOf(row.dataURL),
      links: linksOf(row.links, body),
      subjects: subjectsOf(row.subjects),
      ...sectionFields(row),
    };
  });
}

/** The slug; digits alone are refused, since they would be an index in the list. */
function slugFrom(raw: unknown): string | undefined {
  return typeof raw === "string" && isSlug(raw) ? raw : undefined;
}

/** Returns whether a text can be the last part of an article's address. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}

function dataUrlOf(raw: unknown): string | undefined {
  const path = typeof raw === "string" ? safeLogo(raw) : undefined;
  return path?.startsWith("/api/") ? path : undefined;
}

/** The links whose text is at their index in the body, in its order; bad ones are dropped. */
function linksOf(raw: unknown, body = ""): TextLink[] {
  let free = 0;
  return (listOf(raw) ?? [])
    .slice(0, MOST_LINKS)
    .flatMap((item): TextLink[] => {
      const { text, href, at } = objectOf(item) ?? {};
      const address = sourceOf(href);
      if (typeof text !== "string" || typeof at !== "number" || address === undefined) return [];
      const isThere = Number.isInteger(at) && at >= 0 && body.startsWith(text, at);
      return isThere && /^\S(?:[^\r\n]*\S)?$/.test(text) ? [{ text, href: address, at }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ text, at }) => {
      if (at < free) return false;
      free = at + text.length;
      return true;
    });
}

function subjectsOf(raw: unknown): Subject[] {
  return (listOf(raw) ?? []).slice(0, MOST_SUBJECTS).flatMap((item): Subject[] => {
    const row = objectOf(item);
    const [text, href] = [lineOf(row?.text), sourceOf(row?.href)];
    return text === undefined || href === undefined ? [] : [{ text, href }];
  });
}
