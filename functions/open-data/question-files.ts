import type { Context } from "hono";
import type { Filed } from "../../domain/query/answer.ts";
import { answerCsv } from "../../domain/query/csv.ts";
import { answerJson } from "../../domain/query/json.ts";
import { REFUSALS } from "../../domain/query/refusals.ts";
import {
  QUESTION_FORMATS,
  type QuestionFormat,
  type QuestionName,
} from "../../domain/site/questions.ts";
import { placeholdersOf, segmentsOf } from "../../domain/site/route-pattern.ts";
import { routeOf } from "../../domain/site/routes.ts";
import { seasonAsked } from "../../domain/site/season-asked.ts";
import type { Collections } from "../data/cached-collections.ts";
import { tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { collectionsOfRequest, documentsOfRequest } from "../data/request-collections.ts";
import { seasonOfRequest } from "../data/season-of-request.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { loadLeaderFile } from "../views/leader-file.ts";
import { loadQuestion } from "../views/questions/load-question.ts";
import type { Placeholders } from "../views/questions/questions.ts";
import { refusal } from "./failures.ts";
import { cachingOf, type OpenDataEnv, tagged } from "./tagged.ts";

/** The limit of rows in one CSV file; the rest are on further pages. */
export const CSV_ROWS = 5_000;

/** Returns whether a path is a question's address with a file ending, such as `.csv`. */
export function isQuestionFile(path: string): boolean {
  const isFile = QUESTION_FORMATS.some((format) => path.endsWith(`.${format}`));
  return isFile && routeOf(path)?.format !== undefined;
}

/** Answers a question as a file: the rows of its page as CSV or JSON. */
export async function answerQuestion(c: Context<OpenDataEnv>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const route = routeOf(pathname);
  if (route?.format === undefined) return refusal({ kind: "not-found", what: "address" });
  const { format, path, question } = route;
  const trace = new ReadTrace();
  const call = { ...waitUntilOf(c), trace };
  const season = await seasonOfRequest(
    seasonAsked(pathname, searchParams),
    {
      collections: collectionsOfRequest(c.var.edge.collections, call),
      documents: documentsOfRequest(c.var.edge.documents, call),
    },
    route,
  );
  if (season.kind === "malformed")
    return refusal({ kind: "bad-question", sentence: REFUSALS.noSeason });
  if (season.kind === "unknown") return refusal({ kind: "not-found", what: "page" });
  const { collections } = season;
  const placeholders = placeholdersOf(path, segmentsOf(pathname) ?? []);
  const view =
    question === undefined
      ? await loadLeaderFile(collections, placeholders.group, placeholders.category)
      : await questionFile(collections, question, placeholders, searchParams, format);
  if (view.kind === "missing") return refusal({ kind: "not-found", what: "page" });
  if (view.kind === "unavailable") return refusal({ kind: "unavailable" });
  if (view.page.kind === "bad")
    return refusal({ kind: "bad-question", sentence: view.page.bad.sentence });
  const { answer } = view.page;
  return tagged(c, textOf(answer, format), {
    ...cachingOf(c, trace),
    ...HEADERS[format](question ?? "leaders"),
    ...nextLink(new URL(c.req.url), answer),
    "Cache-Tag": [...new Set([...trace.versions.keys()].map(tagOf))].join(","),
  });
}

function questionFile(
  collections: Collections,
  question: QuestionName,
  placeholders: Placeholders,
  search: URLSearchParams,
  format: QuestionFormat,
) {
  const rows = format === "csv" ? CSV_ROWS : undefined;
  return loadQuestion(collections, question, { placeholders, search }, rows);
}

function textOf(answer: Filed, format: QuestionFormat): string {
  return format === "csv" ? answerCsv(answer) : JSON.stringify(answerJson(answer));
}

const HEADERS: Record<QuestionFormat, (question: string) => Record<string, string>> = {
  csv: (question) => ({
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="hardwood-${question}.csv"`,
  }),
  json: () => ({ "Content-Type": "application/json; charset=utf-8" }),
};

/** The `Link` header to the next page of rows (RFC 8288); empty on the last page. */
function nextLink(url: URL, { page, pages }: Filed): Record<string, string> {
  if (page >= pages) return {};
  const params = new URLSearchParams(url.search);
  params.set("page", String(page + 1));
  return { Link: `<${url.pathname}?${params}>; rel="next"` };
}
