import type { APIRoute } from "astro";
import { loadAskPage } from "#functions/views/ask/ask-page.ts";
import { pictureOfAnswer } from "#functions/views/pictures/answer-picture.ts";

export const GET: APIRoute = async ({ locals, url }) =>
  locals.picture((await loadAskPage(locals, url.searchParams)).view, pictureOfAnswer);
