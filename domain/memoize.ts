/**
 * Memoizes a function of a list, by the list's identity and for as long as the list lives. Lists
 * are parsed once and read by many requests, so an index is built once for all of them. The list
 * must not be changed afterwards.
 */
// @__NO_SIDE_EFFECTS__
export function memoize<List extends object, Value>(
  compute: (list: List) => Value,
): (list: List) => Value {
  const values = new WeakMap<List, Value>();
  return (list) => {
    const known = values.get(list);
    if (known !== undefined) return known;
    const value = compute(list);
    values.set(list, value);
    return value;
  };
}
