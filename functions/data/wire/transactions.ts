import { dayOfPrinted } from "#domain/dates.ts";
import type { TransactionDay, TransactionLine } from "#domain/season/transactions.ts";
import { lineOf } from "./prose.ts";
import { listOf, objectOf, parseRows, type ReadRows } from "./rows.ts";

/** An entry of `nba/transactions/data`: the moves of one day, as printed. */
export interface TransactionDayWire {
  date: string;
  lines: TransactionLineWire[];
}

export interface TransactionLineWire {
  body: string;
  tags?: string[];
  /** Players without a contract now. Clients that ignore the field find their names in `body`. */
  freeAgents?: string[];
}

/**
 * The days of `nba/transactions/data`. A day without a date of the calendar is dropped as a whole,
 * a line without words alone; the database leaves out the tags of a line without any.
 */
export function parseTransactions(raw: unknown): ReadRows<TransactionDay> | undefined {
  let droppedLines = 0;
  const days = parseRows(raw, (item): TransactionDay | undefined => {
    const row = objectOf(item);
    const date = lineOf(row?.date);
    const day = date && dayOfPrinted(date);
    const lines = parseRows(row?.lines, parseLine);
    if (!day || lines === undefined) return undefined;
    droppedLines += lines.dropped;
    return { day, lines: lines.rows };
  });
  return days && { rows: days.rows, dropped: days.dropped + droppedLines, first: days.first };
}

function parseLine(raw: unknown): TransactionLine | undefined {
  const row = objectOf(raw);
  const body = lineOf(row?.body);
  if (body === undefined) return undefined;
  const tags = namesOf(row?.tags);
  const freeAgents = namesOf(row?.freeAgents).filter((name) => !tags.includes(name));
  return freeAgents.length === 0 ? { body, tags } : { body, tags, freeAgents };
}

function namesOf(raw: unknown): string[] {
  const names = (listOf(raw) ?? []).map(lineOf).filter((name) => name !== undefined);
  return [...new Set(names)];
}
