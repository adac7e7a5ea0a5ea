import type { APIRoute } from "astro";

export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /user/profile\nDisallow: /search\n\nSitemap: ${locals.siteUrl}/sitemap.xml\n`,
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
