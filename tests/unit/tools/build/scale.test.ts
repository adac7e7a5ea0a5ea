import { describe, expect, it } from "vitest";
import { withValues } from "#tools/build/scale.ts";

const TOKENS = ":root {\n  --s1: 0.25rem;\n  --t2: 1rem;\n  --ink: #111;\n}";

describe("a built style sheet", () => {
  it("holds the values of sizes and distances, and the names of what a theme changes", () => {
    const css = "a {\n  margin: calc(-1 * var(--s1)) var(--s1);\n  color: var(--ink);\n}";
    expect(withValues(css, TOKENS)).toBe(
      "a {\n  margin: calc(-1 * 0.25rem) 0.25rem;\n  color: var(--ink);\n}",
    );
  });

  it("declares no size or distance", () => {
    expect(withValues(TOKENS, TOKENS)).toBe(":root {\n  --ink: #111;\n}");
  });

  it("is refused when it names one that the tokens lack", () => {
    expect(() => withValues("a { gap: var(--s9); }", TOKENS)).toThrow("--s9");
  });
});
