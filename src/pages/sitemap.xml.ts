import type { APIRoute } from "astro";
import { loadSitemap } from "#functions/views/page/sitemap.ts";
import { unavailableText } from "#functions/views/page/status.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;" };

export const GET: APIRoute = async ({ locals }) => {
  const view = await loadSitemap(locals.collections);
  if (view.kind !== "ready") return unavailableText();
  const changed = view.updatedAt?.slice(0, 10);
  const entries = view.page.map((path) => {
    const address = new URL(path, locals.siteUrl).href.replace(/[&<>']/g, (c) => ESCAPES[c] ?? c);
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  });
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      "</urlset>\n",
    ].join("\n"),
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
};
