import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../tools/paths.ts";
import { get, PUBLIC_PAGES } from "./http.ts";

// The oldest browsers in which everything works are iOS 16.4 and Firefox 115; pages can be read from
// iOS 15.4 (docs/product.md). No machine of the project has them, so the built files are searched.

/** What one of them lacks. A call with `?.` is a guard of its own. */
const LACKING: [name: string, use: RegExp][] = [
  ["AbortSignal.any", /AbortSignal\.any\(/],
  ["URL.parse, URL.canParse", /\bURL\.(?:parse|canParse)\(/],
  ["well-formed strings", /\.(?:to|is)WellFormed\(/],
  ["groupBy", /\b(?:Map|Object)\.groupBy\(/],
  ["Promise.withResolvers, Promise.try", /\bPromise\.(?:withResolvers|try)\(/],
  ["Array.fromAsync", /\bArray\.fromAsync\(/],
  ["operations of sets", /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf)\(/],
  [
    "helpers of iterators",
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray)\(/,
  ],
  ["RegExp.escape", /\bRegExp\.escape\(/],
  ["bytes as text", /\.(?:toHex|toBase64)\(|Uint8Array\.from(?:Hex|Base64)\(/],
  ["the v flag", /\/[dgimsy]*v[dgimsy]*(?=[.,;)])/],
  ["requestIdleCallback", /\brequestIdleCallback\(/],
  ["reflected ARIA, unless it is written as an attribute too", /\.aria(?!Pressed)[A-Z]\w*/],
];

const client = join(root, "dist/client");
const scripts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);

describe.each(LACKING)("what runs in browsers does without %s", (_, use) => {
  it.each(scripts)("in %s", (name) => {
    expect(readFileSync(join(client, name), "utf8").match(use)?.[0]).toBeUndefined();
  });

  it.each(["/sw.js", "/"])("in %s", async (path) => {
    const text = await (await get(path)).text();
    const [script = text] = /<script>(.*?)<\/script>/s.exec(text)?.slice(1) ?? [];
    expect(script.match(use)?.[0]).toBeUndefined();
  });
});

describe("style sheets have no range of widths in a media query", () => {
  const range = /@media[^{]*[<>=][^{]*/;
  const sheets = readdirSync(join(client, "_astro")).filter((name) => name.endsWith(".css"));

  it.each(sheets)("in %s", (name) => {
    expect(readFileSync(join(client, "_astro", name), "utf8").match(range)?.[0]).toBeUndefined();
  });

  it("in any page", () => {
    const server = join(root, "dist/server");
    const code = readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".mjs"))
      .map((name) => readFileSync(join(server, name), "utf8"))
      .join("\n");
    expect(code).toContain("@media");
    expect(code.match(/@media[^{"]*width *[<>=]+/)?.[0]).toBeUndefined();
  });
});

describe("WebKit prints today's date in a date field without one", () => {
  it.each(PUBLIC_PAGES)("so %s has none", async (path) => {
    const html = await (await get(path)).text();
    const fields = html.match(/<input\b[^>]*\btype="date"[^>]*>/g) ?? [];
    expect(fields.filter((field) => !/ value="\d{4}-\d\d-\d\d"/.test(field))).toEqual([]);
  });
});
