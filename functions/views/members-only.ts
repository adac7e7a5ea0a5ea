import { loginPath } from "../../domain/member/login-path.ts";
import { CACHING, cachingHeader, setCaching } from "../caching.ts";

/** Marks a page as one member's, whatever its status. */
export function keepPrivate(response: { headers: Headers }): void {
  setCaching(response.headers, CACHING.personal);
}

/** Sends a visitor to sign in, and from there back to the page asked for. */
export function signInFirst(url: URL): Response {
  return privately(loginPath(url));
}

/** Sends a member on to another of the members' pages. */
export function privately(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, ...cachingHeader(CACHING.personal) },
  });
}

/** The answer to a members' path that leads nowhere: the platform fills in the 404 page. */
export function nothingThere(): Response {
  return new Response(null, { status: 404, headers: cachingHeader(CACHING.personal) });
}
