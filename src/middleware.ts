import { defineMiddleware } from "astro:middleware";
import { env } from "cloudflare:workers";
import { databaseOf } from "../functions/database/client.ts";
import { readEnvironment } from "../functions/environment.ts";
import { type Collections, createCollections } from "./data/cached-collections.ts";
import { collectionsOfRequest } from "./data/request-collections.ts";

/** One cache of parsed collections for as long as this isolate lives. */
let collections: Collections | undefined;

/** What is said of a page's caching when the page says nothing: the same for all, for a minute. */
const PUBLIC_PAGE = "public, max-age=60, stale-while-revalidate=600";
const ERROR_PAGE = "public, max-age=10";

export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  const environment = readEnvironment(env);
  if (!environment.ok) throw new Error(environment.error.problems.join("; "));
  collections ??= createCollections(databaseOf(environment.value, env.EMBEDDED_DATABASE));
  locals.collections = collectionsOfRequest(collections, {
    waitUntil: (promise) => locals.cfContext.waitUntil(promise),
  });
  locals.siteUrl = environment.value.SITE_URL ?? url.origin;
  const response = await next();
  if (!response.headers.has("Cache-Control")) {
    response.headers.set("Cache-Control", response.status < 400 ? PUBLIC_PAGE : ERROR_PAGE);
  }
  return response;
});
