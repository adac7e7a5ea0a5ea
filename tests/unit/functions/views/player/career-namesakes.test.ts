import { expect, test } from "vitest";
import { loadPlayerCareer } from "#functions/views/player/career-page.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

test.each([
  ["Mike James", "2013-14", ["2017-18 to 2020-21"]],
  ["Tony Mitchell", "2013-14", ["2013-14"]],
  ["Kobe Bryant", "2013-14", []],
  ["LeBron James", "2003-04", []],
])(
  "the career of %s begins in %s and names his namesakes' seasons",
  async (name, first, others) => {
    const page = pageOf(await loadPlayerCareer(builtCollections(), builtDocuments(), name));
    expect(page.others).toEqual(others);
    expect(page.career.rows.some(({ season }) => season === first)).toBe(true);
  },
);
