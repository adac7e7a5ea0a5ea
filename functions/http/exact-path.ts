import type { MiddlewareHandler } from "hono";

/** Answers 404 to a path with a slash at its end, which Hono's smallest router takes for the one without. */
export const exactPath: MiddlewareHandler = async (c, next) =>
  c.req.path.endsWith("/") ? c.notFound() : next();
