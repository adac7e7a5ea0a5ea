/** Returns what the database keeps of a written value: it drops null members. */
export function stored(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.map((item) => (item === null ? null : stored(item)));
    while (kept.at(-1) === null) kept.pop();
    return kept;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([key, member]) => [key, stored(member)]),
  );
}
