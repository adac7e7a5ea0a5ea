import { describe, expect, test } from "vitest";
import {
  drawing,
  HEIGHT,
  short,
  signed,
  text,
  WIDTH,
  withMinus,
} from "#tools/content/charts/drawing.ts";
import { contrast } from "#tools/season/contrast.ts";

describe("the colours of charts", () => {
  const { svg } = drawing({ name: "a", title: "A", alt: "A" }, []);
  const themes = [...svg.matchAll(/\{(--p:[^}]*?--a:#\w+)/g)].map(([, rules = ""]) =>
    Object.fromEntries(rules.split(";").map((rule) => rule.split(":") as [string, string])),
  );
  test("have readable text in both themes", () => {
    expect(themes).toHaveLength(2);
    for (const theme of themes) {
      const on = (ink: string) => contrast(theme[ink] ?? "", theme["--p"] ?? "");
      for (const ink of ["--i", "--d", "--a"]) expect(on(ink)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("contrast bars and dots with the card", () => {
    for (const theme of themes) {
      expect(contrast(theme["--b"] ?? "", theme["--p"] ?? "")).toBeGreaterThanOrEqual(3);
    }
  });
});

test("a card has its size, its title, its alternative and its marks", () => {
  const { name, alt, svg } = drawing({ name: "a", title: "B & C", alt: "1 < 2" }, ["<g/>"]);
  expect([name, alt]).toEqual(["a", "1 < 2"]);
  expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`);
  expect(svg).toContain("<title>B &amp; C</title><desc>1 &lt; 2</desc>");
  expect(svg).toMatch(/<g\/><\/svg>$/);
  const small = drawing({ name: "a", title: "A", alt: "" }, [], { width: 200, height: 110 });
  expect(small.svg).toContain('viewBox="0 0 200 110"');
});

test.each([
  [1 / 3, "0.3"],
  [12, "12"],
  [-0.04, "0"],
  [99.96, "100"],
])("the coordinate %d is %s", (value, printed) => {
  expect(short(value)).toBe(printed);
});

test("texts are escaped, and have a class only where they need one", () => {
  expect(text(1.25, 2, "A<B>&C")).toBe('<text x="1.3" y="2">A&lt;B&gt;&amp;C</text>');
  expect(text(1, 2, "A", "e w")).toBe('<text x="1" y="2" class="e w">A</text>');
});

test("numbers have a minus, differences a sign unless they are zero", () => {
  expect(withMinus("-4.5")).toBe("\u22124.5");
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "\u22123"]);
});
