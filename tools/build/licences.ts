import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

/** The folder of a package in a module's path. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The names of files with a package's terms. */
const TERMS = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i;

/** What stands between two notices. */
const RULE = `\n${"-".repeat(80)}\n\n`;

/** The fonts that are no package's. */
const FONTS = join(root, "functions/pictures/fonts");

/** Writes the licence notices of all packages in the built site next to its static files. */
export function licences(): AstroIntegration {
  const folders = new Set<string>();
  const collecting: Plugin = {
    name: "hardwood:licences",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const folder of packageFolders(chunk.moduleIds)) folders.add(folder);
      }
    },
  };
  return {
    name: "licences",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collecting] } });
      },
      "astro:build:done": ({ dir }) => {
        const fonts = `Fonts of pictures\n\n${termsIn(FONTS)}\n`;
        const notices = [noticesOf([...folders]), fonts].join(RULE);
        writeFileSync(new URL("licenses.txt", dir), notices);
      },
    },
  };
}

/** The folders of the packages that contain the modules. */
export function packageFolders(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => PACKAGE.exec(id.replace(/^\0/, ""))?.[0] ?? []);
  return [...new Set(folders)];
}

/** The notices of packages, sorted by name; packages with equal terms share one text. */
export function noticesOf(folders: readonly string[]): string {
  const packagesByTerms = new Map<string, Set<string>>();
  for (const folder of folders) {
    const { author, license, name, version } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const by = author?.name ?? author ?? name;
    const terms = termsIn(folder) || `License: ${license}, by ${by}\n\n${standardTerms(license)}`;
    const packages = packagesByTerms.get(terms) ?? new Set();
    packagesByTerms.set(terms, packages.add(`${name} ${version}`));
  }
  const notices = [...packagesByTerms].map(([terms, packages]) => {
    return `${[...packages].sort().join(", ")}\n\n${terms}\n`;
  });
  const head = "Hardwood is built with these packages, under these terms.\n";
  return [head, ...notices.sort()].join(RULE);
}

/**
 * The terms of packages that only name their licence; TypeScript's file has Apache's text alone. Mozilla's
 * asks for the place of the source code, which is the package's own.
 */
function standardTerms(license: string): string {
  if (license === "MPL-2.0")
    return "https://www.mozilla.org/MPL/2.0/, its source code at npmjs.com.";
  return license === "Apache-2.0" ? termsIn(join(root, "node_modules/typescript")) : "";
}

function termsIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => TERMS.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}
