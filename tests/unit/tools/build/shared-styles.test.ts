import { describe, expect, it } from "vitest";
import { withSharedSheets } from "../../../../tools/build/shared-styles.ts";

const LINES = [
  ':root{--quote:"\\\\";color:red;background:#fff}',
  'a::after{content:"$& \\\\n";color:red;margin:0}',
  ".once{color:red;background:#fff;margin:0 0 0 0}",
];
const [first = "", second = "", once = ""] = LINES;
const sheet = (content: string) => ({ type: "inline", content });

function evaluated(code: string): unknown {
  return new Function(`${code}\nreturn routes;`)();
}

describe("withSharedSheets", () => {
  const routes = [
    [sheet(`${first}\n${second}\n`)],
    [sheet(`${first}\n${once}`)],
    [sheet(second), sheet(".short{}"), sheet(".short{}")],
  ];
  const code = `var before = 1;\nvar routes = ${JSON.stringify(routes)};\nvar after = 2;`;

  it("writes each repeated rule once and keeps the value of the code", () => {
    const shared = withSharedSheets(code);
    expect(evaluated(shared)).toEqual(routes);
    for (const text of LINES) expect(shared.split(JSON.stringify(text))).toHaveLength(2);
  });

  it("keeps the line numbers and the source map comment at the end", () => {
    const shared = withSharedSheets(`${code}\n//# sourceMappingURL=a.mjs.map`).split("\n");
    expect(shared[2]).toBe("var after = 2;");
    expect(shared.at(-1)).toBe("//# sourceMappingURL=a.mjs.map");
  });

  it("keeps code without repetitions unchanged", () => {
    const plain = `var routes = ${JSON.stringify([sheet(once)])};`;
    expect(withSharedSheets(plain)).toBe(plain);
  });
});
