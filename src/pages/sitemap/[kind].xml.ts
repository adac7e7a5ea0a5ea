import type { APIRoute } from "astro";
import { loadSitemap, sitemapKind } from "#functions/views/page/sitemap.ts";
import { sitemapFile } from "#functions/views/page/sitemap-file.ts";
import { notFound, unavailableText } from "#functions/views/page/status.ts";

export const GET: APIRoute = async ({ locals, params }) => {
  const kind = sitemapKind(params.kind);
  if (kind === undefined) return notFound();
  const view = await loadSitemap(locals.collections, kind);
  if (view.kind !== "ready") return unavailableText();
  return sitemapFile("urlset", "url", {
    addresses: view.page.map((path) => new URL(path, locals.siteUrl).href),
    changed: view.updatedAt?.slice(0, 10),
  });
};
