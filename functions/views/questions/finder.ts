import { namesOf } from "../../../domain/query/names.ts";
import { questionOf } from "../../../domain/query/sentence.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { View } from "../view.ts";
import { type AnswerTable, answerTable } from "./answer-table.ts";
import { hasPairs, withoutPairs } from "./figure-pairs.ts";
import { type Deck, deckOf } from "./finder-deck.ts";
import { type FinderForm, finderForm, ORDERING } from "./finder-form.ts";
import { type AnsweredQuestion, loadQuestion, type QuestionOutcome } from "./load-question.ts";
import { type WiderLink, widerOf } from "./wider.ts";

/** The finder: its form and its results. */
export interface FinderPage {
  /** "Games of 40 points or more, lost"; undefined without conditions. */
  question: string | undefined;
  form: FinderForm;
  found: Found | undefined;
}

export interface Found {
  href: string;
  /** True when the request's address is the canonical one. */
  isOwnAddress: boolean;
  sentence: string;
  stage: AnsweredQuestion["answer"]["query"]["stage"];
  deck: Deck | undefined;
  /** Undefined without results. */
  table: AnswerTable | undefined;
  wider: WiderLink | undefined;
}

/** The finder for an address's query, which its own links or its form have written. */
export async function loadFinder(
  collections: Collections,
  given: URLSearchParams,
): Promise<View<FinderPage>> {
  const search = withoutPairs(given);
  const view = await loadQuestion(collections, "finder", { placeholders: {}, search });
  if (view.kind !== "ready") return view;
  const hidden = ORDERING.filter((name) => search.has(name));
  if (view.page.kind === "bad" && hasPairs(given) && hidden.length > 0) {
    // Nobody can correct a hidden field that does not fit the changed conditions.
    const seen = new URLSearchParams(given);
    for (const name of hidden) seen.delete(name);
    return loadFinder(collections, seen);
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
  const { answer, href, isOwnAddress } = asked;
  const { query, sentence, total } = answer;
  return {
    question: form.set.length === 0 ? undefined : questionOf(query, namesOf(asked.data)),
    form,
    found: {
      href,
      isOwnAddress: isOwnAddress && !isFromForm,
      sentence,
      stage: query.stage,
      deck: deckOf(asked),
      table: total === 0 ? undefined : answerTable(asked),
      // An address that is not its own only redirects.
      wider: isOwnAddress ? widerOf(asked) : undefined,
    },
  };
}
