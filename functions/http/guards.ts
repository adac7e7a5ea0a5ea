import { returnPath } from "#domain/member/return-path.ts";
import type { Access } from "#domain/site/route.ts";
import { ALREADY_LOGGED_IN, placesFor } from "#domain/site/routes.ts";
import { withoutEndings } from "#domain/text/endings.ts";

const MEMBERS = placesFor("members");
const VISITORS = placesFor("visitors");

/** The limit of decoding rounds, above the router's own. */
const MAX_DECODINGS = 12;

/**
 * The access level of a page. It follows from the matched route and from every reading of the path
 * that a router or proxy might make: decoded repeatedly, in any letter case, with any kind or
 * number of slashes. The strictest reading counts, so no spelling opens a guarded page; at worst,
 * an odd spelling of a public page redirects to the login page.
 */
export function accessOf(routePattern: string, pathname: string): Access {
  const readings = [routePattern, ...readingsOf(pathname)].map(plain);
  if (readings.some((path) => isAtOrBelow(path, MEMBERS))) return "members";
  return readings.some((path) => isAtOrBelow(path, VISITORS)) ? "visitors" : "everyone";
}

/**
 * The redirect target for a member who opens a page for visitors: the page in `next`, as after
 * signing in, or else the dashboard with a notice.
 */
export function memberPath({ searchParams }: URL): string {
  return returnPath(searchParams.get("next")) ?? `/?notice=${ALREADY_LOGGED_IN}`;
}

function readingsOf(pathname: string): string[] {
  const readings = [pathname];
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const last = readings.at(-1) ?? "";
    // Invalid escapes stay; the valid ones beside them are decoded.
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

/** Normalizes a path: drops the differences that routers, file systems and proxies may ignore. */
function plain(path: string): string {
  const segments: string[] = [];
  const text = path.normalize("NFKC").toLowerCase().replaceAll("\\", "/");
  for (const segment of text.split(/[?#]/)[0]?.split("/") ?? []) {
    const visible = (segment.split(";")[0] ?? "").replace(/[\s\p{C}]/gu, "");
    const name = withoutEndings(visible, ".html");
    if (name === "..") segments.pop();
    else if (name !== "" && name !== ".") segments.push(name);
  }
  return `/${segments.join("/")}`;
}

function isAtOrBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}
