import { describe, expect, test } from "vitest";
import { bars } from "../../../scripts/content/charts/bars.ts";
import { drawing } from "../../../scripts/content/charts/drawing.ts";
import { lines } from "../../../scripts/content/charts/lines.ts";
import { scatter } from "../../../scripts/content/charts/scatter.ts";
import { contrast } from "../../../scripts/dataset/contrast.ts";
import { parseCharts } from "../../../src/data/wire/charts.ts";
import { chartNameOf } from "../../../src/domain/charts.ts";
import { ANALYSIS, CHARTS, NEWS } from "./committed-figures.ts";

/** What keeps a drawing from being well-formed XML: tags that do not pair, stray "<" and "&". */
function flaws(xml: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, _attributes, empty: string) => {
      if (end === "/" && open.pop() !== name) found.push(`</${name}>`);
      if (end === "" && empty === "") open.push(name);
      return "";
    },
  );
  const stray = rest.replace(/&(?:amp|lt|gt);/g, "").match(/[<&]/g) ?? [];
  return [...found, ...open.map((name) => `<${name}>`), ...stray];
}

test("the check finds what is not well-formed", () => {
  expect(flaws('<svg a="b"><g/><text>A &amp; B</text></svg>')).toEqual([]);
  for (const bad of ["<svg><g></svg></g>", "<svg>", "<a>&</a>", "<a><</a>", '<a b="<"/>']) {
    expect(flaws(bad), bad).not.toEqual([]);
  }
});

describe.each(CHARTS.map((chart) => [chart.name, chart] as const))("chart %s", (name, chart) => {
  test("is a well-formed drawing and nothing else", () => {
    expect(flaws(chart.svg)).toEqual([]);
    expect(chart.svg).not.toMatch(/script|\son\w+=|href|url\(|NaN|undefined|Infinity/);
    expect(parseCharts([chart])).toEqual({ rows: [chart], dropped: 0 });
    expect(Buffer.byteLength(chart.svg)).toBeLessThan(6_000);
  });

  test("says in words what it shows, and belongs to one article", () => {
    expect(chart.alt.length).toBeGreaterThan(40);
    expect(chart.svg).toContain("<title>");
    const shown = [...NEWS, ...ANALYSIS].flatMap(({ img, img2 }) => [img, img2]);
    expect(shown.filter((src) => src !== undefined && chartNameOf(src) === name)).toHaveLength(1);
  });
});

test("every picture of an article is one of the charts", () => {
  for (const { img, img2 } of [...NEWS, ...ANALYSIS]) {
    for (const src of [img, img2]) {
      if (src === undefined) continue;
      expect(CHARTS.map(({ name }) => name)).toContain(chartNameOf(src));
    }
  }
});

describe("the colours of charts", () => {
  const { svg } = drawing({ name: "a", title: "A", alt: "A" }, []);
  const themes = [...svg.matchAll(/\{(--p:[^}]*?--a:#\w+)/g)].map(([, rules = ""]) =>
    Object.fromEntries(rules.split(";").map((rule) => rule.split(":") as [string, string])),
  );
  test("can be read in both themes", () => {
    expect(themes).toHaveLength(2);
    for (const theme of themes) {
      const on = (ink: string) => contrast(theme[ink] ?? "", theme["--p"] ?? "");
      for (const ink of ["--i", "--d", "--a"]) expect(on(ink)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("drawing", () => {
  test("escapes what is written into it", () => {
    const { svg } = bars({
      name: "a",
      title: "<script>&",
      bars: [{ label: "</text><script>", value: 1, print: "1 < 2" }],
    });
    expect(flaws(svg)).toEqual([]);
    expect(svg).not.toContain("<script");
  });

  test("bars are as long as their values; one that starts elsewhere says so", () => {
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
    expect(bars({ name: "a", title: "A", bars: rows, from: 10 }).svg).toContain(
      "Bars begin at 10.",
    );
  });

  test("lines and dots stay on the card, and tell their last values", () => {
    const course = lines({
      name: "a",
      title: "A",
      axis: "Wins minus losses",
      lines: [
        { label: "OKC", values: [1, 2, 1] },
        { label: "SAS", values: [-1, -2, -3] },
      ],
    });
    expect(course.alt).toContain("OKC +1");
    expect(course.alt).toContain("SAS -3");
    const dots = scatter({
      name: "a",
      title: "A",
      across: "x",
      up: "y",
      points: [0, 5, 10].map((x) => ({ label: "Somebody", x, y: 10 - x, marked: true })),
    });
    for (const [, cx = "", cy = ""] of dots.svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)) {
      expect(Number(cx)).toBeGreaterThan(0);
      expect(Number(cx)).toBeLessThan(400);
      expect(Number(cy)).toBeGreaterThan(40);
      expect(Number(cy)).toBeLessThan(250);
    }
  });
});
