import { dayOfPrinted, formatUpdated } from "#domain/dates.ts";
import { listOf, objectOf } from "#functions/data/wire/rows.ts";
import {
  parseTransactions,
  type TransactionDayWire,
  type TransactionLineWire,
} from "#functions/data/wire/transactions.ts";
import type { Merged } from "./articles.ts";
import type { RawItem } from "./read-files.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Merges days into the feed, newest first. New lines of a stored day come before its stored ones; a
 * line with the same text replaces the stored one in its place.
 */
export function mergeTransactions(
  known: readonly Row[],
  items: readonly RawItem[],
): Merged<Row | TransactionDayWire> {
  const rows: (Row | TransactionDayWire)[] = [...known];
  const told: string[] = [];
  const problems: string[] = [];
  for (const item of items) {
    const { day, problems: own } = dayOf(item);
    problems.push(...own);
    if (day === undefined) continue;
    const place = rows.findIndex(({ date }) => isoOf(date) === isoOf(day.date));
    if (place === -1) {
      rows.push(day);
      told.push(`added: ${day.date}, ${day.lines.length} lines`);
      continue;
    }
    const before = listOf(rows[place]?.lines) as TransactionLineWire[] | undefined;
    if (before === undefined) {
      problems.push(`${item.from}: what the database has at ${day.date} would be lost: no lines.`);
      continue;
    }
    const merged = mergeLines(before, day.lines);
    const isSame = JSON.stringify(merged) === JSON.stringify(before);
    told.push(`${isSame ? "unchanged" : "changed"}: ${day.date}, ${merged.length} lines`);
    if (!isSame) rows[place] = { ...rows[place], date: day.date, lines: merged };
  }
  rows.sort((a, b) => (isoOf(a.date) < isoOf(b.date) ? 1 : isoOf(a.date) > isoOf(b.date) ? -1 : 0));
  return { rows, told, problems };
}

function mergeLines(
  known: readonly TransactionLineWire[],
  given: readonly TransactionLineWire[],
): TransactionLineWire[] {
  const byBody = new Map(given.map((line) => [line.body, line]));
  const kept = known.map((line) => byBody.get(line.body) ?? line);
  const bodies = new Set(known.map(({ body }) => body));
  return [...given.filter(({ body }) => !bodies.has(body)), ...kept];
}

function dayOf({ from, value }: RawItem): {
  day: TransactionDayWire | undefined;
  problems: string[];
} {
  const given = objectOf(value);
  if (given === undefined) return { day: undefined, problems: [`${from}: is no day.`] };
  const problems = strangers(from, given, ["date", "lines"]);
  const date = formatUpdated(isoOf(given.date) || undefined);
  if (date === undefined) {
    problems.push(`${from}: date: must be a day like "April 12, 2026" or 2026-04-12.`);
  }
  const raw = Array.isArray(given.lines) ? given.lines : [];
  if (raw.length === 0) problems.push(`${from}: lines: must be a list of at least one.`);
  const lines = raw.flatMap((line, at) => {
    const where = `${from}: lines, ${at + 1}`;
    problems.push(...strangers(where, objectOf(line) ?? {}, ["body", "tags", "freeAgents"]));
    const day = { date: "1970-01-01", lines: [line] };
    const understood = parseTransactions([day])?.rows[0]?.lines[0];
    if (understood === undefined) problems.push(`${where}: body: must be text.`);
    const tags = objectOf(line)?.tags ?? [];
    if (!Array.isArray(tags) || (understood && understood.tags.length < new Set(tags).size)) {
      problems.push(`${where}: tags: must be a list of names.`);
    }
    if (understood === undefined) return [];
    const { body, freeAgents } = understood;
    const named = understood.tags.length === 0 ? { body } : { body, tags: [...understood.tags] };
    return [freeAgents === undefined ? named : { ...named, freeAgents: [...freeAgents] }];
  });
  const isGood = problems.length === 0 && date !== undefined;
  return { day: isGood ? { date, lines } : undefined, problems };
}

function strangers(where: string, given: Row, fields: readonly string[]): string[] {
  return Object.keys(given)
    .filter((name) => !fields.includes(name))
    .map((name) => `${where}: ${name}: is no field of transactions.`);
}

function isoOf(date: unknown): string {
  return (typeof date === "string" && dayOfPrinted(date.trim())) || "";
}
