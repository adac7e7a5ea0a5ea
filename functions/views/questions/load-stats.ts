import { isLineup } from "#domain/plays/lineups.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { View } from "../page/view.ts";
import { loadQuestion, type QuestionOutcome } from "./load-question.ts";
import { QUESTIONS } from "./questions.ts";

/** The name of the field for a minimum: of games, or of lineups' minutes. */
export const LEAST = "least";

/** A table of statistics for an address's query, which its own links or its forms have written. */
export async function loadStats(
  collections: Collections,
  name: Extract<
    QuestionName,
    "player-stats" | "team-stats" | "clutch-stats" | "lineup-stats" | "pair-stats"
  >,
  given: URLSearchParams,
  parts?: Documents["parts"],
): Promise<View<QuestionOutcome>> {
  const { part } = QUESTIONS[name];
  const search = isLineup(part) ? withMinutes(given) : withoutLeast(given);
  const view = await loadQuestion(collections, name, { placeholders: {}, search, parts });
  if (view.kind !== "ready" || view.page.kind === "bad" || !given.has(LEAST)) return view;
  return { ...view, page: { ...view.page, isOwnAddress: false } };
}

/** Rewrites a minimum of minutes, which takes the place of the qualification rule. */
function withMinutes(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete(LEAST);
  const least = given.get(LEAST)?.trim() ?? "";
  if (least === "") return params;
  params.set("sum.min", `${least}..`);
  params.set("qualified", "0");
  return params;
}

/** Rewrites a minimum of games, which takes the place of the qualification rule. */
function withoutLeast(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete(LEAST);
  const least = given.get(LEAST)?.trim() ?? "";
  if (least === "") return params;
  params.set("gp", `${least}..`);
  params.set("qualified", "0");
  // A condition on games would sort by them.
  if (!params.has("sort")) params.set("sort", "-pts");
  return params;
}
