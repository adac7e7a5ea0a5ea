import type { Context } from "hono";
import type { Answer } from "../../domain/query/answer.ts";
import { answerCsv } from "../../domain/query/csv.ts";
import { answerJson } from "../../domain/query/json.ts";
import { QUESTION_FORMATS, type QuestionFormat } from "../../domain/site/questions.ts";
import { placeholdersOf, segmentsOf } from "../../domain/site/route-pattern.ts";
import { routeOf } from "../../domain/site/routes.ts";
import { tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { collectionsOfRequest } from "../data/request-collections.ts";
import { waitUntilOf } from "../http/caller.ts";
import { loadQuestion } from "../views/questions/load-question.ts";
import { refusal } from "./failures.ts";
import { cachingOf, type OpenDataEnv, tagged } from "./tagged.ts";

/** A spreadsheet takes the whole answer at once, up to this many rows; more have further pages. */
export const CSV_ROWS = 5_000;

/** Whether a path is that of an answer to a question for machines. */
export function isQuestionFile(path: string): boolean {
  const isFile = QUESTION_FORMATS.some((format) => path.endsWith(`.${format}`));
  return isFile && routeOf(path)?.format !== undefined;
}

/** Answers a question at its page's address with an ending: the same rows as CSV or JSON. */
export async function answerQuestion(c: Context<OpenDataEnv>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const route = routeOf(pathname);
  if (route?.question === undefined || route.format === undefined)
    return refusal({ kind: "not-found", what: "address" });
  const { format, path, question } = route;
  const trace = new ReadTrace();
  const collections = collectionsOfRequest(c.var.edge.collections, { ...waitUntilOf(c), trace });
  const placeholders = placeholdersOf(path, segmentsOf(pathname) ?? []);
  const view = await loadQuestion(
    collections,
    question,
    { placeholders, search: searchParams },
    format === "csv" ? CSV_ROWS : undefined,
  );
  if (view.kind === "missing") return refusal({ kind: "not-found", what: "page" });
  if (view.kind === "unavailable") return refusal({ kind: "unavailable" });
  if (view.page.kind === "bad")
    return refusal({ kind: "bad-question", sentence: view.page.bad.sentence });
  const { answer } = view.page;
  return tagged(c, textOf(answer, format), {
    ...cachingOf(c, trace),
    ...HEADERS[format](question),
    ...nextLink(new URL(c.req.url), answer),
    "Cache-Tag": [...new Set([...trace.versions.keys()].map(tagOf))].join(","),
  });
}

function textOf(answer: Answer, format: QuestionFormat): string {
  return format === "csv" ? answerCsv(answer) : JSON.stringify(answerJson(answer));
}

const HEADERS: Record<QuestionFormat, (question: string) => Record<string, string>> = {
  csv: (question) => ({
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="hardwood-${question}.csv"`,
  }),
  json: () => ({ "Content-Type": "application/json; charset=utf-8" }),
};

/** Where the rows go on, as RFC 8288 says it. */
function nextLink(url: URL, { page, pages }: Answer): Record<string, string> {
  if (page >= pages) return {};
  const params = new URLSearchParams(url.search);
  params.set("page", String(page + 1));
  return { Link: `<${url.pathname}?${params}>; rel="next"` };
}
