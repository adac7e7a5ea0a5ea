/** The page that Astro shows when one fails; nobody asks for it. */
const FAILURE_PAGE = "/500";

/**
 * Whether an address can be that of a page. Astro's router also finds pages under the names of the
 * files that a static build would write ("/nba.html", "/nba/teams/1/index.html"); here they would
 * be second copies of pages, and some of them fail.
 */
export function isPageAddress(pathname: string): boolean {
  const path = decoded(pathname).replace(/\/+/g, "/").replace(/\/$/, "");
  return !path.endsWith(".html") && path !== FAILURE_PAGE;
}

/** What cannot be decoded is nobody's page; the router says so. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
