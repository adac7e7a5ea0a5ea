import { queryParameters } from "../../../domain/query/address.ts";
import { namesOf } from "../../../domain/query/names.ts";
import type { Query } from "../../../domain/query/query.ts";
import { questionOf } from "../../../domain/query/sentence.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { Documents } from "../../data/cached-documents.ts";
import type { View } from "../view.ts";
import { type AnswerTable, answerTable } from "./answer-table.ts";
import { countedFeats, type Feat } from "./feats.ts";
import { hasPairs, withoutPairs } from "./figure-pairs.ts";
import { type Chip, chipsOf } from "./finder-chips.ts";
import { type Deck, deckOf } from "./finder-deck.ts";
import { type FinderForm, finderForm, ORDERING } from "./finder-form.ts";
import { type AnsweredQuestion, loadQuestion, type QuestionOutcome } from "./load-question.ts";
import type { AnswerFiles } from "./place.ts";
import { type WiderLink, widerOf } from "./wider.ts";

/** The finder: its form, and its results once something is asked for. */
export interface FinderPage {
  /** "Games of 40 points or more, lost"; undefined when nothing is asked for. */
  question: string | undefined;
  form: FinderForm;
  /** Undefined for an invalid question. */
  found: FoundAnswer | undefined;
}

export interface FoundAnswer {
  href: string;
  files: AnswerFiles;
  /** True when the request's address is the canonical one. */
  isOwnAddress: boolean;
  sentence: string;
  stage: AnsweredQuestion["answer"]["query"]["stage"];
  results:
    | { kind: "not-asked"; feats: Feat[] }
    | { kind: "found"; deck: Deck | undefined; chips: Chip[]; table: AnswerTable }
    | { kind: "nothing"; chips: Chip[]; wider: WiderLink | undefined };
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
  const hidden = ORDERING.filter((name) => given.has(name));
  if (view.page.kind === "bad" && hasPairs(given) && hidden.length > 0) {
    // Nobody can correct a hidden field that does not fit the changed conditions.
    const seen = new URLSearchParams(given);
    for (const name of hidden) seen.delete(name);
    return loadFinder(collections, seen, parts);
  }
  return { ...view, page: finderPage(view.page, search, hasPairs(given)) };
}

function finderPage(
  asked: QuestionOutcome,
  search: URLSearchParams,
  isFromForm: boolean,
): FinderPage {
  const form = finderForm(asked, search);
  if (asked.kind === "bad") return { question: undefined, form, found: undefined };
  const { answer, href, files, isOwnAddress, data } = asked;
  const { query, sentence } = answer;
  return {
    question: isAsked(query) ? questionOf(query, namesOf(data)) : undefined,
    form,
    found: {
      href,
      files,
      isOwnAddress: isOwnAddress && !isFromForm,
      sentence,
      stage: query.stage,
      results: resultsOf(asked),
    },
  };
}

/** Returns whether a query asks for more than every game of its season. */
function isAsked(query: Query): boolean {
  return [...queryParameters(query).keys()].some((name) => name !== "season");
}

function resultsOf(asked: AnsweredQuestion): FoundAnswer["results"] {
  const { answer, data, isOwnAddress } = asked;
  if (!isAsked(answer.query)) return { kind: "not-asked", feats: countedFeats(data) };
  const chips = chipsOf(asked);
  // An address that is not its own only redirects.
  if (answer.total === 0)
    return { kind: "nothing", chips, wider: isOwnAddress ? widerOf(asked) : undefined };
  return { kind: "found", deck: deckOf(asked), chips, table: answerTable(asked) };
}
