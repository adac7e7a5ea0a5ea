import { expect, test } from "vitest";
import { scatter } from "#tools/content/charts/scatter.ts";

test("keeps a name clear of the axis", () => {
  const { svg } = scatter({
    name: "a",
    title: "A",
    across: { of: "x", places: 0, told: (x) => x },
    up: { of: "y", places: 0, told: (y) => y },
    points: [0, 1, 2, 10].map((at) => ({
      label: at === 0 ? "Wembanyama" : "B",
      x: at,
      y: at === 0 ? 0 : 0.5 * at,
      marked: at === 0,
    })),
  });
  const [, axis = ""] = /<path d="M(\d+) /.exec(svg) ?? [];
  const [, x = "", look = ""] =
    /<text x="([\d.]+)"[^>]*class="(w[ em]*)">Wembanyama/.exec(svg) ?? [];
  const width = "Wembanyama".length * 8.5;
  const left = Number(x) - { w: 0, "w e": width, "w m": width / 2 }[look as "w"];
  expect(left).toBeGreaterThan(Number(axis));
});

test("separates the names of close dots", () => {
  const near = { told: (value: string) => value, places: 1 };
  const { svg } = scatter({
    name: "a",
    title: "A",
    across: { of: "x", ...near },
    up: { of: "y", ...near },
    points: [
      { label: "Doncic", x: 36.8, y: 61.6, marked: true },
      { label: "Brown", x: 35.1, y: 57.3, marked: true },
      { label: "Leonard", x: 32.6, y: 62.9, marked: true },
      { label: "Alexander", x: 32.3, y: 66.5, marked: true },
      { label: "Wembanyama", x: 31.6, y: 62.6, marked: true },
    ],
  });
  const heights = [...svg.matchAll(/y="([\d.]+)" class="w[ em]*">(?:Leonard|Wembanyama)/g)].map(
    ([, y]) => Number(y),
  );
  expect(heights).toHaveLength(2);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThan(13);
});

test("describes dots with their units and the decimals of their axes", () => {
  const { alt } = scatter({
    name: "a",
    title: "A",
    across: { of: "margin per game", places: 1, told: (points) => `${points} points` },
    up: { of: "usage, %", places: 1, told: (share) => `usage ${share}%` },
    points: [
      { label: "BKN", x: -10, y: 20, marked: true },
      { label: "OKC", x: 11.1, y: 36.8, marked: false },
    ],
  });
  expect(alt).toBe(
    "A: margin per game; usage, %. BKN: −10.0 points, usage 20.0%; OKC: 11.1 points, usage 36.8%.",
  );
});

test("keeps dots on the card", () => {
  const dots = scatter({
    name: "a",
    title: "A",
    across: { of: "x", places: 0, told: (x) => x },
    up: { of: "y", places: 0, told: (y) => y },
    points: [0, 5, 10].map((x) => ({ label: "Somebody", x, y: 10 - x, marked: true })),
  });
  const centres = [...dots.svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)];
  expect(centres).toHaveLength(3);
  for (const [, cx = "", cy = ""] of centres) {
    expect(Number(cx)).toBeGreaterThan(0);
    expect(Number(cx)).toBeLessThan(400);
    expect(Number(cy)).toBeGreaterThan(40);
    expect(Number(cy)).toBeLessThan(250);
  }
});

test("names the marked dots only, and draws them over the others", () => {
  const { svg } = scatter({
    name: "a",
    title: "A",
    across: { of: "x", places: 0, told: (x) => x },
    up: { of: "y", places: 0, told: (y) => y },
    points: [
      { label: "Marked", x: 1, y: 1, marked: true },
      { label: "Other", x: 2, y: 2, marked: false },
    ],
  });
  const looks = [...svg.matchAll(/circle class="([ab])"/g)].map(([, look]) => look);
  expect(looks).toEqual(["b", "a"]);
  expect(svg).toContain(">Marked</text>");
  expect(svg).not.toContain(">Other</text>");
});
