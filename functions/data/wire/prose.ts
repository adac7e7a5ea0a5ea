import * as v from "valibot";
import { dayOfPrinted, formatUpdated } from "#domain/dates.ts";
import { cleanText } from "#domain/teams/team-names.ts";
import { safeHref, safeLogo } from "./addresses.ts";
import { name } from "./cells.ts";
import { objectOf } from "./rows.ts";

/** The limits of a body and of a line, which no real article reaches. */
export const LONGEST_BODY = 40_000;
const LONGEST_LINE = 1_000;

const parseName = v.safeParser(name);

/**
 * Invisible characters, characters that reverse the direction of text, and lone surrogates. U+FEFF
 * counts as white space although it is invisible; the joiners U+200C and U+200D are kept, since
 * they shape the characters next to them.
 */
const INVISIBLE = /\ufeff|(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const VISIBLE = /[^\s\u200c\u200d]/;

/** One line of text; undefined for "" and anything else. */
export function lineOf(raw: unknown): string | undefined {
  if (typeof raw !== "string" || raw.length > LONGEST_LINE) return undefined;
  return cleanText(visible(raw)) || undefined;
}

/** A title, which must not be empty nor longer than any other cell. */
export function titleOf(raw: unknown): string | undefined {
  const parsed = parseName(raw);
  return parsed.success ? lineOf(parsed.output) : undefined;
}

/**
 * A body in paragraphs, cut at `LONGEST_BODY`. It is printed as text, so its markup has no effect.
 */
export function bodyOf(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const body = visible(raw.slice(0, LONGEST_BODY)).trim();
  return raw.length > LONGEST_BODY ? `${body}…` : body || undefined;
}

/** A day as pages print it; undefined for anything but a day of the calendar. */
export function postedOnOf(raw: unknown): string | undefined {
  const line = lineOf(raw);
  return line === undefined ? undefined : formatUpdated(dayOfPrinted(line));
}

/** A picture's address: https, or a path of this site. */
export function pictureAddress(raw: unknown): string | undefined {
  return typeof raw === "string" ? safeLogo(raw.trim()) : undefined;
}

/** A source's address: http, https, or a path of this site. */
export function sourceOf(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const address = raw.trim();
  return address.startsWith("/") ? safeLogo(address) : safeHref(address);
}

/** A row of a list of articles; a row without a title is bad. */
export function titledRow(
  raw: unknown,
): { row: Readonly<Record<string, unknown>>; title: string } | undefined {
  const row = objectOf(raw);
  const title = row && titleOf(row.title);
  return row === undefined || title === undefined ? undefined : { row, title };
}

/** Removes invisible characters; a text of only joiners and white space is empty. */
function visible(raw: string): string {
  const text = raw.replace(INVISIBLE, "");
  return VISIBLE.test(text) ? text : "";
}
