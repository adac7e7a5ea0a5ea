import type { MiddlewareHandler } from "hono";

/** Answers 404 to a path that ends in a slash: Hono's smallest router ignores that slash. */
export const exactPath: MiddlewareHandler = async (c, next) =>
  c.req.path.endsWith("/") ? c.notFound() : next();
