import * as v from "valibot";
import { firstCell } from "#domain/cells.ts";
import type { Stat } from "#domain/teams/team.ts";
import { cell } from "./cells.ts";

const parseCell = v.safeParser(cell);
const LONGEST_LABEL = 60;

/**
 * Every figure of a row but the excepted keys, in the given order; unknown figures follow in the
 * database's order. A key cannot contain "/", so the database stores "|" instead. Undefined when a
 * figure is not a cell: the row is bad.
 */
export function statsOf(
  row: Readonly<Record<string, unknown>>,
  except: ReadonlySet<string>,
  order: readonly string[],
): Stat[] | undefined {
  const values = new Map<string, string>();
  for (const [key, raw] of Object.entries(row)) {
    if (except.has(key) || raw === undefined) continue;
    const value = parseCell(raw);
    if (!value.success || key.length > LONGEST_LABEL) return undefined;
    values.set(key.replaceAll("|", "/"), firstCell(value.output));
  }
  const known = order.filter((label) => values.has(label));
  const unknown = [...values.keys()].filter((label) => !order.includes(label));
  return [...known, ...unknown].map((label) => ({ label, value: values.get(label) ?? "" }));
}
