import { expect, test } from "vitest";
import { bars, sketch } from "#tools/content/charts/bars.ts";

test("scales bars by their values and labels a start other than zero", () => {
  const rows = [20, 15, 10].map((value) => ({ label: "x", value, print: `${value}` }));
  const widths = (from: number) =>
    [
      ...bars({ name: "a", title: "A", bars: rows, from }).svg.matchAll(
        /rect class="[ab]"[^>]*? width="([\d.]+)"/g,
      ),
    ].map(([, width]) => Number(width));
  const [most = 0, middle = 0, least = 0] = widths(0);
  expect(middle / most).toBeCloseTo(0.75, 1);
  expect(least / most).toBeCloseTo(0.5, 1);
  expect((widths(10)[1] ?? 0) / (widths(10)[0] ?? 1)).toBeCloseTo(0.5, 1);
  expect(bars({ name: "a", title: "A", bars: rows, from: 10 }).svg).toContain("Bars begin at 10.");
});

test("sets the last bar apart and labels it in the text and the drawing", () => {
  const bar = (label: string, value: number) => ({ label, value, print: `${value}` });
  const { svg, alt } = bars({
    name: "a",
    title: "A",
    bars: [bar("First", 9), bar("Next", 8), bar("Third", 7)],
    last: [bar("Brooklyn", 1)],
  });
  expect(alt).toBe("A. First: 9, Next: 8, Third: 7, Last: Brooklyn: 1.");
  expect(svg).toContain("Last: Brooklyn</text>");
  const [first = 0, next = 0, third = 0, last = 0] = [
    ...svg.matchAll(/rect class="[ab]"[^>]*? y="([\d.]+)"/g),
  ].map(([, y]) => Number(y));
  expect(third - next).toBeCloseTo(next - first, 0);
  expect(last - third).toBeGreaterThan(next - first + 10);
});

test("labels a start other than zero in a sketch", () => {
  const rows = [1.4, 1.3].map((value) => ({ label: "X", value, print: `${value}` }));
  expect(sketch({ name: "a", title: "A", bars: rows, from: 1.2 }).svg).toContain(
    "Bars begin at 1.2.",
  );
  expect(sketch({ name: "a", title: "A", bars: rows }).svg).not.toContain("begin");
});

const rows = [20, 10, 0].map((value) => ({ label: `${value}`, value, print: `${value}` }));
const looks = (svg: string) => [...svg.matchAll(/rect class="([ab])"/g)].map(([, look]) => look);

test("the first bar has the accent colour unless another is marked", () => {
  expect(looks(bars({ name: "a", title: "A", bars: rows }).svg)).toEqual(["a", "b", "b"]);
  const marked = rows.map((row) => ({ ...row, marked: row.value < 20 }));
  expect(looks(bars({ name: "a", title: "A", bars: marked }).svg)).toEqual(["b", "a", "a"]);
});

test("a bar of nothing can still be seen", () => {
  for (const draw of [bars, sketch]) {
    const { svg } = draw({ name: "a", title: "A", bars: rows });
    const sizes = [...svg.matchAll(/width="([\d.]+)" height="([\d.]+)" rx/g)];
    expect(sizes).toHaveLength(3);
    for (const [, width, height] of sizes)
      expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(2);
  }
});
