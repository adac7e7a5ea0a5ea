import * as v from "valibot";
import { type MarkdownFile, readMarkdownFile, UnreadableError } from "../markdown-file.ts";
import { chartSchema } from "./chart.ts";
import { paragraphsOf, type Span } from "./paragraphs.ts";

const line = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** A page of this site, by a reference that it prints, or an address elsewhere. */
const source = v.union([
  v.strictObject({ text: line, page: line }),
  v.strictObject({ text: line, url: v.pipe(line, v.regex(/^https:\/\//), v.url()) }),
]);

const head = v.strictObject({
  title: line,
  /** The last segment of the address, which stays when the title changes. */
  slug: v.pipe(
    line,
    v.maxLength(80),
    v.regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, "must be words joined by hyphens"),
  ),
  /** The day of the last game in the article's figures; by default the season's last day. */
  posted: v.optional(v.pipe(line, v.isoDate())),
  source,
  /** A reference whose open data call the article offers as JSON. */
  data: v.optional(line),
  chart: v.optional(chartSchema),
  /** A small chart for an article without another. */
  sketch: v.optional(chartSchema),
  /** Words that only look like figures: "three-point". */
  terms: v.optional(v.array(v.pipe(line, v.regex(/^\D+$/, "must have no digits"))), []),
  /** Assertions of the text in words, checked when the article is published. */
  claims: v.optional(v.array(line), []),
});
export type ArticleHead = v.InferOutput<typeof head>;

export interface ArticleFile {
  path: string;
  head: ArticleHead;
  lineOf: MarkdownFile["lineOf"];
  paragraphs: Span[][];
}

/** Reads one article. Throws an `UnreadableError` that names the line. */
export function readArticle(path: string, text: string): ArticleFile {
  const file = readMarkdownFile(text, "core");
  const parsed = v.safeParse(head, file.fields);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    throw new UnreadableError(
      `${v.getDotPath(issue) ?? "head"}: ${issue.message}`,
      file.lineOf(keys),
    );
  }
  return { path, head: parsed.output, lineOf: file.lineOf, paragraphs: paragraphsOf(file.blocks) };
}
