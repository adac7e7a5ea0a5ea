import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { withoutText } from "#tools/build/document-text.ts";

test.each([
  [
    `route({ path: "/teams", tag: "Teams", summary: "All teams", needs: ["teams"], item: team });`,
    `route({ path: "/teams", needs: ["teams"],  });`,
  ],
  [
    `condition({ print: String, description: "One of " + names.join(), note: NOTE });`,
    `condition({ print: String, note: NOTE });`,
  ],
  [`v.pipe(day, v.description("The day."), v.trim());`, `v.pipe(day, v.trim());`],
  [`other({ description: "Kept" });`, `other({ description: "Kept" });`],
])("%s", (code, left) => {
  expect(withoutText(code, parseAst(code) as never)).toBe(left);
});
