import * as v from "valibot";
import { dayOfPrinted, formatUpdated } from "../../../domain/dates.ts";
import { cleanText } from "../../../domain/season/team-names.ts";
import { safeHref, safeLogo } from "./addresses.ts";
import { name } from "./cells.ts";
import { objectOf } from "./rows.ts";

/** No honest article is longer, and no honest line. */
export const LONGEST_BODY = 40_000;
const LONGEST_LINE = 1_000;

const parseName = v.safeParser(name);

/**
 * Characters that print nothing, or turn round what is printed after them, and halves of
 * characters. U+FEFF counts as white space and yet prints nothing; the joiners U+200C and U+200D
 * print nothing and yet shape what stands beside them.
 */
const INVISIBLE = /\ufeff|(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const VISIBLE = /[^\s\u200c\u200d]/;

/** One line of text, "" and anything that is none undefined. */
export function lineOf(raw: unknown): string | undefined {
  if (typeof raw !== "string" || raw.length > LONGEST_LINE) return undefined;
  return cleanText(visible(raw)) || undefined;
}

/** A title: it must be there, and be no longer than any other cell. */
export function titleOf(raw: unknown): string | undefined {
  const parsed = parseName(raw);
  return parsed.success ? lineOf(parsed.output) : undefined;
}

/**
 * A body in paragraphs, cut where it is longer than any honest one. It is printed as text, so
 * whatever markup it holds is only read.
 */
export function bodyOf(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const body = visible(raw.slice(0, LONGEST_BODY)).trim();
  return raw.length > LONGEST_BODY ? `${body}…` : body || undefined;
}

/** A day as it is printed, undefined for what is no day of the calendar. */
export function postedOnOf(raw: unknown): string | undefined {
  const line = lineOf(raw);
  return line === undefined ? undefined : formatUpdated(dayOfPrinted(line));
}

/** A picture's address: https, or a path of this site. */
export function pictureOf(raw: unknown): string | undefined {
  return typeof raw === "string" ? safeLogo(raw.trim()) : undefined;
}

/** A source's address: http, https, or a path of this site. */
export function sourceOf(raw: unknown): string | undefined {
  if (typeof raw !== "string") return undefined;
  const address = raw.trim();
  return address.startsWith("/") ? safeLogo(address) : safeHref(address);
}

/** A row of a list of articles; one without a title is a bad row. */
export function titledRow(
  raw: unknown,
): { row: Readonly<Record<string, unknown>>; title: string } | undefined {
  const row = objectOf(raw);
  const title = row && titleOf(row.title);
  return row === undefined || title === undefined ? undefined : { row, title };
}

/** Joiners with nothing to join are as invisible as the rest. */
function visible(raw: string): string {
  const text = raw.replace(INVISIBLE, "");
  return VISIBLE.test(text) ? text : "";
}
