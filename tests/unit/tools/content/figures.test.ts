import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ANALYSIS, fromDataset, NEWS, NOTED } from "./committed-figures.ts";
import { tableFigures } from "./table-figures.ts";

const ARTICLES = [...NEWS, ...ANALYSIS];
const source =
  process.env.DATA_SOURCE ?? join(resolve(import.meta.dirname, "../../../.."), "season/sources");

/** Figures, as they stand in a text: "3" is neither in "31" nor in "0.3" nor in "1,390". */
function without(text: string, figure: string): string {
  const escaped = figure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\d.,])${escaped}(?!\\d|[.,]\\d)`, "g"), " ");
}

function again(ref: string, find: (ref: string) => string | undefined): string | undefined {
  const [, a, b, places] = /^less\((.+)\)\((.+)\)\/(\d)$/.exec(ref) ?? [];
  if (a === undefined || b === undefined) return find(ref);
  const [x, y] = [find(a), find(b)].map((text) => Number(text?.replace(",", "")));
  const value = (x ?? Number.NaN) - (y ?? Number.NaN);
  return Number.isNaN(value) ? undefined : value.toFixed(Number(places));
}

describe("the articles", () => {
  test("are as many as promised, some without a body, a picture, a first picture", () => {
    expect(NEWS.length).toBeGreaterThanOrEqual(20);
    expect(ANALYSIS.length).toBeGreaterThanOrEqual(12);
    expect(NEWS.some(({ body }) => body === undefined)).toBe(true);
    expect(NEWS.some(({ img }) => img === undefined)).toBe(true);
    expect(ANALYSIS.some(({ img, img2 }) => img === undefined && img2 !== undefined)).toBe(true);
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
  });

  test.each(ARTICLES.map((article) => [article.title, article] as const))(
    "%s: every figure came by reference",
    (title, { body = "", postedOn }) => {
      const figures = NOTED.find((noted) => noted.title === title)?.figures ?? [];
      const text = `${title}\n${body}`;
      for (const figure of figures) expect(`${text}\n${postedOn}`).toContain(figure.text);
      const rest = figures
        .map((figure) => figure.text)
        .toSorted((x, y) => y.length - x.length)
        .reduce(without, text.replaceAll("FIC40", ""));
      expect(rest.match(/\d[\d.,-]*/g) ?? []).toEqual([]);
    },
  );
});

describe("every figure is found again", () => {
  const figures = [
    ...new Map(NOTED.flatMap((noted) => noted.figures).map((one) => [one.ref, one])).values(),
  ];
  const inDataset = figures.filter(({ ref }) => again(ref, fromDataset) !== undefined);
  const inTables = figures.filter((figure) => !inDataset.includes(figure));

  test("most of them in the committed dataset", () => {
    expect(inDataset.length).toBeGreaterThan(200);
    expect(inDataset.map(({ ref }) => [ref, again(ref, fromDataset)])).toEqual(
      inDataset.map(({ ref, text }) => [ref, text]),
    );
  });

  // The tables are not part of the product; where they are not at hand, the build has checked this.
  test.skipIf(!existsSync(source))("all others in the season's tables", () => {
    const find = tableFigures(source);
    const anywhere = (ref: string) => fromDataset(ref) ?? find(ref);
    expect(inTables.map(({ ref }) => [ref, again(ref, anywhere)])).toEqual(
      inTables.map(({ ref, text }) => [ref, text]),
    );
  });
});
