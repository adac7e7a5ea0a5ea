import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Plugin, rolldown } from "rolldown";

/** Rules and views in one chunk, because code compresses better beside its like: 7 kB of the Worker. */
const ROOMS = {
  name: "rooms",
  test: /\/(?:domain|functions\/views|src\/(?:client|rendering))\//,
};

/** What the Worker has besides its file: the runtime's modules, the compressor and the dictionaries. */
const APART = [/^(?:cloudflare|node):/, /\.(?:wasm|bin)$/];

/** A page's import, which Astro makes when the page is first asked for. */
const LATE_IMPORT = /\bimport\("(\.[^"]+)"\)/g;

/** A page's inline styles in the manifest; the text is a JSON string. */
const STYLES = /(?<="type":"inline","content":)"(?:[^"\\]|\\.)*"/g;

/**
 * Makes one minified file of the Worker's chunks, which Astro needs for telling each page's styles. In
 * chunks, which name what they take from each other, the Worker has 21 kB more, compressed; with late
 * imports in one file, 5 kB more, and it starts no sooner.
 */
export function workerFile(): AstroIntegration {
  let server: string;
  return {
    name: "worker-file",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const ssr = {
          build: { rolldownOptions: { output: { codeSplitting: { groups: [ROOMS] } } } },
        };
        updateConfig({ vite: { environments: { ssr } } });
      },
      "astro:config:done": ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      "astro:build:done": async () => {
        const entry = join(server, "entry.mjs");
        const bundle = await rolldown({ input: entry, external: APART, plugins: [joined(entry)] });
        const { output } = await bundle.generate({
          codeSplitting: false,
          minify: true,
          comments: false,
          entryFileNames: "[name].mjs",
          sourcemap: true,
        });
        for (const name of readdirSync(server, { recursive: true, encoding: "utf8" }))
          if (/\.mjs(?:\.map)?$/.test(name)) rmSync(join(server, name));
        for (const file of output)
          writeFileSync(join(server, file.fileName), "code" in file ? file.code : file.source);
      },
    },
  };
}

/** Reads the chunks with their source maps. */
function joined(entry: string): Plugin {
  return {
    name: "joined",
    load(id) {
      const map = existsSync(`${id}.map`) ? readFileSync(`${id}.map`, "utf8") : null;
      return { code: readFileSync(id, "utf8"), map };
    },
    transform: (code, id) =>
      id === entry ? { code: withSharedStyles(withPages(code)), map: null } : undefined,
  };
}

/** The code of a manifest in which pages name their style sheets by number; a line is one of them. */
export function withSharedStyles(code: string): string {
  const sheets = new Map<string, number>();
  const numberOf = (sheet: string) => {
    const known = sheets.get(sheet) ?? sheets.size;
    sheets.set(sheet, known);
    return known;
  };
  const shared = code.replace(STYLES, (text) => {
    const styles: string = JSON.parse(text);
    return `$styles(${styles.split("\n").map(numberOf)})`;
  });
  if (sheets.size === 0) throw new Error("The manifest has no inline styles any more.");
  const table = JSON.stringify([...sheets.keys()]);
  return `const $sheets=${table},$styles=(...numbers)=>numbers.map(n=>$sheets[n]).join("\\n");${shared}`;
}

/** The code of an entry with its late imports made at once. */
export function withPages(code: string): string {
  const files: string[] = [];
  const joint = code.replace(
    LATE_IMPORT,
    (_, file: string) => `Promise.resolve($page${files.push(file) - 1})`,
  );
  return files.map((file, at) => `import * as $page${at} from "${file}";`).join("") + joint;
}
