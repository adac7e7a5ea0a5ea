import type { MiddlewareHandler } from "hono";
import { refuse } from "../http/errors.ts";
import { readCookie, xsrfCookie, xsrfCookieName } from "../session/cookies.ts";
import type { ApiEnv } from "./caller.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const TOKEN = /^[\w-]{43}$/;

/**
 * Accepts changes only from pages of this site (design.md section 6). Such a request has the
 * site as its origin, and repeats in `X-XSRF-TOKEN` the cookie that no other site can read. A
 * sibling subdomain could plant that cookie, but not the origin. The origin is compared with
 * SITE_URL where that is set, since a client can send any `Host`.
 */
export const antiForgery: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next();
  const url = new URL(c.req.url);
  const token = readCookie(c.req.header("cookie") ?? null, xsrfCookieName(url));
  const siteUrl = c.var.edge.environment.SITE_URL;
  const fetchSite = c.req.header("sec-fetch-site");
  const isOurs =
    c.req.header("origin") === (siteUrl ?? url.origin) &&
    (fetchSite === undefined || fetchSite === "same-origin") &&
    token !== undefined &&
    TOKEN.test(token) &&
    c.req.header("x-xsrf-token") === token;
  return isOurs ? next() : refuse(c, { kind: "forgery" });
};

/** The `Set-Cookie` of a new anti-forgery token, for a request that has no usable one. */
export function missingXsrfCookie(request: Request): string | undefined {
  const url = new URL(request.url);
  const token = readCookie(request.headers.get("cookie"), xsrfCookieName(url));
  if (token !== undefined && TOKEN.test(token)) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const fresh = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return xsrfCookie(url, fresh);
}
