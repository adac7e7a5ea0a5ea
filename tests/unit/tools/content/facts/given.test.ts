import { expect, test } from "vitest";
import { givenKinds } from "#tools/content/facts/given.ts";
import { createResolver } from "#tools/content/resolver.ts";

const { figure } = createResolver(givenKinds("2025-26"));

test.each(["82", "0.44", ".500"])("%s is an agreed number, printed as it is written", (number) => {
  expect(figure(`given ${number}`)).toEqual({ text: number, subjects: [] });
});

test.each(["64", "82.0", "500", "-1"])("%s is counted somewhere, so it is not given", (number) => {
  expect(() => figure(`given ${number}`)).toThrow(`There is no agreed number "${number}".`);
});

test("the season has its name", () => {
  expect(figure("season").text).toBe("2025-26");
});
