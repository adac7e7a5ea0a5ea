import { expect, test } from "vitest";
import { counted, nounFor } from "#domain/printing/counted.ts";

test.each([
  [0, "0 games"],
  [1, "1 game"],
  ["1", "1 game"],
  [2, "2 games"],
  ["1,230", "1,230 games"],
])("%j are counted as %j", (count, text) => {
  expect(counted(count, "game")).toBe(text);
});

test("a plural of its own takes the place of an added s", () => {
  expect(counted(1, "loss", "losses")).toBe("1 loss");
  expect(counted(2, "loss", "losses")).toBe("2 losses");
});

test("the noun alone follows the number", () => {
  expect(nounFor(1, "day")).toBe("day");
  expect(nounFor("12", "day")).toBe("days");
});
