import type { Article } from "../../domain/articles.ts";
import { bodyOf, lineOf, pictureOf, postedOnOf, sourceOf, titledRow } from "./prose.ts";
import { parseRows, type Rows } from "./rows.ts";

/** The items of `nba/news/data`, newest first as they come. A bad field costs that field only. */
export function parseNews(raw: unknown): Rows<Article> | undefined {
  return parseRows(raw, (item): Article | undefined => {
    const titled = titledRow(item);
    if (titled === undefined) return undefined;
    const { row, title } = titled;
    return {
      title,
      postedOn: postedOnOf(row.postedOn),
      img: pictureOf(row.img),
      img2: undefined,
      body: bodyOf(row.body),
      author: undefined,
      sourceTxt: lineOf(row.sourceTxt),
      sourceUrl: sourceOf(row.sourceURL),
    };
  });
}
