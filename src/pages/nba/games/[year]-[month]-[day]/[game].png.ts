import type { APIRoute } from "astro";
import { picturePath } from "#domain/pictures/picture.ts";
import { loadUpcomingGame } from "#functions/views/game/upcoming-game.ts";
import { pictureOfUpcoming } from "#functions/views/pictures/game-picture.ts";

export const GET: APIRoute = async ({ locals, params, redirect }) => {
  const { collections, documents } = locals;
  const { year, month, day, game } = params;
  const date = `${year}-${month}-${day}`;
  const view = await loadUpcomingGame(collections, documents, { date, game }, locals);
  if (view.kind === "ready" && view.page.kind === "elsewhere")
    return redirect(picturePath(view.page.href), 302);
  return locals.picture(view, pictureOfUpcoming);
};
