import type { Article } from "../../../domain/articles/articles.ts";
import { bodyOf, lineOf, pictureOf, postedOnOf, sourceOf, titledRow } from "./prose.ts";
import { parseRows, type Rows } from "./rows.ts";

/** The items of `nba/news/data`, newest first as they come. A bad field costs that field only. */
export function parseNews(raw: unknown): Rows<Article> | undefined {
  return parseArticles(raw, (row) => ({
    img2: undefined,
    author: undefined,
    sourceTxt: lineOf(row.sourceTxt),
  }));
}

/** The items of `nba/analysis/data`, likewise. */
export function parseAnalysis(raw: unknown): Rows<Article> | undefined {
  return parseArticles(raw, (row) => ({
    img2: pictureOf(row.img2),
    author: lineOf(row.author),
    sourceTxt: undefined,
  }));
}

/** What only one of the sections has. */
type SectionFields = Pick<Article, "img2" | "author" | "sourceTxt">;

function parseArticles(
  raw: unknown,
  sectionFields: (row: Readonly<Record<string, unknown>>) => SectionFields,
): Rows<Article> | undefined {
  return parseRows(raw, (item): Article | undefined => {
    const titled = titledRow(item);
    if (titled === undefined) return undefined;
    const { row, title } = titled;
    return {
      title,
      postedOn: postedOnOf(row.postedOn),
      img: pictureOf(row.img),
      body: bodyOf(row.body),
      sourceUrl: sourceOf(row.sourceURL),
      ...sectionFields(row),
    };
  });
}
