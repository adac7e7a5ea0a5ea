import type { APIRoute } from "astro";
import { playersDataPath } from "#domain/season/players-answer.ts";
import { loadPlayers } from "#functions/views/players-table.ts";
import { unavailableText } from "#functions/views/status.ts";

/** A page of the players table as data. */
export const GET: APIRoute = async ({ locals, params, redirect, url }) => {
  const asked = { page: params.num, query: url.searchParams };
  const view = await loadPlayers(locals.collections, asked);
  if (view.kind !== "ready") return unavailableText();
  const { answer } = view.page;
  if (String(answer.page) !== params.num) return redirect(playersDataPath(answer.query), 302);
  return Response.json(answer);
};
