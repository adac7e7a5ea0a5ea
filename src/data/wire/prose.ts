import * as v from "valibot";
import { dayOfPrinted, formatUpdated } from "../../domain/dates.ts";
import { cleanText } from "../../domain/team-names.ts";
import { safeHref, safeLogo } from "./addresses.ts";
import { name } from "./cells.ts";
import { objectOf } from "./rows.ts";

/** No honest article is longer; one that is would only break the page it is printed on. */
const LONGEST_BODY = 40_000;
const LONGEST_LINE = 1_000;

const parseName = v.safeParser(name);

/** One line of text, "" and anything that is none undefined. */
export function lineOf(raw: unknown): string | undefined {
  if (typeof raw !== "string" || raw.length > LONGEST_LINE) return undefined;
  return cleanText(raw) || undefined;
}

/** A title: it must be there, and be no longer than any other cell. */
export function titleOf(raw: unknown): string | undefined {
  const parsed = parseName(raw);
  return parsed.success ? parsed.output : undefined;
}

/** A body in paragraphs. It is printed as text, so whatever markup it holds is only read. */
export function bodyOf(raw: unknown): string | undefined {
  if (typeof raw !== "string" || raw.length > LONGEST_BODY) return undefined;
  return raw.trim() || undefined;
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
