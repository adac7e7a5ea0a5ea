import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const code = ["domain", "src", "functions", "tools", "tests"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /^\.(ts|tsx|astro|mjs|js|css)$/.test(extname(file)));

const FOLDERS = ["domain", "src", "functions", "tools", "tests", "content", "season", "docs"];
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "content/README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** The headings of a document, without the blocks of code, whose comments look like headings. */
function headingsOf(document: string): string[] {
  const prose = textOf(document).replace(/^```.*?^```/gms, "");
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\d\s-]/gu, "");
  return words.replace(/\s/g, "-");
}

it("links documents only to files and headings that exist", () => {
  const links = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, file = "", anchor]) => ({
        document,
        file: file === "" ? document : join(dirname(document), file),
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  const dead = links.filter(
    ({ file, anchor }) =>
      !existsSync(join(root, file)) ||
      (anchor !== undefined && !headingsOf(file).map(anchorOf).includes(anchor)),
  );
  expect(dead).toEqual([]);
});

it("names in documents only files and folders that exist", () => {
  const names = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`([\w.@[\]-]+(?:\/[\w.@[\]-]+)*\/?)`/g)]
      .map(([, name = ""]) => ({ document, name }))
      .filter(({ name }) => name.includes("/") && FOLDERS.includes(name.split("/")[0] ?? "")),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ name }) => !existsSync(join(root, name)))).toEqual([]);
});

it("names in code and settings only headings that exist", () => {
  const pointers = [...code, "wrangler.toml"].flatMap((file) => {
    const flat = textOf(file).replace(/\n\s*(?:\*|\/\/|#)?\s*/g, " ");
    return [...flat.matchAll(/\b(README|\w+\.md)(?:'s|,) "([^"]+)"/g)].map(
      ([, document = "", heading = ""]) => ({ file, document, heading }),
    );
  });
  const dead = pointers.filter(({ document, heading }) => {
    const path = document === "README" ? "README.md" : join("docs", document);
    return !existsSync(join(root, path)) || !headingsOf(path).includes(heading);
  });
  expect(dead).toEqual([]);
});

describe("the tree of folders in docs/design.md", () => {
  const block = /```\n(domain\/.*?)```/s.exec(textOf("docs/design.md"))?.[1] ?? "";
  const ancestors: string[] = [];
  const named = block.split("\n").flatMap((line) => {
    const [, indent = "", name] = /^( *)(\S+)/.exec(line) ?? [];
    if (name === undefined) return [];
    ancestors.splice(indent.length / 2, Infinity, name);
    return [ancestors.join("")];
  });

  it("names only what exists", () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(["domain", "functions", "src", "src/client", "tools", "tests"])(
    "names every folder of %s",
    (folder) => {
      const folders = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}/`);
      expect(named).toEqual(expect.arrayContaining(folders));
    },
  );
});

/** The numbers of a document's sections. */
function sectionsOf(document: string): string[] {
  const text = textOf(`docs/${document}.md`);
  return [...text.matchAll(/^## (\d+)\./gm)].map(([, number = ""]) => number);
}

const sections = { product: sectionsOf("product"), design: sectionsOf("design") };

/** The words before a section's number in a text, with the comment's line breaks taken out. */
const POINTER = /([\w.]+)(?:,|'s)? section (\d+)/gi;

function pointersOf(text: string): { target: string; section: string }[] {
  const flat = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, " ");
  return [...flat.matchAll(POINTER)].map(([, target = "", section = ""]) => ({ target, section }));
}

function isInRepository({ target, section }: { target: string; section: string }): boolean {
  return (
    (target === "product.md" && sections.product.includes(section)) ||
    (target === "design.md" && sections.design.includes(section))
  );
}

it("points only to sections of docs/product.md and docs/design.md", () => {
  const offenders = [...code, ...documents, "wrangler.toml"].flatMap((file) =>
    pointersOf(textOf(file))
      .filter((pointer) => !isInRepository(pointer))
      .map(({ target, section }) => `${file}: ${target} section ${section}`),
  );
  expect(offenders).toEqual([]);
});

describe("the table of ASVS 5.0 in SECURITY.md", () => {
  const rows = [...textOf("SECURITY.md").matchAll(/^\| (\d+\.\d+\.\d.*)\|$/gm)].map(
    ([, row = ""]) => {
      const [id = "", state = "", how = "", held = ""] = row.split("|").map((cell) => cell.trim());
      return { id, state, how, held };
    },
  );
  /** The requirements of level 1 by chapter; the last two chapters have none. */
  const LEVEL_1 = [8, 4, 8, 2, 4, 13, 6, 4, 4, 5, 3, 3, 1, 2, 3];

  it("has every requirement of level 1 once", () => {
    const ids = rows.flatMap(({ id }) => {
      const [first = "", last] = id.split(" to ");
      const [section, from] = [first.slice(0, -1), Number(first.at(-1))];
      const to = Number((last ?? first).at(-1));
      return Array.from({ length: to - from + 1 }, (_, at) => `${section}${from + at}`);
    });
    expect(new Set(ids).size).toBe(ids.length);
    const chapters = LEVEL_1.map((_, at) => ids.filter((id) => id.startsWith(`${at + 1}.`)).length);
    expect(chapters).toEqual(LEVEL_1);
    expect(ids).toHaveLength(70);
  });

  it("has a state and a reason in each row, and tests that exist", () => {
    const states = new Set(["met", "not met", "n/a", "operator", "doubtful"]);
    expect(rows.filter(({ state, how }) => !states.has(state) || how.length < 12)).toEqual([]);
    const tests = rows.flatMap(({ id, held }) => held.split(", ").map((test) => ({ id, test })));
    const dead = tests.filter(
      ({ test }) => test !== "" && !existsSync(join(root, test.replaceAll("`", ""))),
    );
    expect(dead).toEqual([]);
    expect(rows.filter(({ held }) => held !== "").length).toBeGreaterThan(45);
  });
});

it("names no folder outside the repository", () => {
  const outside = /\.\.\/shared\b|(?<![\w./-])(?:spec|reference|brief)\.md\b/;
  const offenders = code
    .filter((file) => !file.endsWith("pointers.test.ts"))
    .filter((file) => outside.test(textOf(file)));
  expect(offenders).toEqual([]);
});
