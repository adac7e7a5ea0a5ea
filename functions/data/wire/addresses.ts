import * as v from "valibot";
import { badgePathOf } from "#domain/teams/team-links.ts";
import { cell, firstText } from "./cells.ts";

/**
 * The address of a picture: https, or a path of this site. A badge of any host becomes a path of
 * this site, since the database may have been filled under another address. Undefined for anything
 * else: another scheme, "//host", and spellings that a browser reads as "//host" ("/\host",
 * "/<tab>/host").
 */
export function safeLogo(raw: string): string | undefined {
  const badge = badgePathOf(raw);
  if (badge !== undefined) return badge;
  if (/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(raw)) return raw;
  return webAddress(raw, /^https:\/\//i);
}

/** The address of a site: https or http, without a user name in it. Undefined for anything else. */
export function safeHref(raw: string): string | undefined {
  return webAddress(raw, /^https?:\/\//i);
}

/** A cell with the address of a picture. */
export const logo = v.pipe(cell, firstText, v.transform(safeLogo), v.string());

/** A cell with the address of a site. */
export const href = v.pipe(cell, firstText, v.transform(safeHref), v.string());

function webAddress(raw: string, start: RegExp): string | undefined {
  if (!start.test(raw) || /[\s\\\p{Cc}]/u.test(raw) || !URL.canParse(raw)) return undefined;
  const url = new URL(raw);
  return url.username === "" && url.password === "" ? url.href : undefined;
}
