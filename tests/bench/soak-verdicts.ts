import type { Fault } from "../fixtures/faults.ts";

/** One answer, and what is known of the moment. */
export interface Answer {
  path: string;
  as: "visitor" | "member";
  status: number;
  headers: Headers;
  body: string;
  /** The tag that was sent along. */
  tag: string | undefined;
  /** What the database plays. */
  fault: Fault | undefined;
  /** Since when it has, with clients asking for pages of this kind, in milliseconds. */
  steadyMs: number;
  /** The page as it was while all was well, without its line on old data. */
  known: string | undefined;
}

/**
 * What the site takes at most, from the first request on, to notice that its database fails or is
 * well again: until a client asks it does not look.
 */
export const NOTICED_MS = 8_000;

const MEMBER_PAGES = ["/nba/news", "/nba/analysis", "/nba/transactions"];
const OLD = /\s*Data from <time.*?<\/time>\./s;
const MISSING = ["/nba/teams/99", "/nope", "/nba/players/player/Nobody"];
/** What the bad row of each collection is about: without the row there is no such page. */
const OF_BAD_ROWS = /^\/nba\/(teams\/2(\/|$)|players\/player\/Aaron%20Gordon$)/;

/** A page without what it says of old data. */
export function plain(html: string): string {
  return html.replace(OLD, "");
}

/** Whether a page may be held against the one that was shown while all was well. */
export function isComparable({ fault, steadyMs, status, body }: Answer): boolean {
  return status === 200 && fault === undefined && steadyMs > NOTICED_MS && !OLD.test(body);
}

/** Everything that is not as design.md section 5 has it; empty for a right answer. */
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
    // A title may name the newest of a list that is believed to be empty now, or was just before.
    const isLate = steadyMs <= NOTICED_MS && MEMBER_PAGES.includes(path);
    const mayDiffer = isLate || (fault !== undefined && isExempt(fault, path));
    if (!mayDiffer && titleOf(body) !== titleOf(known)) found.push("another page");
    // Rows, and whole collections that may be empty, are believed to be gone.
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

/** There may be no news yet; a token that is refused says nothing of the data. */
function isExempt(fault: Fault, path: string): boolean {
  const mayBeEmpty = ["/nba/news", "/nba/analysis", "/nba/transactions"].includes(path);
  return (["empty", "null", "unauthorized"] as Fault[]).includes(fault) && mayBeEmpty;
}

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/s.exec(html)?.[1];
}
