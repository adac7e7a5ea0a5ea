import type { APIRoute } from "astro";
import type { AnswerHitBody } from "#domain/search/answer-hit.ts";
import { wordsAsked } from "#domain/site/questions.ts";
import { loadAnswerHit } from "#functions/views/ask/answer-hit.ts";
import { unavailableText } from "#functions/views/page/status.ts";

/** The answer to a question in words, for the list of the search box. */
export const GET: APIRoute = async ({ locals, url }) => {
  const view = await loadAnswerHit(locals, wordsAsked(url.searchParams, locals.seasonNow.current));
  if (view.kind !== "ready") return unavailableText();
  return Response.json({ answer: view.page.hit ?? null } satisfies AnswerHitBody);
};
