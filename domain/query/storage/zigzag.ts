/** Codes an integer as one from 0 on: 0, -1, 1, -2 become 0, 1, 2, 3. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** Decodes a column of zigzag codes in place, except the `unknown` ones. */
export function foldBack(column: Int16Array, unknown: number): void {
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] as number;
    if (value !== unknown) column[at] = (value >> 1) ^ -(value & 1);
  }
}
