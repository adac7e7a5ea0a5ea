// Created once, because making a collator is slow and comparing with one is fast. The fixed locale
// makes every machine sort alike; base letters decide first, so Dončić comes between Dončev and
// Donovan.
const collator = /* @__PURE__ */ new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Compares names without regard to case and diacritics, unless all else is equal. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
