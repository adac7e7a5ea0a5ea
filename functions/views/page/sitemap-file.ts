const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;" };

/** A file of the sitemap: its addresses, each with the day of its last change where that is known. */
export function sitemapFile(
  root: "sitemapindex" | "urlset",
  entry: "sitemap" | "url",
  { addresses, changed }: { addresses: readonly string[]; changed: string | undefined },
): Response {
  const day = changed ? `<lastmod>${changed}</lastmod>` : "";
  const entries = addresses.map((address) => {
    const text = address.replace(/[&<>']/g, (c) => ESCAPES[c] ?? c);
    return `<${entry}><loc>${text}</loc>${day}</${entry}>`;
  });
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...entries,
      `</${root}>\n`,
    ].join("\n"),
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
