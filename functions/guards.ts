import { returnPath } from "../domain/member/return-path.ts";

/** Whom a page is for (spec section 2, "Access"; design section 2). */
export type Access = "everyone" | "members" | "visitors";

const MEMBERS = ["/user/profile", "/nba/transactions", "/nba/news", "/nba/analysis"];
const VISITORS = ["/user/login", "/user/register"];

/** More rounds than the router itself decodes. */
const MAX_DECODINGS = 12;

/**
 * Whom a request's page is for, decided by the route that the router has matched and, beyond it, by
 * every reading of the path that anything on the way might make of it: decoded again and again, in
 * any letter case, with any kind or number of slashes. The strictest of them counts, so that no
 * spelling can get to a guarded page; at worst an odd spelling of a public one asks to sign in.
 */
export function accessOf(routePattern: string, pathname: string): Access {
  const readings = [routePattern, ...readingsOf(pathname)].map(plain);
  if (readings.some((path) => isAtOrBelow(path, MEMBERS))) return "members";
  return readings.some((path) => isAtOrBelow(path, VISITORS)) ? "visitors" : "everyone";
}

/**
 * Where a member is sent from a page that is for visitors only: on to the page asked for, as after
 * signing in, or else home, where he is told why.
 */
export function memberPath({ searchParams }: URL): string {
  return returnPath(searchParams.get("next")) ?? "/?notice=already-logged-in";
}

function readingsOf(pathname: string): string[] {
  const readings = [pathname];
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const last = readings.at(-1) ?? "";
    // Escapes that are not valid stand as they are; the valid ones beside them still count.
    const next = last.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        );
      }
    });
    if (next === last) break;
    readings.push(next);
  }
  return readings;
}

/** A path without the differences that a router, a file system or a proxy may overlook. */
function plain(path: string): string {
  const segments: string[] = [];
  const text = path.normalize("NFKC").toLowerCase().replaceAll("\\", "/");
  for (const segment of text.split(/[?#]/)[0]?.split("/") ?? []) {
    const name = (segment.split(";")[0] ?? "")
      .replace(/[\s\p{C}]/gu, "")
      .replace(/(?:\.html)+$/, "");
    if (name === "..") segments.pop();
    else if (name !== "" && name !== ".") segments.push(name);
  }
  return `/${segments.join("/")}`;
}

function isAtOrBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
