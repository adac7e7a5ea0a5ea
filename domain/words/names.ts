// Created once: making a collator is slow, comparing with it is fast. The locale is fixed so that every
// machine sorts alike; the base letters decide first, so Dončić stands between Dončev and Donovan.
const collator = /* @__PURE__ */ new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * Orders names as a person would: without regard to case or diacritics, unless all else is equal.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
