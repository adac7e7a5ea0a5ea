import { queryAddress } from "#domain/query/address.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { View } from "../page/view.ts";
import { loadQuestion, type QuestionAddress } from "./load-question.ts";
import { FINDER_PATH } from "./questions.ts";

/**
 * The address of a log's games over several seasons, which the finder lists page by page: a log has no
 * more games than a season. The finder says what is wrong with a bad question.
 */
export async function logOfSeveral(
  collections: Collections,
  question: Extract<QuestionName, "player-games" | "team-games">,
  address: QuestionAddress,
): Promise<View<string>> {
  const view = await loadQuestion(collections, question, address, 1);
  if (view.kind !== "ready") return view;
  const asked =
    view.page.kind === "answered" ? queryAddress(view.page.answer.query) : `${address.search}`;
  return { ...view, page: `${FINDER_PATH}?${asked}` };
}
