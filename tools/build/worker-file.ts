import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { AstroIntegration, HookParameters } from "astro";
import { type Plugin, rolldown } from "rolldown";
import { minify } from "terser";

/** Rules and views in one chunk, because code compresses better beside its like: 7 kB of the Worker. */
const ROOMS = {
  name: "rooms",
  test: /\/(?:domain|functions\/views|src\/(?:client|rendering))\//,
};

/** What the Worker has besides its file: the runtime's modules, the compressor and the dictionaries. */
const APART = [/^(?:cloudflare|node):/, /\.(?:wasm|bin)$/];

/** A page's import, which Astro makes when the page is first asked for. */
const LATE_IMPORT = /\bimport\("(\.[^"]+)"\)/g;

/** A route in the manifest, the last of its entry. */
const ROUTE_DATA = /"routeData":(\{(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{[^{}]*\})*\})/g;

/** The path of a component's own file, which Astro asks of pages and layouts alone. */
const COMPONENT_PATH = /"[^"\n]*\/src\/components\/[^"\n]*\.astro", (?=void 0\)|undefined\))/g;

/** What a page's module tells of its own file and address, which only a glob of modules would read. */
const PLACE_OF_PAGE = /,\s*file: \(\) => \$\$file(?:\$\d+)?,\s*url: \(\) => \$\$url(?:\$\d+)?/g;

/** The name of a component in a template, which Astro's errors would have. */
const COMPONENT_NAME = /(?<=\brenderComponent(?:\$\d+)?\(\$\$result(?:\$\d+)?, )"\w+"(?=, )/g;

/** What would let a component render itself, and ask for Astro's own site. */
const OWN_COMPONENT =
  /\bAstro(?:\$\d+)?\.self = [\w$]+;|^createAstro(?:\$\d+)?\("https:\/\/astro\.build"\);$/gm;

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
      "astro:build:ssr": ({ manifest }) => prune(manifest),
      "astro:build:done": async () => {
        const entry = join(server, "entry.mjs");
        const bundle = await rolldown({ input: entry, external: APART, plugins: [joined(entry)] });
        const { output } = await bundle.generate({
          codeSplitting: false,
          minify: true,
          banner: HEAD.replaceAll("\n", ""),
          comments: false,
          entryFileNames: "[name].mjs",
          sourcemap: true,
        });
        for (const name of readdirSync(server, { recursive: true, encoding: "utf8" }))
          if (/\.mjs(?:\.map)?$/.test(name)) rmSync(join(server, name));
        for (const file of output)
          writeFileSync(join(server, file.fileName), "code" in file ? file.code : file.source);
        if (process.env.CLOUDFLARE_ENV) await shorten(entry);
      },
    },
  };
}

/**
 * Takes out of Astro's manifest what no page reads: hashes of style sheets, which Astro adds to a page's
 * policy when it renders the page; scripts of its own islands; the names of the Worker's chunks.
 */
function prune(manifest: HookParameters<"astro:build:ssr">["manifest"]): void {
  manifest.clientDirectives = [];
  manifest.entryModules = Object.fromEntries(
    Object.entries(manifest.entryModules).filter(([, file]) => !file.startsWith("chunks/")),
  );
  if (manifest.csp === undefined) return;
  manifest.csp.styleHashes = [];
  manifest.csp.styleDirective.hashes = [];
}

/** Minifies a deployed file once more, which takes a quarter of a minute and 5 kB of the Worker, compressed. */
async function shorten(entry: string): Promise<void> {
  const { code, map } = await minify(readFileSync(entry, "utf8"), {
    module: true,
    compress: { passes: 2 },
    sourceMap: { content: readFileSync(`${entry}.map`, "utf8"), url: "entry.mjs.map" },
  });
  if (code === undefined) throw new Error("The minifier gave no code.");
  writeFileSync(entry, code);
  writeFileSync(`${entry}.map`, String(map));
}

/** What the adapter writes at the head of every chunk. */
const HEAD = "globalThis.process ??= {};\nglobalThis.process.env ??= {};\n";

/** Reads the chunks with their source maps. */
function joined(entry: string): Plugin {
  return {
    name: "joined",
    load(id) {
      const map = existsSync(`${id}.map`) ? readFileSync(`${id}.map`, "utf8") : null;
      const code = readFileSync(id, "utf8")
        .replaceAll(COMPONENT_PATH, '"", ')
        .replaceAll(PLACE_OF_PAGE, "")
        .replaceAll(COMPONENT_NAME, '""')
        .replaceAll(OWN_COMPONENT, "");
      // Blank lines in place of the head keep the source map's lines.
      return { code: code.startsWith(HEAD) ? `\n\n${code.slice(HEAD.length)}` : code, map };
    },
    transform: (code, id) =>
      id === entry
        ? { code: withSharedStyles(withShortRoutes(withPages(code))), map: null }
        : undefined,
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

/** What Astro's manifest says of a page or an endpoint, which follows from three words of it. */
function routeData(route: string, component: string, type: string) {
  const segments = route
    .split("/")
    .filter(Boolean)
    .map((segment) =>
      segment
        .split(/(\[[^\]]+\])/)
        .filter(Boolean)
        .map((part) => {
          const dynamic = part.startsWith("[");
          return { content: dynamic ? part.slice(1, -1) : part, dynamic, spread: false };
        }),
    );
  const params = segments.flat().flatMap(({ content, dynamic }) => (dynamic ? content : []));
  const patterns = segments.map((parts) =>
    parts.map(({ content, dynamic }) => (dynamic ? "([^/]+?)" : content.replaceAll(".", "\\."))),
  );
  return {
    route,
    isIndex: component.endsWith("/index.astro"),
    type,
    pattern: `^${patterns.map((parts) => `\\/${parts.join("")}`).join("") || "\\/"}$`,
    segments,
    params,
    component,
    ...(params.length === 0 && { pathname: route }),
    prerender: false,
    fallbackRoutes: [],
    distURL: [],
    origin: "project",
    _meta: { trailingSlash: "never" },
  };
}

/** The code of a manifest in which a route is three words, where the rest follows from them. */
function withShortRoutes(code: string): string {
  const routes = /(?<="routes":)\[.*\](?=,"serverLike")/s;
  const short = code.replace(routes, (text) =>
    JSON.stringify(JSON.parse(text)).replace(ROUTE_DATA, (data, inner: string) => {
      const given = JSON.parse(inner);
      const { route, component, type } = given;
      if (!isDeepStrictEqual(routeData(route, component, type), given)) return data;
      return `"routeData":$route(${JSON.stringify([route, component, type]).slice(1, -1)})`;
    }),
  );
  if (short === code) throw new Error("The manifest has no routes any more.");
  return `const $route=${routeData};${short}`;
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
