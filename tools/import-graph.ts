import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { root } from "./paths.ts";

/** Every file of the repository's code folders, by its path. */
export const files = ["domain", "src", "functions", "tools", "tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file).split(sep).join("/"),
  ),
);
/** The files that import others. */
export const code = files.filter((file) => /\.(ts|tsx|astro|mjs|js)$/.test(file));

const known = new Set(code);

/** The text of a file. */
export function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** The specifiers that a file imports. */
export function importsOf(file: string): string[] {
  // A quoted "from" is a text and no statement.
  const pattern = /(?<!["'`])(?:from|import)\s*\(?\s*["']([^"'\s]+)["']/g;
  return [...textOf(file).matchAll(pattern)].map((match) => match[1] ?? "");
}

/** Returns whether a specifier names a file of the repository: by its place, or from the root by "#". */
export function isOfRepository(specifier: string): boolean {
  return specifier.startsWith(".") || specifier.startsWith("#");
}

/** The path that a specifier of the repository in a file leads to. */
export function targetOf(file: string, specifier: string): string {
  const name = specifier.replace(/\?.*$/, "");
  if (name.startsWith("#")) return name.slice(1);
  return relative(root, resolve(root, dirname(file), name))
    .split(sep)
    .join("/");
}

/** The files of the repository that a file imports. */
export function neighboursOf(file: string): string[] {
  return importsOf(file)
    .filter(isOfRepository)
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => known.has(target));
}

/** The files and all that they import, directly or through others, in order. */
export function importedBy(entries: readonly string[]): string[] {
  return [...reached(entries, neighboursOf)].sort();
}

/** The files and all that import them, directly or through others, in order. */
export function importersOf(changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const file of code)
    for (const target of neighboursOf(file))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  return [...reached(changed, (file) => importers.get(file) ?? [])].sort();
}

function reached(from: readonly string[], next: (file: string) => string[]): Set<string> {
  const found = new Set(from);
  // A set may grow while it is iterated.
  for (const file of found) for (const one of next(file)) found.add(one);
  return found;
}
