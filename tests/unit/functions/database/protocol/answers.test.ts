import { describe, expect, test } from "vitest";
import {
  assemble,
  branchText,
  prettyPrinted,
  shallowText,
} from "#functions/database/protocol/answers.ts";

type Rows = readonly (readonly [path: string, text: string])[];

describe("the text of a subtree", () => {
  test.each<[string, Rows, string]>([
    ["/", [], "null"],
    ["/a/", [], "null"],
    ["/a/", [["/a/", "5"]], "5"],
    ["/a/", [["/a/b/", "5"]], '{"b":5}'],
    ["/", [["/a/b/c/", "5"]], '{"a":{"b":{"c":5}}}'],
    [
      "/",
      [
        ["/a/b/", "1"],
        ["/a/c/d/", "2"],
        ["/a/c/e/", "3"],
        ["/b/", "4"],
      ],
      '{"a":{"b":1,"c":{"d":2,"e":3}},"b":4}',
    ],
    [
      "/a/",
      [
        ["/a/x/y/z/", "1"],
        ["/a/xy/", "2"],
      ],
      '{"x":{"y":{"z":1}},"xy":2}',
    ],
    [
      "/a/",
      [
        ["/a/0/n/", "1"],
        ["/a/1/n/", "2"],
      ],
      '[{"n":1},{"n":2}]',
    ],
  ])("at %s of %j is %s", (root, rows, text) => {
    expect(assemble(rows, root)).toBe(text);
  });
});

const children = (...keys: string[]) => new Map(keys.map((key) => [key, `"${key}"`]));

describe("the text of children", () => {
  test.each<[string[], string]>([
    [[], "null"],
    [["b", "a"], '{"a":"a","b":"b"}'],
    [["0"], '["0"]'],
    [["1"], '[null,"1"]'],
    [["2"], '{"2":"2"}'],
    [["1", "3", "0"], '["0","1",null,"3"]'],
    [["1", "4"], '{"1":"1","4":"4"}'],
    [["0", "a"], '{"0":"0","a":"a"}'],
    [["10", "9", "x"], '{"9":"9","10":"10","x":"x"}'],
    [['"'], '{"\\"":"""}'],
  ])("under %j is %s", (keys, text) => {
    expect(branchText(children(...keys))).toBe(text);
  });

  test.each<[string[], string]>([
    [[], "null"],
    [["1", "0"], '{"0":true,"1":true}'],
    [["b", "10", "9"], '{"9":true,"10":true,"b":true}'],
  ])("named alone, under %j, is %s", (keys, text) => {
    expect(shallowText(keys)).toBe(text);
  });
});

test("a pretty text has the same value over several lines", () => {
  expect(prettyPrinted('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
});
