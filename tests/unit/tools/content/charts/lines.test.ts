import { expect, test } from "vitest";
import { lines } from "#tools/content/charts/lines.ts";

test("describes lines by their last, highest and lowest value", () => {
  const course = lines({
    name: "a",
    title: "A",
    axis: "Wins minus losses",
    lines: [
      { label: "OKC", values: [1, 2, 1] },
      { label: "SAS", values: [-1, -2, -3] },
    ],
  });
  expect(course.alt).toContain("OKC: +1, highest +2, lowest +1");
  expect(course.alt).toContain("SAS: −3, highest −1, lowest −3");
  expect(course.svg).toContain(">Start</text>");
  expect(course.svg).toContain(">Game 3</text>");
});

test("keeps the names of lines that end together apart", () => {
  const values = [1, 2, 3];
  const series = ["OKC", "SAS", "DEN"].map((label) => ({ label, values }));
  const { svg } = lines({ name: "a", title: "A", axis: "B", lines: series });
  const heights = [...svg.matchAll(/y="([\d.]+)" class="w[ a]*">/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  for (const [at, height] of heights.slice(1).entries())
    expect(height - (heights[at] ?? 0)).toBeGreaterThanOrEqual(16);
});

test("has grid lines of round values with zero among them, fewer where there is much", () => {
  const grid = (values: number[]) =>
    [
      ...lines({ name: "a", title: "A", axis: "B", lines: [{ label: "C", values }] }).svg.matchAll(
        /class="e d">([^<]+)</g,
      ),
    ].map(([, printed]) => printed);
  expect(grid([5, 25])).toEqual(["0", "+10", "+20"]);
  expect(grid([-12, 30])).toEqual(["\u221210", "0", "+10", "+20", "+30"]);
  expect(grid([-45, 46])).toEqual(["\u221240", "\u221220", "0", "+20", "+40"]);
});
