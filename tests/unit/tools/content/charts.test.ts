import { describe, expect, test } from "vitest";
import { chartNameOf } from "../../../../domain/articles/charts.ts";
import { parseCharts } from "../../../../functions/data/wire/charts.ts";
import { bars, sketch } from "../../../../tools/content/charts/bars.ts";
import { drawing } from "../../../../tools/content/charts/drawing.ts";
import { lines } from "../../../../tools/content/charts/lines.ts";
import { scatter } from "../../../../tools/content/charts/scatter.ts";
import { contrast } from "../../../../tools/season/contrast.ts";
import { ANALYSIS, CHARTS, EAST, NEWS, statOf, TEAMS, winsOf } from "./committed.ts";

/** The errors in the XML of a drawing: unpaired tags and stray "<" and "&". */
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

test("flaws finds XML that is not well-formed", () => {
  expect(flaws('<svg a="b"><g/><text>A &amp; B</text></svg>')).toEqual([]);
  for (const bad of ["<svg><g></svg></g>", "<svg>", "<a>&</a>", "<a><</a>", '<a b="<"/>']) {
    expect(flaws(bad), bad).not.toEqual([]);
  }
});

describe.each(CHARTS.map((chart) => [chart.name, chart] as const))("chart %s", (name, chart) => {
  test("is well-formed, small, and free of scripts and links", () => {
    expect(flaws(chart.svg)).toEqual([]);
    expect(chart.svg).not.toMatch(/script|\son\w+=|href|url\(|NaN|undefined|Infinity/);
    expect(parseCharts([chart])).toEqual({ rows: [chart], dropped: 0 });
    expect(Buffer.byteLength(chart.svg)).toBeLessThan(6_000);
  });

  test("has a text alternative and belongs to one article", () => {
    expect(chart.alt.length).toBeGreaterThan(40);
    expect(chart.svg).toContain("<title>");
    const shown = [...NEWS, ...ANALYSIS].flatMap(({ img, img2 }) => [img, img2]);
    expect(shown.filter((src) => src !== undefined && chartNameOf(src) === name)).toHaveLength(1);
  });
});

test("every picture of an article is a chart of the dataset", () => {
  for (const { img, img2 } of [...NEWS, ...ANALYSIS]) {
    for (const src of [img, img2]) {
      if (src === undefined) continue;
      expect(CHARTS.map(({ name }) => name)).toContain(chartNameOf(src));
    }
  }
});

/** The bars of a chart according to its text alternative, without those marked as last. */
function told(name: string): { label: string; print: string }[] {
  const { alt = "", svg = "" } = CHARTS.find((chart) => chart.name === name) ?? {};
  const title = /<title>([^<]*)/.exec(svg)?.[1] ?? "";
  return alt
    .slice(title.length + 2, -1)
    .split(/, (?!%)/)
    .filter((row) => !row.startsWith("Last: "))
    .map((row) => row.split(": "))
    .map(([label = "", print = ""]) => ({ label, print }));
}

describe("a chart cuts no tie", () => {
  test.each([
    ["offensive-rating", "advanced", "ORtg", "most"],
    ["defensive-rating", "advanced", "DRtg", "least"],
    ["effective-field-goals", "advanced", "eFG%", "most"],
    ["offensive-rebounds", "advanced", "ORB%", "most"],
    ["turnover-share", "advanced", "TOV%", "least"],
    ["steal-share", "advanced", "STL%", "most"],
    ["floor-impact", "advanced", "FIC40", "most"],
    ["steals-per-turnover", "misc", "Stl/TO", "most"],
    ["points-per-shot", "advanced", "PPS", "most"],
  ])("%s", (name, group, label, extreme) => {
    const sign = extreme === "most" ? 1 : -1;
    const shown = told(name).map(({ print }) => sign * Number(print));
    const league = TEAMS.map((team) => sign * statOf(team, group, label));
    const within = league.filter((value) => value >= Math.min(...shown));
    expect(shown).toEqual(within.toSorted((a, b) => b - a));
  });

  test("charts of wins", () => {
    const wins = TEAMS.map(winsOf);
    const fewest = told("fewest-wins").map(({ print }) => Number.parseInt(print, 10));
    expect(fewest).toEqual(
      wins.filter((won) => won <= Math.max(...fewest)).toSorted((a, b) => a - b),
    );
    const east = TEAMS.filter((team) => EAST.has(team));
    const most = told("east-top-eight").map(({ print }) => Number.parseInt(print, 10));
    expect(most).toEqual(
      east
        .map(winsOf)
        .filter((won) => won >= Math.min(...most))
        .toSorted((a, b) => b - a),
    );
  });

  test("charts of single games name every tie at the cut", () => {
    expect(
      told("points-in-a-game")
        .filter(({ print }) => print === "55")
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual([
      "Anthony Edwards",
      "James Harden",
      "Kawhi Leonard",
      "Nikola Jokić",
      "Shai Gilgeous-Alexander",
    ]);
    expect(
      told("widest-margins")
        .filter(({ print }) => print === "41")
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(["LAC over SAC", "MEM over SAC", "ORL over PHI"]);
  });
});

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

describe("a drawing", () => {
  test("escapes its texts", () => {
    const { svg } = bars({
      name: "a",
      title: "<script>&",
      bars: [{ label: "</text><script>", value: 1, print: "1 < 2" }],
    });
    expect(flaws(svg)).toEqual([]);
    expect(svg).not.toContain("<script");
  });

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
    expect(bars({ name: "a", title: "A", bars: rows, from: 10 }).svg).toContain(
      "Bars begin at 10.",
    );
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

  test("describes lines by their last, highest and lowest value, and keeps dots on the card", () => {
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
});
