import type { APIRoute } from "astro";
import { pictureOfSeason } from "#functions/views/pictures/subject-pictures.ts";
import { loadSeason } from "#functions/views/season/season-page.ts";

export const GET: APIRoute = async ({ locals }) =>
  locals.picture(
    await loadSeason(locals.collections, locals.documents, locals.season),
    pictureOfSeason,
  );
