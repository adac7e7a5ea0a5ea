/** A column of numbers of one size. */
type NumberColumn = Int8Array | Uint8Array | Int16Array | Uint32Array | Float64Array;

/** A column of a number of each value. `from` takes thirty times as long over a column of numbers. */
export function columnFrom<Column extends NumberColumn, Value>(
  Type: new (size: number) => Column,
  values: ArrayLike<Value>,
  numberOf: (value: Value, at: number) => number,
): Column {
  const column = new Type(values.length);
  for (let at = 0; at < values.length; at += 1) column[at] = numberOf(values[at] as Value, at);
  return column;
}
