import { readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const code = ["domain", "src", "functions", "tools", "tests"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /^\.(ts|tsx|astro|mjs|js|css)$/.test(extname(file)));

/** The numbers of a document's sections. */
function sectionsOf(document: string): string[] {
  const text = readFileSync(join(root, "docs", `${document}.md`), "utf8");
  return [...text.matchAll(/^## (\d+)\./gm)].map(([, number = ""]) => number);
}

const sections = { product: sectionsOf("product"), design: sectionsOf("design") };

/** What comes before a section's number in a text, with the comment's line breaks taken out. */
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

it("points in comments only to sections of docs/product.md and docs/design.md", () => {
  const offenders = code.flatMap((file) =>
    pointersOf(readFileSync(join(root, file), "utf8"))
      .filter((pointer) => !isInRepository(pointer))
      .map(({ target, section }) => `${file}: ${target} section ${section}`),
  );
  expect(offenders).toEqual([]);
});

it("names no folder outside the repository", () => {
  const outside = /\.\.\/shared\b|(?<![\w./-])(?:spec|reference|brief)\.md\b/;
  const offenders = code
    .filter((file) => !file.endsWith("pointers.test.ts"))
    .filter((file) => outside.test(readFileSync(join(root, file), "utf8")));
  expect(offenders).toEqual([]);
});
