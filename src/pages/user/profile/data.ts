import type { APIRoute } from "astro";
import { signInFirst } from "#functions/views/members/members-only.ts";
import { ownDataResponse } from "#functions/views/members/own-data.ts";

/** All that is kept about the member, as a file. */
export const GET: APIRoute = async ({ locals, url }) =>
  locals.member === undefined
    ? signInFirst(url)
    : ownDataResponse(locals.member.user, await locals.ownRecord());
