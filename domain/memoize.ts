/**
 * Memoizes a function of a list by the list's identity, for the lifetime of the list. Lists are
 * parsed once and read by many requests, which share one index. Callers must not change the list.
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

/** Memoizes a function by its argument, for the lifetime of the returned function. */
export function oncePerKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * Memoizes a function by its argument for as long as memory allows: a value that nobody uses may be
 * dropped and made again.
 */
export function weaklyPerKey<Key, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, WeakRef<Value>>();
  return (key) => {
    const found = known.get(key)?.deref();
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, new WeakRef(made));
    return made;
  };
}
