import { describe, expect, test } from "vitest";
import { failurePage, placeOf, printedSource } from "#functions/views/page/failure.ts";

const PAGE = "/site/src/pages/index.astro";

/** An error as Vite passes it to the Worker. */
function errorOf(fields: object, stack = ""): Error {
  return Object.assign(new Error("Unexpected token <h1>"), {
    name: "CompilerError",
    stack,
    ...fields,
  });
}

const STACK = `Error: bang
    at render (/site/node_modules/astro/dist/render.js:1:2)
    at ${PAGE}:11:5
    at loadTeam (/site/functions/views/team.ts:3:4)`;

describe("the location of a failure", () => {
  test.each<[string, unknown, string | undefined]>([
    [
      "a page that does not compile",
      errorOf({ loc: { file: PAGE, line: 2, column: 6 }, id: "/other" }, STACK),
      `${PAGE}:2:6`,
    ],
    ["a file given only by its id", errorOf({ loc: { line: 2 }, id: PAGE }), `${PAGE}:2:0`],
    ["a stack that starts in a package", errorOf({}, STACK), `${PAGE}:11:5`],
    [
      "a stack that starts in a function",
      errorOf({}, "Error\n    at loadTeam (/site/functions/views/team.ts:3:4)"),
      "/site/functions/views/team.ts:3:4",
    ],
    ["a stack in packages only", errorOf({}, "    at a (/site/node_modules/b.js:1:2)"), undefined],
    ["an invalid location", errorOf({ loc: "2:6" }), undefined],
    ["a value that is not an error", "bang", undefined],
    ["undefined", undefined, undefined],
  ])("%s", (_, error, expected) => {
    const place = placeOf(error);
    expect(place && printedSource(place)).toBe(expected);
  });
});

test("the page shows location, message and source line, with markup escaped", () => {
  const frame = "2 | <script>alert(1)</script>";
  const page = failurePage(errorOf({ loc: { file: PAGE, line: 2, column: 6 }, frame }));
  expect(page).toContain(`${PAGE}:2:6\n\nCompilerError: Unexpected token &lt;h1>`);
  expect(page).toContain("2 | &lt;script>alert(1)&lt;/script>");
  expect(page).toContain('src="/@vite/client"');
});

test("the page of a value that is not an error shows the value", () => {
  expect(failurePage("bang")).toContain("<pre>bang</pre>");
});
