import { dayOfPrinted } from "#domain/dates.ts";
import type { ArticleLinkWire, ArticleWire } from "#functions/data/wire/articles.ts";
import { UnreadableError } from "../markdown-file.ts";
import { type ArticleFile, readArticle } from "./article-file.ts";
import { type ChartFacts, type ChartHead, draw } from "./chart.ts";
import type { Drawing } from "./charts/drawing.ts";
import { verify } from "./claims.ts";
import { ContentError } from "./figure.ts";
import { fill, type Piece, subjectsOf, textOf } from "./prose.ts";
import type { Resolver } from "./resolver.ts";

export const SECTIONS = ["news", "analysis"] as const;
export type Section = (typeof SECTIONS)[number];

/** An article's file: its path in the repository and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Published {
  articles: ArticleWire[];
  charts: Drawing[];
  /** One sentence each, with file and line. */
  problems: string[];
}

const AUTHOR = "Hardwood desk";

/** Makes the articles of a section from its files: newest first, those of one day in file order. */
export function publish(
  section: Section,
  files: readonly SourceFile[],
  resolver: Resolver,
  facts: ChartFacts,
): Published {
  const problems: string[] = [];
  const charts: Drawing[] = [];
  const written = files.flatMap(({ path, text }) => {
    const article = published(section, path, text);
    return article === undefined ? [] : [article];
  });
  const slugs = written.map(({ slug }) => slug);
  for (const twice of repeated(slugs)) {
    problems.push(`content/${section}: two articles have the slug "${twice}".`);
  }
  const articles = written
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .map(({ wire }) => wire);
  return { articles, charts, problems };

  function published(section: Section, path: string, text: string) {
    let file: ArticleFile;
    try {
      file = readArticle(path, text);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      problems.push(`${path}:${error.line ?? 1}: ${error.message}.`);
      return undefined;
    }
    return articleOf(section, file);
  }

  function articleOf(section: Section, { path, head, lineOf, paragraphs }: ArticleFile) {
    /** Evaluates a part of the article; an error becomes a problem with the part's line. */
    const at = <Value>(line: number, part: () => Value): Value | undefined => {
      try {
        return part();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(`${path}:${line + error.linesDown}: ${error.message}`);
        return undefined;
      }
    };
    const { source } = head;
    head.claims.forEach((claim, index) => {
      at(lineOf(["claims", index]), () => verify(claim, resolver));
    });
    const title = at(lineOf(["title"]), () => fill(head.title, resolver, head.terms)) ?? [];
    const body = paragraphs.map((spans) =>
      spans.flatMap(({ text, line, href }): Piece[] => {
        const pieces = at(line, () => fill(text, resolver, head.terms)) ?? [];
        return href === undefined ? pieces : [{ text: textOf(pieces), href }];
      }),
    );
    const posted = at(lineOf(["posted"]), () =>
      resolver.figure(head.posted === undefined ? "last-day" : `date ${head.posted}`),
    );
    const day = head.posted ?? dayOfPrinted(posted?.text ?? "") ?? "";
    const sourceURL =
      "url" in source
        ? source.url
        : at(lineOf(["source", "page"]), () => pageOf(source.page, resolver));
    const dataURL = at(lineOf(["data"]), () => head.data && resolver.figure(head.data).data);
    const picture = (chart: ChartHead | undefined, field: string): string | undefined => {
      const drawing = at(lineOf([field]), () => chart && draw(chart, resolver, facts, head.terms));
      if (drawing === undefined) return undefined;
      charts.push(drawing);
      return `/nba/${section}/charts/${drawing.name}.svg`;
    };
    const subjects = subjectsOf([...title, ...body.flat()]);
    const links = linksOf(body);
    const wire: ArticleWire = known({
      title: textOf(title),
      slug: head.slug,
      ...(section === "news" ? { sourceTxt: source.text } : { author: AUTHOR }),
      sourceURL: sourceURL ?? "",
      dataURL: dataURL || undefined,
      postedOn: posted?.text ?? "",
      img: picture(head.chart, "chart"),
      img2: picture(head.sketch, "sketch"),
      body: body.length === 0 ? undefined : body.map(textOf).join("\n\n"),
      links: links.length === 0 ? undefined : links,
      subjects: subjects.length === 0 ? undefined : subjects,
    });
    return { day, slug: head.slug, wire };
  }
}

function pageOf(reference: string, resolver: Resolver): string {
  const { href } = resolver.figure(reference);
  if (href === undefined) throw new ContentError(`No page prints "${reference}".`);
  return href;
}

/** The links of a body with their offsets. Only the first mention of a name is a link. */
function linksOf(body: readonly Piece[][]): ArticleLinkWire[] {
  const links: ArticleLinkWire[] = [];
  const mentioned = new Set<string>();
  let at = 0;
  for (const [index, paragraph] of body.entries()) {
    if (index > 0) at += 2;
    for (const { text, figure, href = figure?.href } of paragraph) {
      const isAgain = figure?.isName && href !== undefined && mentioned.has(href);
      if (href !== undefined && !isAgain) links.push({ text, href, at });
      if (figure?.isName && href !== undefined) mentioned.add(href);
      at += text.length;
    }
  }
  return links;
}

/** The names that occur more than once in a list. */
export function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

type Known<Row> = { [Key in keyof Row]: Exclude<Row[Key], undefined> };

/** Omits undefined fields, which the database cannot store. */
function known<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== undefined),
  ) as Known<Row>;
}
