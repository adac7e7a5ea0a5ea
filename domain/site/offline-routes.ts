import { ROUTES } from "./routes.ts";

/**
 * The pages that are kept for reading offline, each with whether that is without any of its queries.
 * The service worker's build puts in this list alone, without the table it is computed from.
 */
export const OFFLINE_ROUTES: Readonly<Record<string, boolean>> = Object.fromEntries(
  ROUTES.flatMap(({ isReadableOffline, path }) =>
    isReadableOffline ? [[path, isReadableOffline === "whole"]] : [],
  ),
);
