import { ROUTES } from "#domain/site/routes.ts";

/** The text of robots.txt: the disallowed paths, and the sitemap. */
export function robotsText(siteUrl: string): string {
  const closed = ROUTES.filter(({ isClosedToRobots }) => isClosedToRobots);
  const lines = [
    "User-agent: *",
    ...closed.map(({ path }) => `Disallow: ${path.split("[")[0]}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
