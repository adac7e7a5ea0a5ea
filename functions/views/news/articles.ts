import {
  type Article,
  articleSlugs,
  excerptOf,
  findArticle,
  onwardOf,
  pictureOf,
  type Subject,
} from "#domain/articles/articles.ts";
import { type Chart, chartNameOf } from "#domain/articles/charts.ts";
import { linkedParagraphs, type TextPiece } from "#domain/articles/linked-text.ts";
import { clampPage, pageCount, pageOf } from "#domain/paging.ts";
import type { MemberCollections } from "#functions/data/cached-collections.ts";
import { type ArticleSection, SECTIONS } from "../front/sections.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";

/** The length of a page: as many titles and excerpts as the first packets of a connection hold. */
const ARTICLES_PER_PAGE = 28;

export interface ArticlePicture {
  src: string;
  /** The drawing in the dark theme's colours; undefined for pictures with a single look. */
  darkSrc: string | undefined;
  alt: string;
  size: "full" | "small";
}

export interface ArticleEntry {
  title: string;
  href: string;
  postedOn: string | undefined;
  picture: ArticlePicture | undefined;
  excerpt: string | undefined;
  byline: string | undefined;
  onward: { text: "Read more" | "Open Source"; href: string; away: boolean };
}

export interface ArticleList {
  entries: ArticleEntry[];
  /** The team of the address's filter; its name is undefined when no article is about it. */
  team: { id: string; name: string | undefined } | undefined;
  /** The teams that articles of the section are about, by name, with their numbers. */
  teams: { name: string; href: string; count: number; isCurrent: boolean }[];
  total: number;
  number: number;
  pages: number;
}

export interface ArticlePage {
  title: string;
  postedOn: string | undefined;
  picture: ArticlePicture | undefined;
  paragraphs: TextPiece[][];
  byline: string | undefined;
  source: { href: string; away: boolean } | undefined;
  /** The address of the article's figures as data. */
  dataHref: string | undefined;
  subjects: readonly Subject[];
  /** The articles before and after this one in the list. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export interface Neighbour {
  title: string;
  href: string;
}

/** One article, or the address it has moved to. */
export type ArticleAnswer =
  | { kind: "article"; article: ArticlePage }
  | { kind: "moved"; href: string };

/** A page of a section's list (product.md section 2, News and Analysis) or a team's articles. */
export async function loadArticles(
  section: ArticleSection,
  collections: MemberCollections,
  requested: string | null,
  teamId: string | null = null,
): Promise<View<ArticleList>> {
  const read = await readArticles(section, collections);
  if (!read.ok) return UNAVAILABLE;
  const { articles: all, charts } = read.value.values;
  const slugs = articleSlugs(all);
  const subjectOf = ({ subjects }: Article) =>
    subjects.find(({ href }) => href === `/nba/teams/${teamId}`);
  const articles = teamId === null ? all : all.filter((article) => subjectOf(article));
  const pages = pageCount(articles.length, ARTICLES_PER_PAGE);
  const number = clampPage(requested ?? "", pages);
  const [first] = articles;
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      team: teamId === null ? undefined : { id: teamId, name: first && subjectOf(first)?.text },
      teams: teamsOf(all, SECTIONS[section].path, teamId),
      total: articles.length,
      number,
      pages,
      entries: pageOf(articles, number, ARTICLES_PER_PAGE).map((article) => {
        const href = `${SECTIONS[section].path}/${slugs[all.indexOf(article)]}`;
        const onward = onwardOf(article);
        return {
          title: article.title,
          href,
          postedOn: article.postedOn,
          picture: printedPicture(article, charts),
          excerpt: article.body === undefined ? undefined : excerptOf(article.body),
          byline: bylineOf(section, article),
          onward:
            onward.kind === "read-more"
              ? { text: "Read more", href, away: false }
              : { text: "Open Source", href: onward.href, away: isAway(onward.href) },
        };
      }),
    },
  };
}

function teamsOf(
  articles: readonly Article[],
  path: string,
  teamId: string | null,
): ArticleList["teams"] {
  const named = articles
    .flatMap(({ subjects }) => subjects)
    .flatMap(({ text, href }) => {
      const [, id] = /^\/nba\/teams\/(\d+)$/.exec(href) ?? [];
      return id === undefined ? [] : [{ id, text }];
    });
  return [...Map.groupBy(named, ({ id }) => id)]
    .map(([id, own]) => ({
      name: own[0]?.text ?? "",
      href: `${path}?team=${id}`,
      count: own.length,
      isCurrent: id === teamId,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** One article by its slug or its index in the list (design.md section 2). */
export async function loadArticle(
  section: ArticleSection,
  collections: MemberCollections,
  id: string | undefined,
): Promise<View<ArticleAnswer>> {
  const read = await readArticles(section, collections);
  if (!read.ok) return UNAVAILABLE;
  const { articles, charts } = read.value.values;
  const place = findArticle(articles, id ?? "");
  if (place.kind === "unknown") return MISSING_VIEW;
  const { updatedAt } = read.value;
  if (place.kind === "moved") {
    const href = `${SECTIONS[section].path}/${place.slug}`;
    return { kind: "ready", updatedAt, page: { kind: "moved", href } };
  }
  const { article } = place;
  const slugs = articleSlugs(articles);
  const at = articles.indexOf(article);
  const neighbour = (index: number): Neighbour | undefined => {
    const other = articles[index];
    return other && { title: other.title, href: `${SECTIONS[section].path}/${slugs[index]}` };
  };
  const { body = "" } = article;
  return {
    kind: "ready",
    updatedAt,
    page: {
      kind: "article",
      article: {
        title: article.title,
        postedOn: article.postedOn,
        picture: printedPicture(article, charts),
        paragraphs: linkedParagraphs(body, article.links),
        byline: bylineOf(section, article),
        source:
          article.sourceUrl === undefined
            ? undefined
            : { href: article.sourceUrl, away: isAway(article.sourceUrl) },
        dataHref: article.dataUrl,
        subjects: article.subjects,
        previous: neighbour(at - 1),
        next: neighbour(at + 1),
      },
    },
  };
}

/** Reads the articles; without charts, articles are shown without their drawings. */
function readArticles(section: ArticleSection, collections: MemberCollections) {
  const charts = orElse<Chart[]>(collections.charts(), []);
  return gather({ articles: collections[section](), charts });
}

function bylineOf(section: ArticleSection, { author, sourceTxt }: Article): string | undefined {
  return section === "news" ? sourceTxt : author;
}

function printedPicture(article: Article, charts: readonly Chart[]): ArticlePicture | undefined {
  const picture = pictureOf(article);
  if (picture === undefined) return undefined;
  const name = chartNameOf(picture.src);
  if (name === undefined) return { ...picture, darkSrc: undefined, alt: "" };
  const chart = charts.find((candidate) => candidate.name === name);
  // The drawing has both themes' colours, and `#dark` selects the dark ones.
  return chart && { ...picture, darkSrc: `${picture.src}#dark`, alt: chart.alt };
}

function isAway(href: string): boolean {
  return !href.startsWith("/");
}
