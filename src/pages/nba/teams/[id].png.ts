import type { APIRoute } from "astro";
import { pictureOfTeam } from "#functions/views/pictures/subject-pictures.ts";
import { loadTeam } from "#functions/views/team/team.ts";

export const GET: APIRoute = async ({ locals, params: { id } }) =>
  locals.picture(await loadTeam(locals.collections, locals.documents, id, locals), (page) =>
    pictureOfTeam(page, locals.season),
  );
