import { MISSING } from "./season-lines.ts";

/** The values of one count, one for each row. */
export interface Column {
  /** `MISSING` for a row without the count. */
  values: Int16Array;
  /** True when no row is `MISSING`. */
  isComplete: boolean;
  /** The range of the known values and 0. */
  least: number;
  most: number;
  /** For rows that sum several lines, the number of lines without the count in each row. */
  missing?: Int16Array;
}

/** A column of counts, with `MISSING` for unknown ones. */
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
