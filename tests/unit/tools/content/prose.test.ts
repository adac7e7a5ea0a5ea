import { describe, expect, test } from "vitest";
import { prose } from "../../../../tools/content/figure.ts";

const wins = { ref: "standing/OKC/wins", text: "64" };

describe("a text", () => {
  test("takes its figures and keeps where they are from", () => {
    expect(prose`They won ${wins} games.`).toEqual({ text: "They won 64 games.", figures: [wins] });
  });

  test("takes other texts with their figures", () => {
    expect(prose`So it was: ${prose`${wins} wins`}.`).toEqual({
      text: "So it was: 64 wins.",
      figures: [wins],
    });
  });

  test.each([
    ["digits", () => prose`They won 64.`],
    ["digits beside a figure", () => prose`They won ${wins} of 82.`],
    ["a number in words", () => prose`They won twelve straight.`],
    ["a large number in words", () => prose`They won sixty-four.`],
    ["a place in words", () => prose`They came in third.`],
    ["how often", () => prose`They won twice.`],
  ])("refuses %s that are typed", (_what, write) => {
    expect(write).toThrow("take it from the book");
  });

  test("may speak of threes, two-way contracts and columns", () => {
    expect(() => prose`A three, made threes, two-way contracts, FIC40.`).not.toThrow();
  });
});
