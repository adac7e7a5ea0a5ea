import type { APIRoute } from "astro";
import { playerNameFromParam } from "#domain/players/players.ts";
import { pictureOfPlayer } from "#functions/views/pictures/subject-pictures.ts";
import { loadPlayer } from "#functions/views/player/players.ts";

export const GET: APIRoute = async ({ locals, params: { playerName = "" } }) => {
  const { collections, documents, season } = locals;
  const name = playerNameFromParam(playerName);
  return locals.picture(await loadPlayer(collections, documents, name, { season }), (page) =>
    pictureOfPlayer(page, season),
  );
};
