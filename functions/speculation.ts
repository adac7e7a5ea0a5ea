import type { MiddlewareHandler } from "hono";

/** Where a page's header says that the rules are. */
export const SPECULATION_RULES_PATH = "/speculation-rules";

/**
 * Which links a browser may fetch ahead: those of public pages, when a person is about to follow
 * one. Pages for members and what changes with who asks are left alone. Fetched, never run ahead.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/user/*",
                "/api/*",
                "/nba/transactions*",
                "/nba/news*",
                "/nba/analysis*",
              ],
            },
          },
          // What turns a table's pages in place fetches them itself.
          { not: { selector_matches: ["[target=_blank]", ".pager a", "thead a"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/**
 * Names the rules to every page, except where a person saves data. Browsers that save data ignore
 * the rules anyway, so a shared cache that mixes the two up does no harm.
 */
export const speculation: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
  c.res.headers.append("Vary", "Save-Data");
  if (c.req.header("Save-Data")?.toLowerCase() === "on") return;
  c.res.headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
};

/** The rules as a file. */
export function speculationRules(): Response {
  return new Response(JSON.stringify(SPECULATION_RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
