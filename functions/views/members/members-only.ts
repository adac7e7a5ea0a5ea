import { loginPath } from "#domain/site/login-path.ts";
import { CACHING, cachingHeader, setCaching } from "#functions/http/caching.ts";

/** Gives a response the caching policy of a member's page, whatever its status. */
export function keepPrivate(response: { headers: Headers }): void {
  setCaching(response.headers, CACHING.personal);
}

/** Redirects a visitor to the login page, and from there back to the page. */
export function signInFirst(url: URL): Response {
  return privately(loginPath(url));
}

/** Redirects a member to another members' page. */
export function privately(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, ...cachingHeader(CACHING.personal) },
  });
}

/** The answer to an unknown members' path: the platform fills in the 404 page. */
export function nothingThere(): Response {
  return new Response(null, { status: 404, headers: cachingHeader(CACHING.personal) });
}
