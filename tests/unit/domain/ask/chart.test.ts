import { expect, test } from "vitest";
import {
  type ChartEdge,
  chartOf,
  coversOf,
  type GrammarRule,
  longestOf,
} from "#domain/ask/chart.ts";
import { agrees } from "#domain/ask/meaning.ts";

const edge = (category: string, from: number, value: unknown = "", to = from + 1): ChartEdge => ({
  category,
  value,
  from,
  to,
});

const rule = (parts: string, category: string): GrammarRule => ({
  parts: parts.split(" "),
  means: (...values: unknown[]) => ({ category, value: values.join("+") }),
});

const read = (edges: readonly ChartEdge[], rules: readonly GrammarRule[], length: number) =>
  coversOf(chartOf(edges, rules), length, agrees).map((cover) =>
    cover.map(({ category, value }) => `${category} ${value}`),
  );

test("a rule joins parts that follow one another, and what rules have made", () => {
  const edges = [edge("a", 0, "1"), edge("b", 1, "2"), edge("c", 2, "3")];
  expect(read(edges, [rule("ab c", "abc"), rule("a b", "ab")], 3)).toEqual([["abc 1+2+3"]]);
});

test("an article does not part what belongs together", () => {
  const edges = [edge("a", 0, "1"), edge("the", 1), edge("b", 2, "2")];
  expect(read(edges, [rule("a _b", "ab")], 3)).toEqual([["ab 1+2"]]);
});

test("words that are skipped part what a rule wants side by side", () => {
  const edges = [edge("a", 0, "1"), edge("the", 1), edge("b", 2, "2")];
  expect(read(edges, [rule("a b", "ab")], 3)).toEqual([["a 1", "the ", "b 2"]]);
});

test.each([{ notAfter: ["x"] }, { notBefore: ["y"] }])("%o bars a rule beside a word", (barred) => {
  const edges = [edge("x", 0), edge("a", 1, "1"), edge("b", 2, "2"), edge("y", 3)];
  const rules = [{ ...rule("a b", "ab"), ...barred }];
  expect(read(edges, rules, 4)).toHaveLength(1);
  expect(read(edges, rules, 4)[0]).toHaveLength(4);
});

test("the longest edges follow one another from the first word on, and of equal ones what was made", () => {
  const edges = chartOf(
    [edge("a", 0), edge("b", 1), edge("c", 2)],
    [rule("a b", "ab"), rule("b c", "bc"), rule("c", "made")],
  );
  expect(longestOf(edges, 3).map(({ category }) => category)).toEqual(["ab", "made"]);
});

test("a rule that declines its values makes nothing", () => {
  const never: GrammarRule = { parts: ["a"], means: () => undefined };
  expect(read([edge("a", 0, "1")], [never], 1)).toEqual([["a 1"]]);
});

test("the fewest edges cover the words, in each of their senses", () => {
  const edges = [edge("a", 0), edge("b", 1), edge("long", 0, "", 2), edge("other", 0, "", 2)];
  expect(read(edges, [], 2)).toEqual([["long "], ["other "]]);
});

test("a word without a meaning is in no cover", () => {
  expect(read([edge("a", 0), edge("b", 2)], [], 3)).toEqual([]);
});

test("two values of one category contradict, but of names", () => {
  expect(read([edge("rank", 0, "most"), edge("rank", 1, "least")], [], 2)).toEqual([]);
  expect(read([edge("rank", 0, "most"), edge("rank", 1, "most")], [], 2)).toHaveLength(1);
  expect(read([edge("team", 0, "a"), edge("team", 1, "b")], [], 2)).toHaveLength(1);
});
