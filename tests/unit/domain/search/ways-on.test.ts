import { expect, test } from "vitest";
import { waysOn } from "#domain/search/ways-on.ts";
import { routeOf } from "#domain/site/routes.ts";

test("the ways on lead to pages for everyone, the first to the question", () => {
  expect(waysOn("q").map(({ detail }) => detail)).toEqual(
    "Ask Players Teams Lists Glossary".split(" "),
  );
  const addresses = waysOn("q&a 50%").map(({ href }) => new URL(href, "https://hardwood"));
  expect(addresses[0]?.searchParams.get("q")).toBe("q&a 50%");
  expect(addresses.map(({ pathname }) => routeOf(pathname))).toEqual(
    addresses.map(() => expect.objectContaining({ kind: "page", access: "everyone" })),
  );
});
