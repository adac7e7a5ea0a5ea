import { LONGEST_QUESTION } from "#domain/asking/question.ts";
import type { AskedQuery, Refused, Segment } from "#domain/asking/understanding.ts";
import { capital } from "#domain/printing/capital.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import { wordsAsked, wordsBefore } from "#domain/site/questions.ts";
import type { View } from "../page/view.ts";
import { type AnswerFiles, addressAt, filesAt } from "../questions/place.ts";
import { FINDER, FINDER_FORM } from "../questions/questions.ts";
import { type FirstRows, firstRows } from "./answer-rows.ts";
import { askPath } from "./ask-path.ts";
import type { AnsweredFact, AnsweredPage, AnsweredQuery, Asked, AskReads } from "./asked-of.ts";
import { type ChoicePage, choicePage } from "./choice-page.ts";
import { type FactRows, factRows } from "./fact-rows.ts";
import { loadFollowUp } from "./follow-up.ts";
import { type LinkedMark, linkedMarks } from "./linked-marks.ts";
import { loadAsked } from "./load-asked.ts";

/** The page that answers questions in words. */
export type AskPage = { kind: "start" } | AnswerPage | ChoicePage | RefusedPage;

/** A link from a question to its answer. */
export interface QuestionLink {
  text: string;
  href: string;
}

export interface AnswerPage {
  kind: "answer";
  headline: readonly LinkedMark[];
  deck: string | undefined;
  /** The questions about the other players of a name: "Not Seth Curry?". */
  namesakes: QuestionLink[];
  /** "2025-26 regular season". */
  eyebrow: string;
  isOfPlayoffs: boolean;
  readAs: readonly Segment[];
  /** The canonical address of the answer. */
  canonical: string;
  /** The links to change the question and to download its rows; undefined unless it is a query. */
  finder: { edit: string; files: AnswerFiles } | undefined;
  /** The site's page about the subject of the answer. */
  own: { href: string; text: string } | undefined;
  rows: AnswerRows | undefined;
  next: QuestionLink[];
}

/** The rows that prove an answer, or the page that is the answer. */
export type AnswerRows = FirstRows | FactRows | { kind: "page"; href: string };

export interface RefusedPage extends Pick<Refused, "title" | "advice"> {
  kind: "refused";
  /** The question in pieces that mark unknown words; undefined when all words are known. */
  pieces: { text: string; isUnknown: boolean }[] | undefined;
  unknown: string[];
  nearest: QuestionLink[];
  /** The site's page about the subject of the question. */
  page: QuestionLink | undefined;
}

/** A follow-up as it was typed, and the question before it. */
export interface FollowUp {
  text: string;
  before: string;
}

/**
 * The page for a question in an address's query, and the question as the form repeats it: with the
 * question before it where it is a follow-up.
 */
export async function loadAskPage(
  reads: AskReads,
  given: URLSearchParams,
): Promise<{ question: string; followUp?: FollowUp; view: View<AskPage> }> {
  const { current } = reads.collections.seasonNow;
  const text = wordsAsked(given, current);
  if (text === "")
    return { question: "", view: { kind: "ready", page: { kind: "start" }, updatedAt: undefined } };
  const before = wordsBefore(given, current);
  const followUp = before === "" ? undefined : { text, before };
  const { question: asked, view } = followUp
    ? await loadFollowUp(reads, followUp)
    : { question: text, view: await loadAsked(reads, text) };
  const question = asked.slice(0, LONGEST_QUESTION).toWellFormed();
  const page = view.kind === "ready" ? { ...view, page: pageOf(view.page, question) } : view;
  return { question, view: page, ...(followUp && { followUp }) };
}

function pageOf(asked: Asked, question: string): AskPage {
  switch (asked.kind) {
    case "query":
      return queryPage(asked);
    case "fact":
      return factPage(asked, question);
    case "page":
      return foundPage(asked);
    case "choice":
      return choicePage(asked);
    case "refused":
      return refusedPage(asked, question);
  }
}

function queryPage(answered: AnsweredQuery): AnswerPage {
  const { asked, sentence, next } = answered;
  const address = addressAt(FINDER, asked.query);
  const { season, stage } = asked.query;
  const isOfPlayoffs = stage === "playoffs";
  const part = STAGE_NAMES[stage];
  return {
    kind: "answer",
    headline: linkedMarks(sentence.headline, answered.data),
    deck: sentence.deck,
    namesakes: namesakesOf(asked),
    eyebrow: isSeveral(season)
      ? `${capital(part)}, ${seasonsInWords(season)}`
      : `${season} ${part}`,
    isOfPlayoffs,
    readAs: marked(asked.readAs),
    canonical: address,
    finder: { edit: addressAt(FINDER_FORM, asked.query), files: filesAt(FINDER, asked.query) },
    own: ownPage(asked.path),
    rows: firstRows(answered, address),
    next: next().map(linkOf),
  };
}

function factPage(
  { asked, answer, eyebrow, data, next }: AnsweredFact,
  question: string,
): AnswerPage {
  return {
    kind: "answer",
    headline: linkedMarks(answer.headline, data),
    deck: answer.deck,
    namesakes: namesakesOf(asked),
    eyebrow,
    isOfPlayoffs: false,
    readAs: marked(asked.readAs),
    canonical: askPath(question),
    finder: undefined,
    own: ownPage(asked.path),
    rows: factRows(answer, question),
    next: next().map(linkOf),
  };
}

/** Splits white space from the edges of inferred segments, so that only words are marked. */
function marked(readAs: readonly Segment[]): Segment[] {
  return readAs.flatMap(({ text, isInferred }) =>
    text
      .split(/^(\s+)/)
      .flatMap((part) => [part.trimEnd(), part.slice(part.trimEnd().length)])
      .filter(Boolean)
      .map((part) => ({ text: part, isInferred: isInferred && part.trim() !== "" })),
  );
}

/** The link texts of the site's own pages, by the beginnings of their addresses. */
const OWN_PAGES = [
  ["/nba/players/player/", "The player's page"],
  ["/nba/teams/", "The team's page"],
  ["/nba/leaders/", "All leaders"],
  ["/nba/standings", "Standings"],
  ["/nba/playoffs", "The playoffs"],
] as const;

function ownPage(path: string | undefined): AnswerPage["own"] {
  if (path === undefined) return undefined;
  const [, text] = OWN_PAGES.find(([place]) => path.startsWith(place)) ?? ["", "More about it"];
  return { href: path, text };
}

/** The answer to a question that an existing page of the site answers. */
function foundPage({ asked, eyebrow, next }: AnsweredPage): AnswerPage {
  const { path, readAs, title } = asked;
  return {
    kind: "answer",
    headline: [{ text: title, isFigure: false, href: undefined }],
    deck: undefined,
    namesakes: namesakesOf(asked),
    eyebrow,
    isOfPlayoffs: false,
    readAs: marked(readAs),
    canonical: path,
    finder: undefined,
    own: undefined,
    rows: { kind: "page", href: path },
    next: next().map(linkOf),
  };
}

/** The questions about the other players of a name. */
function namesakesOf({ namesakes = [] }: Pick<AskedQuery, "namesakes">): QuestionLink[] {
  return namesakes.map(({ label, question }) => ({ text: label, href: askPath(question) }));
}

function refusedPage(refused: Refused, question: string): RefusedPage {
  const { title, advice, notUnderstood, nearest, page } = refused;
  const known = notUnderstood.filter(({ end }) => end <= question.length);
  const pieces = known.flatMap(({ start, end }, at) => [
    { text: question.slice(known[at - 1]?.end ?? 0, start), isUnknown: false },
    { text: question.slice(start, end), isUnknown: true },
  ]);
  const rest = { text: question.slice(known.at(-1)?.end ?? 0), isUnknown: false };
  return {
    kind: "refused",
    title,
    advice,
    pieces: known.length === 0 ? undefined : [...pieces, rest].filter(({ text }) => text !== ""),
    unknown: known.map(({ text }) => text),
    nearest: nearest.map(linkOf),
    page: page && { text: page.title, href: page.path },
  };
}

/** The link of a question, with a capital first letter. */
export function linkOf(question: string): QuestionLink {
  const text = capital(question);
  return { text, href: askPath(text) };
}
