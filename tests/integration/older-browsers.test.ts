import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#tools/paths.ts";
import { get, PUBLIC_PAGES } from "./http.ts";

// No machine of the project has the oldest browsers, so the built files are searched.

/** The version of each browser that brought something. */
interface Since {
  safari: number;
  firefox: number;
}
const NEVER = Number.POSITIVE_INFINITY;

/** The oldest browsers in which everything works (docs/design.md, section 7). */
const OLDEST: Since = { safari: 16.4, firefox: 115 };
/** The oldest ones in which pages can be read. */
const OLDEST_READING: Since = { safari: 15.4, firefox: 115 };

/** The features that are younger than a supported browser. A call with `?.` is a guard of its own. */
const YOUNG: [name: string, since: Since, use: RegExp][] = [
  ["AbortSignal.any", { safari: 17.4, firefox: 124 }, /AbortSignal\.any\(/],
  ["URL.parse", { safari: 18, firefox: 126 }, /\bURL\.parse\(/],
  ["URL.canParse", { safari: 17, firefox: 115 }, /\bURL\.canParse\(/],
  ["Response.json", { safari: 17, firefox: 115 }, /\bResponse\.json\(/],
  ["well-formed strings", { safari: 16.4, firefox: 119 }, /\.(?:to|is)WellFormed\(/],
  ["groupBy", { safari: 17.4, firefox: 119 }, /\b(?:Map|Object)\.groupBy\(/],
  ["Promise.withResolvers", { safari: 17.4, firefox: 121 }, /\bPromise\.withResolvers\(/],
  ["Promise.try", { safari: 18.2, firefox: 134 }, /\bPromise\.try\(/],
  ["Array.fromAsync", { safari: 16.4, firefox: 115 }, /\bArray\.fromAsync\(/],
  ["sorted copies of arrays", { safari: 16, firefox: 115 }, /\.to(?:Sorted|Reversed|Spliced)\(/],
  [
    "operations of sets",
    { safari: 17, firefox: 127 },
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf)\(/,
  ],
  [
    "helpers of iterators",
    { safari: 18.4, firefox: 131 },
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray)\(/,
  ],
  ["getOrInsert", { safari: 26.2, firefox: 144 }, /\.getOrInsert(?:Computed)?\(/],
  ["RegExp.escape", { safari: 18.2, firefox: 134 }, /\bRegExp\.escape\(/],
  [
    "bytes as text",
    { safari: 18.2, firefox: 133 },
    /\.(?:toHex|toBase64)\(|Uint8Array\.from(?:Hex|Base64)\(/,
  ],
  ["Intl.Segmenter", { safari: 14.1, firefox: 125 }, /\bIntl\.Segmenter\b/],
  ["Intl.DurationFormat", { safari: 16.4, firefox: 136 }, /\bIntl\.DurationFormat\b/],
  ["the v flag", { safari: 17, firefox: 116 }, /\/[dgimsy]*v[dgimsy]*(?=[.,;)])/],
  ["looking behind", { safari: 16.4, firefox: 78 }, /\(\?<[=!]/],
  ["blocks that initialize classes", { safari: 16.4, firefox: 93 }, /\bstatic ?\{/],
  ["requestIdleCallback", { safari: NEVER, firefox: 55 }, /\brequestIdleCallback\(/],
  ["scheduler", { safari: NEVER, firefox: 142 }, /\bscheduler\.(?:yield|postTask)\(/],
  ["cookieStore", { safari: 18.4, firefox: 140 }, /\bcookieStore\./],
  ["popovers", { safari: 17, firefox: 125 }, /\.(?:show|hide|toggle)Popover\(/],
  ["checkVisibility", { safari: 17.4, firefox: 106 }, /\.checkVisibility\(/],
  [
    ":has in what is asked of a page; a rule with it is dropped alone",
    { safari: 15.4, firefox: 121 },
    /(?:querySelector(?:All)?|matches|closest)\([^)]{0,99}:has\(/,
  ],
  [
    "reflected ARIA, unless it is written as an attribute too",
    { safari: 12.1, firefox: 119 },
    /\.aria(?!Pressed)[A-Z]\w*/,
  ],
];

/** The features that are younger than one of some browsers. */
const lackedBy = ({ safari, firefox }: Since) =>
  YOUNG.filter(([, since]) => since.safari > safari || since.firefox > firefox);

const client = join(root, "dist/client");
const scripts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);

describe.each(lackedBy(OLDEST))("what runs in browsers does without %s", (_, __, use) => {
  it.each(scripts)("in %s", (name) => {
    expect(readFileSync(join(client, name), "utf8").match(use)?.[0]).toBeUndefined();
  });

  it("in /sw.js", async () => {
    expect((await (await get("/sw.js")).text()).match(use)?.[0]).toBeUndefined();
  });
});

it.each(lackedBy(OLDEST_READING))(
  "the script of every page does without %s",
  async (_, __, use) => {
    const [, script] = /<script>(.*?)<\/script>/s.exec(await (await get("/")).text()) ?? [];
    expect(script).toContain("classList");
    expect(script?.match(use)?.[0]).toBeUndefined();
  },
);

/** The style sheets of all pages, those in files and those in pages, without what is asked for first. */
async function styles(): Promise<string> {
  const files = readdirSync(join(client, "_astro")).filter((name) => name.endsWith(".css"));
  const sheets = files.map((name) => readFileSync(join(client, "_astro", name), "utf8"));
  for (const path of PUBLIC_PAGES) {
    const html = await (await get(path)).text();
    sheets.push(...[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet));
  }
  return sheets.join("").replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
}

/** The innermost rules of style sheets. */
function* rulesOf(css: string) {
  for (const [, selector = "", block = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    yield { selector, block };
  }
}

/** The selectors of a list; commas in parentheses do not part them. */
function partsOf(list: string): string[] {
  let depth = 0;
  const parted = [...list].map((letter) => {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    return letter === "," && depth === 0 ? "\n" : letter;
  });
  return parted.join("").split("\n");
}

describe("style sheets", () => {
  // Safari 17.4 and Firefox 128 brought the text for screen readers.
  it("have a picture without a text for screen readers beside each one with it", async () => {
    const all = [...rulesOf(await styles())];
    // A rule for any value of an attribute counts for one of its values.
    const anyValue = (selector: string) =>
      selector.replaceAll(/=[^\]]*\]|th(?=\[)/g, (part) => (part === "th" ? "" : "]"));
    const contents = ({ block }: { block: string }) =>
      block.split(";").filter((declaration) => declaration.startsWith("content:"));
    const isSpoken = (content: string) => /^content:(?:"[^"]*"|[\w-]+\([^)]*\)) ?\//.test(content);
    const plain = new Set(
      all
        .filter((rule) => contents(rule).some((content) => !isSpoken(content)))
        .map(({ selector }) => anyValue(selector)),
    );
    const spoken = all.filter((rule) => contents(rule).some(isSpoken));
    expect(spoken.length).toBeGreaterThan(3);
    const alone = spoken.filter(({ selector }) => !plain.has(anyValue(selector)));
    expect(alone.map(({ selector }) => selector)).toEqual([]);
  });

  // A browser drops the whole rule of a selector that it does not know.
  it("name no selector that Firefox 115 or Safari 15.4 lacks beside one that they know", async () => {
    const young =
      /:has\(|::details-content|:user-(?:in)?valid|:popover-open|:dir\(|:open\b|:state\(/;
    const mixed = [...rulesOf(await styles())].filter(({ selector }) => {
      const parts = partsOf(selector);
      return parts.some((part) => young.test(part)) && !parts.every((part) => young.test(part));
    });
    expect(mixed.map(({ selector }) => selector)).toEqual([]);
  });

  // Nesting: Safari 17.2, Firefox 117. light-dark(): 17.5, 120. Colors made of others: 16.4, 128.
  it("have neither nested rules nor colors that these browsers cannot read", async () => {
    const css = await styles();
    expect(css).toContain("@media");
    expect(css.match(/[{};]&|light-dark\(|@scope|(?:rgb|hsl|oklch)\(from /)?.[0]).toBeUndefined();
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
