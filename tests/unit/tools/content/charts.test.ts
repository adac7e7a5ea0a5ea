import { describe, expect, test } from "vitest";
import { chartNameOf } from "#domain/articles/charts.ts";
import { parseCharts } from "#functions/data/wire/charts.ts";
import { bars } from "#tools/content/charts/bars.ts";
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
    ).toEqual(
      "Anthony Edwards|James Harden|Kawhi Leonard|Nikola Jokić|Shai Gilgeous-Alexander".split("|"),
    );
    expect(
      told("widest-margins")
        .filter(({ print }) => print === "41")
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(["LAC over SAC", "MEM over SAC", "ORL over PHI"]);
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
});
