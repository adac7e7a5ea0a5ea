import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import type { Plugin } from "vite";
import { root, ZSTD } from "../paths.ts";

/** The largest compressed size of the dictionary in bytes (design.md section 8). */
const MAX_BYTES = 8_000;

/** The files of the dictionaries and the compressor, by import name. */
const MODULES: Record<string, string> = {
  "virtual:dictionaries/current.bin": join(root, "tools/build/dictionaries/current.bin"),
  "virtual:dictionaries/previous.bin": join(root, "tools/build/dictionaries/previous.bin"),
  // The same copy of the package that has the hook, which its exports do not name.
  "@bokuweb/zstd-wasm": join(ZSTD, "index.web.js"),
  "@bokuweb/zstd-wasm/module": join(ZSTD, "module.js"),
  "@bokuweb/zstd-wasm/zstd.wasm": join(ZSTD, "zstd.wasm"),
};

/**
 * Makes the compression dictionary of pages from the built site, because it must equal the bytes of
 * pages: the frame of every page and the styles that most pages have.
 */
export function compressionDictionary(): AstroIntegration {
  let server: string;
  /** The inline styles of every page, each as a list of lines: one line is one imported file. */
  let sheets: string[][];
  const modules: Plugin = {
    name: "hardwood:compression-dictionary",
    enforce: "pre",
    resolveId: (id) => MODULES[id],
  };
  return {
    name: "compression-dictionary",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [modules] } });
      },
      "astro:config:done": ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      "astro:build:ssr": ({ manifest }) => {
        sheets = manifest.routes
          .flatMap(({ styles }) => styles)
          .flatMap((style) => (style.type === "inline" ? [style.content.split("\n")] : []));
      },
      "astro:build:done": async ({ logger }) => {
        const files = readdirSync(server, { recursive: true, encoding: "utf8" });
        const code = files.filter((file) => file.endsWith(".mjs"));
        const dictionary = dictionaryOf(await frameOf(server, code), sheets);
        const file = fileOf(dictionary);
        writeFileSync(join(server, onlyOne(files, /(?:^|\/)current\.[\w-]+\.bin$/)), file);
        logger.info(`${dictionary.length} B, ${file.length - 32} B compressed`);
      },
    },
  };
}

/** The file of a dictionary: its SHA-256, then the dictionary compressed with brotli. */
export function fileOf(dictionary: string): Buffer {
  const hash = createHash("sha256").update(dictionary).digest();
  return Buffer.concat([hash, brotliCompressSync(dictionary)]);
}

/**
 * The dictionary: the frame, preceded by as many lines of styles as fit, those of the most pages
 * last, where references are shortest.
 */
export function dictionaryOf(frame: string, sheets: readonly string[][]): string {
  const counts = new Map<string, number>();
  for (const line of sheets.flat()) counts.set(line, (counts.get(line) ?? 0) + 1);
  const lines = [...counts].toSorted(([, a], [, b]) => b - a).map(([line]) => line);
  let dictionary = frame;
  for (const line of lines) {
    const larger = `${line}\n${dictionary}`;
    if (brotliCompressSync(larger).length <= MAX_BYTES) dictionary = larger;
  }
  return dictionary;
}

/** The frame of every page: the built offline page, which has no data. */
async function frameOf(server: string, code: readonly string[]): Promise<string> {
  const file = onlyOne(code, /(?:^|\/)offline_[\w-]+\.mjs$/);
  const { page } = await import(join(server, file));
  const { default: component } = await page();
  const container = await AstroContainer.create();
  // The only locals that the frame reads.
  const locals = {
    siteUrl: "https://hardwood.example",
    seasonNow: { current: "" },
    serviceWorker: true,
    accounts: { kind: "on" },
    reads: {},
  };
  return container.renderToString(component, { partial: false, locals: locals as App.Locals });
}

function onlyOne(files: readonly string[], pattern: RegExp): string {
  const [found, other] = files.filter((file) => pattern.test(file));
  if (found === undefined || other !== undefined) throw new Error(`Not one file is ${pattern}`);
  return found;
}
