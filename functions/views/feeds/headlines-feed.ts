import { articlePath } from "#domain/articles/headlines.ts";
import { formatLongDay } from "#domain/dates.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { SECTIONS } from "../front/sections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { atomText } from "./atom.ts";
import { HEADLINES_FEED } from "./response.ts";
import { timeOf } from "./team-feeds.ts";

const MOST_HEADLINES = 30;

/** The newest headlines as an Atom feed, without the articles, which are for members. */
export async function loadHeadlines(
  collections: Pick<Collections, "headlines">,
  siteUrl: string,
): Promise<View<string>> {
  const read = await gather({ headlines: collections.headlines() });
  const address = (path: string) => new URL(path, siteUrl).href;
  return viewOf(read, ({ headlines }) =>
    headlines.length === 0
      ? undefined
      : atomText({
          title: HEADLINES_FEED.title,
          self: address(HEADLINES_FEED.href),
          alternate: address("/nba"),
          author: "Hardwood",
          updated: timeOf(headlines[0]?.date),
          entries: headlines.slice(0, MOST_HEADLINES).map((headline) => ({
            id: address(articlePath(headline)),
            href: address(articlePath(headline)),
            title: headline.title,
            updated: timeOf(headline.date),
            summary: `${SECTIONS[headline.section].title}, ${formatLongDay(headline.date)}.`,
          })),
        }),
  );
}
