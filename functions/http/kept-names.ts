/** The start of a link or of an abbreviation. */
const START = /<(?:a|abbr) [^<>]*/g;

const HREF = / href="([^"]*)"/;

/** The page of a player or team, whose links have its name as text. */
const PAGE = /^\/nba\/(?:players\/player|teams)\/[^/#]+$/;

/**
 * The page, in which a machine translation leaves names and codes as they are: "Heat" is no weather. The
 * attribute comes first, where it costs least once the page is compressed.
 */
export function withKeptNames(html: string): string {
  return html.replace(START, (start) => {
    const [, href = ""] = HREF.exec(start) ?? [];
    const isName = PAGE.test(href) && !start.startsWith('<a class="button');
    return isName || start.startsWith("<abbr") ? start.replace(" ", ' translate="no" ') : start;
  });
}
