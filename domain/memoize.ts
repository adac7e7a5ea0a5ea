/**
 * A reading of a list that is made once per list and kept as long as the list lives. Lists are
 * parsed once and read by many requests, so a lookup need not grow with the list. The list must
 * not be changed afterwards.
 */
// @__NO_SIDE_EFFECTS__
export function indexed<List extends object, Index>(
  build: (list: List) => Index,
): (list: List) => Index {
  const kept = new WeakMap<List, Index>();
  return (list) => {
    const known = kept.get(list);
    if (known !== undefined) return known;
    const index = build(list);
    kept.set(list, index);
    return index;
  };
}
