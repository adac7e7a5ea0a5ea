import type { MiddlewareHandler } from "hono";
import { QUESTION_FORMATS } from "../domain/site/questions.ts";
import { fixedPart, placesFor, ROUTES } from "../domain/site/routes.ts";
import { CACHING, cachingHeader } from "./http/caching.ts";
import { savesData } from "./http/save-data.ts";

/** The path of the speculation rules. */
export const SPECULATION_RULES_PATH = "/speculation-rules";

/**
 * Addresses that browsers must not prefetch: their answer depends on the session, they belong to an
 * API, or they answer questions, whose queries are unlimited and whose files are not pages.
 */
const NOT_AHEAD = [
  ...[...placesFor("members"), ...placesFor("visitors")].map((place) => `${place}*`),
  ...ROUTES.filter(({ kind, format }) => kind === "worker" && format === undefined).map(
    ({ path }) => (path.endsWith("]") ? `${fixedPart(path)}/*` : path),
  ),
  ...QUESTION_FORMATS.map((format) => `/*.${format}`),
  ...ROUTES.filter(
    ({ kind, question, isInWords }) => kind === "page" && (question ?? isInWords),
  ).map(({ path }) => `${path.replace(/\[\w+\]/g, "*")}\\?*=*`),
];

/**
 * The speculation rules: browsers may prefetch a link to a public page when the visitor is about to
 * follow it. Pages are never prerendered.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: NOT_AHEAD,
            },
          },
          // The players table prefetches its own pages.
          { not: { selector_matches: ["[target=_blank]", ".pager a", "thead a"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/**
 * Adds the header that names the rules to every page, except under `Save-Data`. Browsers that save
 * data ignore the rules anyway, so a shared cache may serve either answer to them.
 */
export const speculation: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
  // A cached page already varies by it.
  if (!c.res.headers.get("Vary")?.includes("Save-Data")) c.res.headers.append("Vary", "Save-Data");
  if (savesData(c.req.raw)) return;
  c.res.headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
};

/** Answers with the rules as a file. */
export function speculationRules(): Response {
  return new Response(JSON.stringify(SPECULATION_RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      ...cachingHeader(CACHING.asset),
    },
  });
}
