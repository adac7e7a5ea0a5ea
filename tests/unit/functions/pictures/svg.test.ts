import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnswerPicture, SubjectPicture } from "#domain/pictures/picture.ts";
import { type Measure, svgOf } from "#functions/pictures/svg.ts";
import { widthsOf } from "#functions/pictures/widths.ts";
import { root } from "#tools/paths.ts";

/** Every letter is half as wide as high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;

const PLAYER: SubjectPicture = {
  kind: "subject",
  mark: { text: "77", tile: undefined, color: "#552583" },
  above: "Los Angeles Lakers",
  name: "Luka Dončić",
  figures: [{ value: "33.5", label: "points, 1st", share: 1 }],
  sentence: "First in the league in scoring (33.5).",
  note: "Per game, 2025-26",
};

const ANSWER: AnswerPicture = {
  kind: "answer",
  above: "Most 40-point games",
  headline: "Luka Dončić had the most 40-point games: 16.",
  rows: [{ name: "Luka Dončić", value: "16", share: 1 }],
  note: "2025-26 regular season",
};

/** The texts of a picture with their sizes. */
function textsOf(svg: string): [text: string, size: number][] {
  return [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, size, text = ""]) => [text, Number(size)],
  );
}

describe("a picture", () => {
  it("says what the page's view tells, and whose it is", () => {
    const texts = textsOf(svgOf(PLAYER, measure)).map(([text]) => text);
    for (const told of ["77", "Los Angeles Lakers", "Luka Dončić", "33.5", "points, 1st"])
      expect(texts).toContain(told);
    expect(texts.slice(-2)).toEqual(["Hardwood", "Per game, 2025-26"]);
  });

  it.each([
    ["a short name", "Luka Dončić", 84],
    ["a long one", "Giannis Antetokounmpo", 72],
    ["a longer one", "Shai Gilgeous-Alexander", 60],
  ])("prints %s as large as it fits", (_what, name, size) => {
    expect(textsOf(svgOf({ ...PLAYER, name }, measure))).toContainEqual([name, size]);
  });

  it("cuts at a word what fits in no size", () => {
    const above = "most points ".repeat(20).trim();
    const [[shown = ""] = []] = textsOf(svgOf({ ...ANSWER, above }, measure));
    expect(shown).toMatch(/^(?:most points ?)+(?:most)? …$/);
    expect(measure(shown, { size: 24, font: "sans" })).toBeLessThanOrEqual(1080);
  });

  it("leaves rows out of no answer that has them, and room for the headline without them", () => {
    const texts = textsOf(svgOf(ANSWER, measure)).map(([text]) => text);
    expect(texts).toEqual(expect.arrayContaining(["Luka Dončić", "16"]));
    expect(textsOf(svgOf({ ...ANSWER, rows: [] }, measure))).toContainEqual([
      "Luka Dončić had the most 40-point",
      64,
    ]);
  });

  it("keeps what looks like markup a text", () => {
    const svg = svgOf({ ...PLAYER, name: "<b>&" }, measure);
    expect(svg).toContain(">&lt;b>&amp;</text>");
  });
});

describe("the widths of a font", () => {
  const bytes = readFileSync(join(root, "functions/pictures/fonts/serif.bin"));
  const width = widthsOf(new Uint8Array(bytes).buffer);

  it.each([
    // As fonttools reads them.
    ["", 0],
    ["Dončić", 3.5757],
    ["0123456789", 6.2163],
  ])("sums the letters of %j", (text, ems) => {
    expect(width(text)).toBeCloseTo(ems, 4);
  });
});
