import { expect, test } from "vitest";
import { inOrder, usualFirst } from "#functions/views/questions/usual-figures.ts";

const columns = (keys: string) => keys.split(" ").map((key) => ({ key }));

test.each([
  ["gp w min pts reb ast stl", "pts reb ast min gp w stl"],
  ["oppts pts diff", "pts oppts diff"],
  ["ts efg", "ts efg"],
])("%s become %s", (given, ordered) => {
  expect(columns(given).toSorted(usualFirst)).toEqual(columns(ordered));
});

test("keys that are named twice have their first place", () => {
  expect(columns("pts ast reb").toSorted(inOrder(["reb", "pts", "reb"]))).toEqual(
    columns("reb pts ast"),
  );
});
