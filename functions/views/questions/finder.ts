import { queryParameters } from "#domain/query/address.ts";
import { namesOf } from "#domain/query/names.ts";
import { isOfHistory, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { fail } from "#domain/result.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { type AnswerTable, answerTable } from "./answer-table.ts";
import { countedFeats, type Feat } from "./feats.ts";
import { isFromForm, withoutPairs } from "./figure-pairs.ts";
import { type Chip, chipsOf } from "./finder-chips.ts";
import { type Deck, deckOf } from "./finder-deck.ts";
import { type FinderForm, finderForm, ORDERING, type ShortForm, shortForm } from "./finder-form.ts";
import { type AnsweredQuestion, loadQuestion, type QuestionOutcome } from "./load-question.ts";
import { type AnswerFiles, addressAt, areParametersOf, parametersAt, queryAt } from "./place.ts";
import { besideOf, readQuestionData } from "./question-data.ts";
import { FINDER, FINDER_FORM } from "./questions.ts";
import { type WiderLink, widerOf } from "./wider.ts";

/** The finder: what was found with a short form, or for an invalid question the whole form. */
export type FinderPage = FoundPage | { kind: "bad"; form: FinderForm };

export interface FoundPage {
  kind: "found";
  /** "Games of 40 points or more, lost"; undefined when nothing is asked for. */
  question: string | undefined;
  form: ShortForm;
  href: string;
  files: AnswerFiles;
  /** True when the request's address is the canonical one. */
  isOwnAddress: boolean;
  sentence: string;
  stage: Query["stage"];
  /** The seasons of rows since 1946-47, which no choice of a season leads to; undefined for others. */
  seasons: string | undefined;
  results:
    | { kind: "not-asked"; feats: Feat[] }
    | { kind: "found"; deck: Deck | undefined; chips: Chip[]; table: AnswerTable }
    | { kind: "nothing"; chips: Chip[]; wider: WiderLink | undefined };
}

/** The form at an address of its own. */
export interface FinderFormPage {
  form: FinderForm;
  /** The valid question that fills it in; undefined for one that is invalid. */
  filled:
    | {
        /** Undefined when nothing is asked for. */
        question: string | undefined;
        /** The addresses of the form and of the question's results. */
        href: string;
        results: string;
        isOwnAddress: boolean;
      }
    | undefined;
}

/** The finder for an address's query, which its own links or its form have written. */
export async function loadFinder(
  collections: Collections,
  given: URLSearchParams,
  parts?: Documents["parts"],
): Promise<View<FinderPage>> {
  const search = withoutPairs(given);
  const view = await loadQuestion(collections, "finder", { placeholders: {}, search, parts });
  if (view.kind !== "ready") return view;
  const corrected = view.page.kind === "bad" ? withoutHiddenOrder(given) : undefined;
  if (corrected) return loadFinder(collections, corrected, parts);
  return { ...view, page: finderPage(view.page, search, isFromForm(given)) };
}

/** The form with every field for an address's query, which is read and not answered. */
export async function loadFinderForm(
  collections: Collections,
  given: URLSearchParams,
): Promise<View<FinderFormPage>> {
  return viewOf(await readQuestionData(collections, undefined, besideOf(given)), (data) =>
    formPage(given, data),
  );
}

function formPage(given: URLSearchParams, data: QuestionData): FinderFormPage {
  const search = withoutPairs(given);
  const read = queryAt(FINDER_FORM, search, data);
  const corrected = read.ok ? undefined : withoutHiddenOrder(given);
  if (corrected) return formPage(corrected, data);
  const form = finderForm(read, search, data);
  if (!read.ok) return { form, filled: undefined };
  const query = { ...read.value, page: 1 };
  const isOwn = areParametersOf(parametersAt(FINDER_FORM, query), search, data);
  return {
    form,
    filled: {
      question: questionAsked(query, data),
      href: addressAt(FINDER_FORM, query),
      results: addressAt(FINDER, query),
      isOwnAddress: isOwn && !isFromForm(given),
    },
  };
}

/**
 * The address that a form sent, without its hidden order, which may not fit the changed conditions
 * and which the reader cannot correct. Undefined where there is none.
 */
function withoutHiddenOrder(given: URLSearchParams): URLSearchParams | undefined {
  const hidden = ORDERING.filter((name) => given.has(name));
  if (!isFromForm(given) || hidden.length === 0) return undefined;
  const seen = new URLSearchParams(given);
  for (const name of hidden) seen.delete(name);
  return seen;
}

function finderPage(asked: QuestionOutcome, search: URLSearchParams, isSent: boolean): FinderPage {
  const { data } = asked;
  if (asked.kind === "bad") return { kind: "bad", form: finderForm(fail(asked.bad), search, data) };
  const { answer, href, files, isOwnAddress } = asked;
  const { query, sentence } = answer;
  return {
    kind: "found",
    question: questionAsked(query, data),
    form: shortForm(query, data),
    href,
    files,
    isOwnAddress: isOwnAddress && !isSent,
    sentence,
    stage: query.stage,
    seasons: isOfHistory(query.rows) ? query.season : undefined,
    results: resultsOf(asked),
  };
}

/** The question in a title's words; undefined where a query asks for nothing. */
function questionAsked(query: Query, data: QuestionData): string | undefined {
  return isAsked(query) ? questionOf(query, namesOf(data)) : undefined;
}

/** Returns whether a query asks for more than every game of its season. */
function isAsked(query: Query): boolean {
  return [...queryParameters(query).keys()].some((name) => name !== "season");
}

function resultsOf(asked: AnsweredQuestion): FoundPage["results"] {
  const { answer, data, isOwnAddress } = asked;
  if (!isAsked(answer.query)) return { kind: "not-asked", feats: countedFeats(data) };
  const chips = chipsOf(asked);
  // An address that is not its own only redirects.
  if (answer.total === 0)
    return { kind: "nothing", chips, wider: isOwnAddress ? widerOf(asked) : undefined };
  return { kind: "found", deck: deckOf(asked), chips, table: answerTable(asked) };
}
