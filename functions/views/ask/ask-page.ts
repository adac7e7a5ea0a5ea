import type { AnswerRow } from "../../../domain/query/answer.ts";
import { printedFigure } from "../../../domain/season/printed.ts";
import { SEASON } from "../../../domain/season/season.ts";
import { wordsAsked } from "../../../domain/site/questions.ts";
import { LONGEST_QUESTION } from "../../../domain/words/asking/understand.ts";
import type {
  AnswerSentence,
  FactAnswer,
  Refused,
  Segment,
} from "../../../domain/words/asking/understanding.ts";
import { type AnswerTable, answerTable } from "../questions/answer-table.ts";
import { addressAt, fileOf } from "../questions/place.ts";
import { FINDER } from "../questions/questions.ts";
import type { View } from "../view.ts";
import { askPath } from "./ask-path.ts";
import { type ChoicePage, choicePage } from "./choice-page.ts";
import {
  type AnsweredFact,
  type AnsweredPage,
  type AnsweredQuery,
  type Asked,
  type AskReads,
  loadAsked,
} from "./load-asked.ts";

/** The page of questions in words. */
export type AskPage = { kind: "start" } | AnswerPage | ChoicePage | RefusedPage;

/** A question that leads to its own answer. */
export interface QuestionLink {
  text: string;
  href: string;
}

export interface AnswerPage extends AnswerSentence {
  kind: "answer";
  /** "2025-26 regular season". */
  eyebrow: string;
  isOfPlayoffs: boolean;
  readAs: readonly Segment[];
  /** The answer's one address. */
  canonical: string;
  /** Where the question can be changed and taken along as a file; undefined for what is no query. */
  finder: { edit: string; csv: string; address: string } | undefined;
  /** The site's own page about it. */
  own: { href: string; text: string } | undefined;
  rows: AnswerRows | undefined;
  next: QuestionLink[];
}

/** The rows that prove an answer. */
export type AnswerRows =
  | { kind: "table"; table: AnswerTable; all: { text: string; href: string } | undefined }
  | ({ kind: "facts" } & Pick<FactAnswer, "heads" | "rows">);

export interface RefusedPage extends Pick<Refused, "reason"> {
  kind: "refused";
  /** The question in pieces, those marked that were not understood; undefined where all were. */
  pieces: { text: string; isUnknown: boolean }[] | undefined;
  unknown: string[];
  nearest: QuestionLink[];
}

/** As many rows as prove an answer; the finder has the others. */
const FIRST_ROWS = 10;

/** The page of questions in words for an address's query, and the question as it is shown again. */
export async function loadAskPage(
  reads: AskReads,
  given: URLSearchParams,
): Promise<{ question: string; view: View<AskPage> }> {
  const asked = wordsAsked(given);
  const question = asked.slice(0, LONGEST_QUESTION).toWellFormed();
  if (asked === "")
    return { question, view: { kind: "ready", page: { kind: "start" }, updatedAt: undefined } };
  const view = await loadAsked(reads, asked);
  if (view.kind !== "ready") return { question, view };
  return { question, view: { ...view, page: pageOf(view.page, question) } };
}

function pageOf(asked: Asked, question: string): AskPage {
  switch (asked.kind) {
    case "query":
      return queryPage(asked);
    case "fact":
      return factPage(asked, question);
    case "page":
      return ownPage(asked);
    case "choice":
      return choicePage(asked);
    case "refused":
      return refusedPage(asked, question);
  }
}

function queryPage({ asked, answer, sentence, data, next }: AnsweredQuery): AnswerPage {
  const address = addressAt(FINDER, asked.query);
  const isOfPlayoffs = asked.query.stage === "playoffs";
  const { total } = answer;
  const rows: AnswerRow[] = answer.rows.slice(0, FIRST_ROWS);
  const first = { ...answer, rows, page: 1, pages: Math.ceil(total / FIRST_ROWS) };
  const table = answerTable({ answer: first, place: FINDER, data, href: address });
  return {
    kind: "answer",
    ...sentence,
    eyebrow: `${SEASON} ${isOfPlayoffs ? "playoffs" : "regular season"}`,
    isOfPlayoffs,
    readAs: asked.readAs,
    canonical: address,
    finder: { edit: `${address}#conditions`, csv: fileOf(address, "csv"), address },
    own: asked.path === undefined ? undefined : { href: asked.path, text: "The page about it" },
    rows:
      total === 0
        ? undefined
        : {
            kind: "table",
            table,
            all:
              total > FIRST_ROWS
                ? { text: `All ${printedFigure(String(total))} in the finder`, href: address }
                : undefined,
          },
    next: next.map(linkOf),
  };
}

function factPage({ asked, answer, next }: AnsweredFact, question: string): AnswerPage {
  const { headline, deck, heads, rows } = answer;
  return {
    kind: "answer",
    headline,
    deck,
    eyebrow: `${SEASON} season`,
    isOfPlayoffs: false,
    readAs: asked.readAs,
    canonical: asked.path ?? askPath(question),
    finder: undefined,
    own: asked.path === undefined ? undefined : { href: asked.path, text: "The page about it" },
    rows: rows.length === 0 ? undefined : { kind: "facts", heads, rows },
    next: next.map(linkOf),
  };
}

function ownPage({ asked: { path, readAs, title }, next }: AnsweredPage): AnswerPage {
  return {
    kind: "answer",
    headline: [{ text: `${title} has a page of its own.`, isFigure: false }],
    deck: undefined,
    eyebrow: `${SEASON} season`,
    isOfPlayoffs: false,
    readAs,
    canonical: path,
    finder: undefined,
    own: { href: path, text: title },
    rows: undefined,
    next: next.map(linkOf),
  };
}

function refusedPage({ reason, notUnderstood, nearest }: Refused, question: string): RefusedPage {
  const known = notUnderstood.filter(({ end }) => end <= question.length);
  const pieces = known.flatMap(({ start, end }, at) => [
    { text: question.slice(known[at - 1]?.end ?? 0, start), isUnknown: false },
    { text: question.slice(start, end), isUnknown: true },
  ]);
  const rest = { text: question.slice(known.at(-1)?.end ?? 0), isUnknown: false };
  return {
    kind: "refused",
    reason,
    pieces: known.length === 0 ? undefined : [...pieces, rest].filter(({ text }) => text !== ""),
    unknown: known.map(({ text }) => text),
    nearest: nearest.map(linkOf),
  };
}

/** A question as a link, with a capital letter first. */
export function linkOf(question: string): QuestionLink {
  return { text: question.charAt(0).toUpperCase() + question.slice(1), href: askPath(question) };
}
