import { ROUTES } from "./routes.ts";

/**
 * The pages that can be read offline, each with whether it is saved only without a query. The
 * service worker's build inlines this list instead of the routes table.
 */
export const OFFLINE_ROUTES: Readonly<Record<string, boolean>> = Object.fromEntries(
  ROUTES.flatMap(({ isReadableOffline, path }) =>
    isReadableOffline ? [[path, isReadableOffline === "whole"]] : [],
  ),
);
