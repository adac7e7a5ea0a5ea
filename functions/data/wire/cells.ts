import * as v from "valibot";
import { allCells, type Cell, firstCell } from "#domain/cells.ts";
import { cleanText } from "#domain/teams/team-names.ts";

/** The limit of a cell, which no real cell reaches; a longer one would break its page. */
const LONGEST_CELL = 300;

const scalar = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** A cell's texts: one text or number, or several in an array, which may have holes. */
export const cell = v.pipe(
  v.union([
    scalar,
    v.array(v.nullable(scalar)),
    v.record(v.string(), v.nullable(scalar)),
    v.null(),
  ]),
  v.transform((raw): Cell => {
    if (raw === null) return "";
    if (typeof raw !== "object") return cleanText(String(raw));
    return arrayWithHoles(raw).map((part) => cleanText(String(part ?? "")));
  }),
  v.check((texts) => allCells(texts).every((text) => text.length <= LONGEST_CELL)),
);

export const firstText = v.transform((texts: Cell) => firstCell(texts));

/** The first text of a cell; "" when it has none. */
export const text = v.optional(v.pipe(cell, firstText), "");

/** All texts of a cell as one: "Spain, Cameroon". */
export const texts = v.optional(
  v.pipe(
    cell,
    v.transform((raw) => allCells(raw).join(", ")),
    v.maxLength(LONGEST_CELL),
  ),
  "",
);

/** The first text of a cell, which must not be empty. */
export const name = v.pipe(cell, firstText, v.minLength(1));

/** A whole number from 0 up, as a number or in digits. */
export const count = v.pipe(cell, firstText, v.regex(/^[0-9]{1,9}$/), v.transform(Number));

/** Restores an array; the database returns one with many holes as an object keyed by index. */
export function arrayWithHoles<Item>(
  raw: readonly Item[] | Readonly<Record<string, Item>>,
): (Item | undefined)[] {
  if (Array.isArray(raw)) return [...raw];
  const sparse: (Item | undefined)[] = [];
  for (const [key, item] of Object.entries(raw)) {
    if (/^[0-9]{1,2}$/.test(key)) sparse[Number(key)] = item;
  }
  return Array.from(sparse);
}
