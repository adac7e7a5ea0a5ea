import { expect, test } from "vitest";
import {
  advice,
  because,
  headlined,
  parameter,
  printedAdvice,
  setting,
} from "#domain/refusals/advice.ts";
import { code, textOf } from "#tools/import-graph.ts";

const given = because`${parameter("per")} applies to at most ${2} rows.`
  .advice`Try ${setting("rows", "players")}.`;

test("advice names parameters as addresses do", () => {
  expect(printedAdvice(given)).toBe('"per" applies to at most 2 rows. Try rows=players.');
});

test("a form names them by its labels", () => {
  const labels: Record<string, string> = { per: "Figures", rows: "Rows" };
  const printed = printedAdvice(given, ({ parameter, value = "" }) => labels[parameter] + value);
  expect(printed).toBe("Figures applies to at most 2 rows. Try Rowsplayers.");
});

test("a headline has the reason, or the advice where there is none", () => {
  expect(headlined(given)).toEqual({
    title: '"per" applies to at most 2 rows.',
    advice: "Try rows=players.",
  });
  expect(headlined(advice`Try a name.`)).toEqual({ title: "Try a name.", advice: undefined });
});

/** The files in which a refused question could be worded. */
const product = code.filter((file) => /^(domain|functions|src)\//.test(file));

test("only this folder's modules word advice", () => {
  const makers = product.filter((file) =>
    /import \{[^}]*\b(?:advice|because)\b[^}]*\}/.test(textOf(file)),
  );
  expect(makers).toEqual(["domain/refusals/ask-advice.ts", "domain/refusals/query-advice.ts"]);
});

test("nothing else words a refusal of the finder, a comparison, statistics or Ask", () => {
  const isWorded = /\b(?:sentence|reason|advice): *["`'][A-Z"].*[.]["`'],?$/m;
  const rooms = /^(domain\/(query|asking)|functions\/(views|open-data\/(question|ask))|src\/pages)/;
  expect(product.filter((file) => rooms.test(file) && isWorded.test(textOf(file)))).toEqual([]);
  const made = product.filter((file) => textOf(file).includes('return { kind: "bad-query"'));
  expect(made).toEqual(["domain/query/parse.ts"]);
});
