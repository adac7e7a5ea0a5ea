import type { APIRoute } from "astro";
import { SITEMAP_KINDS, sitemapPath } from "#functions/views/page/sitemap.ts";
import { sitemapFile } from "#functions/views/page/sitemap-file.ts";

export const GET: APIRoute = ({ locals }) =>
  sitemapFile("sitemapindex", "sitemap", {
    addresses: SITEMAP_KINDS.map((kind) => new URL(sitemapPath(kind), locals.siteUrl).href),
    changed: undefined,
  });
