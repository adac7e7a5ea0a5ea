import { routeOf } from "../domain/site/routes.ts";
import { withoutEndings } from "../domain/text/endings.ts";
import { accessOf } from "./http/guards.ts";

/** The target of an address: a page or file of src/pages, another address, or the 404 page. */
export type Destination = { kind: "page" } | { kind: "moved"; to: string } | { kind: "nothing" };

const NOTHING: Destination = { kind: "nothing" };
const PAGE: Destination = { kind: "page" };

/**
 * The target of a GET request. Only rows of the routes table reach the framework, so neither its
 * endpoints nor the file names of a static build ("/nba/teams.html") answer. Every spelling of a
 * guarded address goes on to the guard, or to nothing on a site without accounts.
 */
export function destinationOf(pathname: string, accounts: "on" | "off"): Destination {
  const path = decoded(pathname);
  // The router logs an error for an address that it cannot decode.
  if (path === undefined || path.endsWith(".html")) return NOTHING;
  if (accessOf("/", pathname) !== "everyone") return accounts === "on" ? PAGE : NOTHING;
  const route = routeOf(pathname);
  switch (route?.kind) {
    case "page":
    case "file":
      return PAGE;
    case "moved":
      return route.to === undefined ? NOTHING : { kind: "moved", to: route.to };
    default:
      return NOTHING;
  }
}

function decoded(pathname: string): string | undefined {
  try {
    return withoutEndings(decodeURIComponent(pathname), "/");
  } catch {
    return undefined;
  }
}
