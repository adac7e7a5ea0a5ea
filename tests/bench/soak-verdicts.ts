import type { Fault } from "../fixtures/faults.ts";

/** A response with the conditions under which it was requested. */
export interface Answer {
  path: string;
  as: "visitor" | "member";
  status: number;
  headers: Headers;
  body: string;
  /** The ETag in the request's `If-None-Match`; undefined without one. */
  tag: string | undefined;
  /** The database's current fault; undefined while it works. */
  fault: Fault | undefined;
  /**
   * The milliseconds since the first request for this kind of page in the database's current state;
   * 0 if the state changed during the request.
   */
  steadyMs: number;
  /** The page's content while the database worked, without the note on old data. */
  known: string | undefined;
}

/**
 * The longest time in which the site must notice that its database fails or works again, in
 * milliseconds from the first request, because without requests it does not read the database.
 */
export const NOTICED_MS = 8_000;

const MEMBER_PAGES = ["/nba/news", "/nba/analysis", "/nba/transactions"];
const OLD = /\s*Data from <time.*?<\/time>\./s;
const MISSING = ["/nba/teams/99", "/nope", "/nba/players/player/Nobody"];
/** The pages of the rows that the fault "bad-row" spoils; without its row, a page is a 404. */
const OF_BAD_ROWS = /^\/nba\/(teams\/2(\/|$)|players\/player\/Aaron%20Gordon$)/;

/** Removes the note on old data from a page. */
export function plain(html: string): string {
  return html.replace(OLD, "");
}

/**
 * Returns whether a response is a valid reference for later ones: the database works, and the site
 * has noticed.
 */
export function isComparable({ fault, steadyMs, status, body }: Answer): boolean {
  return status === 200 && fault === undefined && steadyMs > NOTICED_MS && !OLD.test(body);
}

/** The differences between a response and design.md section 5; empty for a correct response. */
export function wrongs(answer: Answer): string[] {
  const { path, as, status, headers, body, tag } = answer;
  const guarded = MEMBER_PAGES.includes(path);
  const caching = headers.get("cache-control") ?? "";
  const found: string[] = [];
  const demand = (isRight: boolean, what: string) => {
    if (!isRight) found.push(what);
  };
  demand(/^[\w-]+$/.test(headers.get("x-request-id") ?? ""), "no name of the request");
  if (guarded && as === "visitor") {
    demand(status === 302, `status ${status}`);
    demand(headers.get("location")?.startsWith("/user/login?next=") === true, "another place");
    demand(caching === "private, no-store" && body === "", "guarded content");
    return found;
  }
  if (status === 304) {
    demand(tag !== undefined && body === "" && !guarded, "a 304 unasked for");
    return found;
  }
  const isLost = status === 404 && OF_BAD_ROWS.test(path) && mayLackRows(answer);
  demand(isLost || status === (MISSING.includes(path) ? 404 : 200), `status ${status}`);
  demand(/^<!doctype html>/i.test(body) && body.trimEnd().endsWith("</html>"), "torn");
  if (guarded) demand(caching === "private, no-store", `caching ${caching}`);
  else if (status === 200) {
    demand(wantedCaching(body).test(caching), `caching ${caching}`);
    demand(headers.get("etag") !== tag, "sent again what is known");
  }
  if (status === 200) found.push(...wrongContent(answer));
  return found;
}

function mayLackRows({ fault, steadyMs }: Answer): boolean {
  return fault === "bad-row" || steadyMs <= NOTICED_MS;
}

function wantedCaching(body: string): RegExp {
  return OLD.test(body)
    ? /^public, max-age=10$/
    : /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=604800$/;
}

function wrongContent({ path, fault, steadyMs, body, known }: Answer): string[] {
  const found: string[] = [];
  if (known !== undefined) {
    // A title may contain the newest item of a list, which the site may still treat as empty.
    const isLate = steadyMs <= NOTICED_MS && MEMBER_PAGES.includes(path);
    const mayDiffer = isLate || (fault !== undefined && isExempt(fault, path));
    if (!mayDiffer && titleOf(body) !== titleOf(known)) found.push("another page");
    // The site serves missing rows, and missing collections that may be empty, as valid data.
    const isBelieved = fault !== undefined && ["empty", "null", "bad-row"].includes(fault);
    if (!isBelieved && steadyMs > NOTICED_MS && plain(body) !== known)
      found.push("another content");
  }
  if (steadyMs <= NOTICED_MS) return found;
  const isOld = OLD.test(body);
  if (fault === undefined && isOld) found.push("old without reason");
  if (fault !== undefined && fault !== "bad-row" && !isOld && !isExempt(fault, path)) {
    found.push("does not say that it is old");
  }
  return found;
}

/**
 * Returns whether a fault may leave a page without a note on old data: an empty list is valid, and
 * a rejected token does not mean old data.
 */
function isExempt(fault: Fault, path: string): boolean {
  const mayBeEmpty = ["/nba/news", "/nba/analysis", "/nba/transactions"].includes(path);
  return (["empty", "null", "unauthorized"] as Fault[]).includes(fault) && mayBeEmpty;
}

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/s.exec(html)?.[1];
}
