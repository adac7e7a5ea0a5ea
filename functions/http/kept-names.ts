/** The start of a link to the page of a player or team, whose text is the name, or of an abbreviation. */
const NAME =
  /<(?:abbr |a (?!class="button)[^<>]*\bhref="\/nba\/(?:players\/player|teams)\/[^"/#]+")/g;

/**
 * The page, in which a machine translation leaves names and codes as they are: "Heat" is no weather. The
 * attribute comes first, where it costs least once the page is compressed.
 */
export function withKeptNames(html: string): string {
  return html.replace(NAME, (start) => start.replace(" ", ' translate="no" '));
}
