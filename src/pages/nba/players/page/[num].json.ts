import type { APIRoute } from "astro";
import { playersDataPath } from "#domain/players/players-answer.ts";
import { unavailableText } from "#functions/views/page/status.ts";
import { loadPlayers } from "#functions/views/player/players-table.ts";

/** A page of the players table as data. */
export const GET: APIRoute = async ({ locals, params, redirect, url }) => {
  const asked = { page: params.num, query: url.searchParams };
  const view = await loadPlayers(locals.collections, asked);
  if (view.kind !== "ready") return unavailableText();
  const { answer } = view.page;
  if (String(answer.page) !== params.num) return redirect(playersDataPath(answer.query), 302);
  return Response.json(answer);
};
