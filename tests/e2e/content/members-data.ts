import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { slugsOf } from "#domain/text/slugs.ts";

/** An item of a members' collection in the built dataset. */

export interface Item {
  title: string;
  slug?: string;
  body?: string;
  postedOn: string;
  img?: string;
  img2?: string;
  sourceURL: string;
  links?: { text: string; href: string }[];
  subjects?: { text: string; href: string }[];
}

const root = resolve(import.meta.dirname, "../../..");
function data<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8")).data;
}

export const NEWS = data<Item>("news");
export const ANALYSIS = data<Item>("analysis");
export const CHARTS = data<{ name: string; alt: string }>("charts");
export const HEADLINES = data<{ section: string; title: string; slug: string }>("headlines");
export const DAYS = data<{ date: string; lines: { body: string; tags?: string[] }[] }>(
  "transactions",
);

/** The address of each item, in the list's order. */
export function pathsOf(section: "news" | "analysis", items: Item[]): string[] {
  return slugsOf(items.map(({ slug, title }) => slug ?? title)).map(
    (slug) => `/nba/${section}/${slug}`,
  );
}

/** The page of the first item that passes a test, with its heading. */
function firstPage(
  section: "news" | "analysis",
  items: Item[],
  isRight: (item: Item) => boolean,
): { path: string; heading: string } {
  const index = items.findIndex(isRight);
  return { path: pathsOf(section, items)[index] ?? "", heading: items[index]?.title ?? "" };
}

/** One page of each kind, with its heading. */
export const MEMBER_PAGES: { path: string; heading: string }[] = [
  { path: "/nba/news", heading: "News" },
  firstPage("news", NEWS, ({ img }) => img !== undefined),
  firstPage("news", NEWS, ({ body }) => body === undefined),
  { path: "/nba/analysis", heading: "Analysis" },
  firstPage("analysis", ANALYSIS, ({ img }) => img !== undefined),
  firstPage("analysis", ANALYSIS, ({ img, img2 }) => img === undefined && img2 === undefined),
  { path: "/nba/transactions", heading: "Transactions" },
  { path: "/nba/transactions/2026-02", heading: "Transactions" },
  { path: "/nba/transactions?kind=trade", heading: "Transactions" },
  { path: "/nba/transactions?team=13", heading: "Transactions" },
];
