import type { Context } from "hono";
import { ASSISTS_PATH, parseAssistsQuery } from "#domain/plays/assists-query.ts";
import type { Filed } from "#domain/query/answer.ts";
import { answerCsv } from "#domain/query/say/csv.ts";
import { answerJson } from "#domain/query/say/json.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { QUESTION_FORMATS, type QuestionFormat } from "#domain/site/questions.ts";
import { placeholdersOf, segmentsOf } from "#domain/site/route-pattern.ts";
import { routeOf } from "#domain/site/routes.ts";
import { type SeasonAsked, seasonAsked } from "#domain/site/season-asked.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { readsOfRequest } from "../data/request-collections.ts";
import { seasonOfRequest } from "../data/season-of-request.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { loadLeaderFile } from "../views/leaders/leader-file.ts";
import { loadAssistsFile } from "../views/lineups/assists-file.ts";
import { movedLineups } from "../views/lineups/moved-lineups.ts";
import { loadQuestion } from "../views/questions/load-question.ts";
import { refusal } from "./failures.ts";
import { cachingOf, type OpenDataEnv, tagged } from "./tagged.ts";

/** The limit of rows in one CSV file; the rest are on further pages. */
export const CSV_ROWS = 2_500;
/** The same of a question over several seasons, whose rows sum more games. */
const CSV_ROWS_OF_SEVERAL = 500;

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
  const { seasonNow } = await c.var.edge.currentSeason.read(waitUntilOf(c));
  const call = { ...waitUntilOf(c), trace, seasonNow };
  const current = readsOfRequest(c.var.edge, call);
  const asked = seasonAsked(pathname, searchParams, seasonNow.current);
  const season = await seasonOfRequest(asked, current, route);
  if (season.kind === "malformed")
    return refusal({
      kind: "bad-question",
      sentence: printedAdvice(QUERY_ADVICE.noSeason(seasonNow.current)),
    });
  if (season.kind !== "held") return refusal({ kind: "not-found", what: "page" });
  const { collections } = season;
  const moved = question === "lineup-stats" ? movedLineups(searchParams, `.${format}`) : undefined;
  if (moved !== undefined) return c.redirect(moved, 301);
  const placeholders = placeholdersOf(path, segmentsOf(pathname) ?? []);
  const list = { ...season, path, placeholders, searchParams, format };
  const view =
    question === undefined
      ? await loadList(list)
      : await loadQuestion(
          collections,
          question,
          { placeholders, search: searchParams, parts: season.documents.parts },
          format === "csv" ? rowsOfCsv(asked) : undefined,
        );
  if (view.kind === "missing") return refusal({ kind: "not-found", what: "page" });
  if (view.kind === "unavailable") return refusal(view, c.var.edge.notHeld(trace));
  if (view.page.kind === "bad")
    return refusal({ kind: "bad-question", sentence: view.page.bad.sentence });
  const { answer } = view.page;
  return tagged(c, textOf(answer, format), {
    ...cachingOf(c, trace),
    ...HEADERS[format](question ?? nameOfList(path)),
    ...nextLink(new URL(c.req.url), answer),
    "Cache-Tag": [...new Set([...trace.versions.keys()].map(tagOf))].join(","),
  });
}

/** A list of leaders or of assists, which is no question of the engine. */
function loadList(asked: ListAsked) {
  const { collections, season, path, placeholders, searchParams, format } = asked;
  if (nameOfList(path) === "leaders")
    return loadLeaderFile(collections, placeholders.group, placeholders.category, season);
  const rows = format === "csv" ? CSV_ROWS : ROWS_PER_PAGE;
  return loadAssistsFile(asked, parseAssistsQuery(searchParams), rows);
}

interface ListAsked {
  collections: Collections;
  documents: Documents;
  season: string;
  path: string;
  placeholders: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
  format: QuestionFormat;
}

function nameOfList(path: string): "leaders" | "assists" {
  return path.startsWith(ASSISTS_PATH) ? "assists" : "leaders";
}

function rowsOfCsv({ kind }: SeasonAsked): number {
  return kind === "several" ? CSV_ROWS_OF_SEVERAL : CSV_ROWS;
}

/** The mark by which spreadsheets know UTF-8: docs/decisions/csv-for-spreadsheets.md. */
const BYTE_ORDER_MARK = "\ufeff";

function textOf(answer: Filed, format: QuestionFormat): string {
  return format === "csv"
    ? BYTE_ORDER_MARK + answerCsv(answer)
    : JSON.stringify(answerJson(answer));
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
