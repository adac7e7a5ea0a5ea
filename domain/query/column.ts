import { MISSING } from "./season-lines.ts";

/** One count of every row. */
export interface Column {
  /** `MISSING` where a row lacks it. */
  values: Int16Array;
  /** Whether no row lacks it. */
  isComplete: boolean;
  /** The least and the most of what is known. */
  least: number;
  most: number;
  /** Of rows that add up lines, how many of them lack it. */
  missing?: Int16Array;
}

/** A column of counts, `MISSING` where one is not known. */
export function columnOf(values: Int16Array | undefined): Column | undefined {
  if (values === undefined) return undefined;
  let isComplete = true;
  let least = 0;
  let most = 0;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value === MISSING) isComplete = false;
    else if (value < least) least = value;
    else if (value > most) most = value;
  }
  return { values, isComplete, least, most };
}
