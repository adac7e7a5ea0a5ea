import { ROUTES } from "./routes.ts";

/**
 * The pages that are readable offline; true for a page that is saved only without a query. The
 * build of the service worker inlines this list instead of the routes table.
 */
export const OFFLINE_ROUTES: Readonly<Record<string, boolean>> = Object.fromEntries(
  ROUTES.flatMap(({ isReadableOffline, path }) =>
    isReadableOffline ? [[path, isReadableOffline === "whole"]] : [],
  ),
);
