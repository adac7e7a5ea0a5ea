import { loginPath } from "../../domain/member/return-path.ts";

/** What every answer that is one person's says of caching: nobody may keep it. */
export const PRIVATE = "private, no-store";

/** Marks a page as one member's, whatever its status. */
export function keepPrivate(response: { headers: Headers }): void {
  response.headers.set("Cache-Control", PRIVATE);
}

/** Sends a visitor to sign in, and from there back to the page asked for. */
export function signInFirst(url: URL): Response {
  return privately(loginPath(url));
}

/** Sends a member on to another of the members' pages. */
export function privately(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, "Cache-Control": PRIVATE },
  });
}

/** The answer to a members' path that leads nowhere: the platform fills in the 404 page. */
export function nothingThere(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": PRIVATE } });
}
