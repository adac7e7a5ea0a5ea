import type { APIRoute } from "astro";
import { loadGame } from "#functions/views/game/game.ts";
import { pictureOfGame } from "#functions/views/pictures/game-picture.ts";

export const GET: APIRoute = async ({ locals, params: { id = "" } }) =>
  locals.picture(await loadGame(locals.collections, locals.documents, id), pictureOfGame);
