import * as v from "valibot";
import { type Headline, newestFirst } from "#domain/articles/headlines.ts";
import { dayOfPrinted } from "#domain/dates.ts";
import { type ArticleWire, isSlug } from "./articles.ts";
import { titleOf } from "./prose.ts";
import { type RowParser, rowParser } from "./rows.ts";

/** A row of `nba/headlines/data`, which is public: only the title of an article. */
export const parseHeadline: RowParser<Headline> = rowParser(
  v.object({
    section: v.picklist(["news", "analysis"]),
    title: v.pipe(v.unknown(), v.transform(titleOf), v.string("must be a line of text")),
    slug: v.pipe(v.string(), v.check(isSlug, "must be words joined by hyphens")),
    date: v.pipe(v.string(), v.isoDate()),
  }),
);

/** The rows of `nba/headlines/data`: all articles of both sections, the newest first. */
export function headlinesWire(
  articles: Readonly<Record<Headline["section"], readonly ArticleWire[]>>,
): Headline[] {
  const sections = ["news", "analysis"] as const;
  return newestFirst(
    sections.flatMap((section) =>
      articles[section].flatMap(({ title, slug, postedOn }): Headline[] => {
        const date = dayOfPrinted(postedOn);
        return slug === undefined || date === undefined ? [] : [{ section, title, slug, date }];
      }),
    ),
  );
}
