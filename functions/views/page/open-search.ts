/** The link to the description of the site's search, by which browsers offer it in their bars. */
export const SEARCH_LINK = {
  rel: "search",
  href: "/opensearch.xml",
  type: "application/opensearchdescription+xml",
  title: "Hardwood",
} as const;

/** That description (OpenSearch 1.1), whose addresses are absolute. */
export function openSearchText(siteUrl: string): string {
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    "<ShortName>Hardwood</ShortName>",
    "<Description>NBA teams, players, pages and articles</Description>",
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Image width="32" height="32">${siteUrl}/favicon.ico</Image>`,
    `<Url type="text/html" template="${siteUrl}/search?q={searchTerms}"/>`,
    "</OpenSearchDescription>",
  ].join("\n")}\n`;
}
