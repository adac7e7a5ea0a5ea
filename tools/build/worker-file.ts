import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { AstroIntegration, HookParameters } from "astro";
import { type Plugin, rolldown } from "rolldown";
import { minify } from "terser";
import { root } from "../paths.ts";

/** Rules and views in one chunk, because code compresses better beside its like: 7 kB of the Worker. */
const ROOMS = {
  name: "rooms",
  test: /\/(?:domain|functions\/views|src\/(?:client|rendering))\//,
};

/** The chunk that draws pictures, which the object for them imports when it first draws one. */
const DRAWING = /\bdraw_[\w-]+\.mjs$/;

/**
 * What the Worker has besides its file: the runtime's modules, the compressor and the dictionaries, what
 * draws pictures.
 */
const APART = [/^(?:cloudflare|node):/, /\.(?:wasm|bin)$/, DRAWING];

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
        const names = readdirSync(server, { recursive: true, encoding: "utf8" });
        const drawing = names.filter((name) => DRAWING.test(name));
        if (drawing.length !== 1) throw new Error(`${drawing.length} chunks draw pictures.`);
        const chunks = ["entry.mjs", ...drawing].map((name) => join(server, name));
        const bundles = await Promise.all(chunks.map((chunk) => bundled(chunk, entry)));
        for (const name of names) if (/\.mjs(?:\.map)?$/.test(name)) rmSync(join(server, name));
        for (const [path, content] of bundles.flat()) writeFileSync(path, content);
        if (process.env.CLOUDFLARE_ENV) await shorten(entry);
      },
    },
  };
}

/** The files that a chunk and all that it takes from others make, in its folder. */
async function bundled(input: string, entry: string) {
  const bundle = await rolldown({
    input,
    external: (id, importer) => importer !== undefined && APART.some((apart) => apart.test(id)),
    plugins: [joined(entry)],
  });
  const { output } = await bundle.generate({
    codeSplitting: false,
    minify: true,
    banner: HEAD.replaceAll("\n", ""),
    comments: false,
    entryFileNames: "[name].mjs",
    sourcemap: true,
  });
  return output.map(
    (file) =>
      [join(dirname(input), file.fileName), "code" in file ? file.code : file.source] as const,
  );
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
    // Nothing here reads a property for what its getter does.
    compress: { passes: 2, pure_getters: true, hoist_funs: true },
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
        .replaceAll(OWN_COMPONENT, "")
        // Two machines build the same Worker.
        .replaceAll(root, "");
      // Blank lines in place of the head keep the source map's lines.
      return { code: code.startsWith(HEAD) ? `\n\n${code.slice(HEAD.length)}` : code, map };
    },
    transform: (code, id) =>
      id === entry
        ? { code: withShortPages(withSharedStyles(withShortRoutes(withPages(code)))), map: null }
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

/**
 * What Astro's manifest says of a page or an endpoint, which follows from its route and the end of its
 * file's path, or the whole path of a file that lies elsewhere.
 */
function routeData(route: string, end: string) {
  const component = end.startsWith("src/") ? end : `src/pages${route}${end}`;
  const segments = route
    .split("/")
    .filter(Boolean)
    .map((segment) =>
      segment
        .split(/(\[[^\]]+\])/)
        .filter(Boolean)
        .map((part) => {
          const dynamic = part.startsWith("[");
          const spread = part.startsWith("[...");
          return { content: dynamic ? part.slice(1, -1) : part, dynamic, spread };
        }),
    );
  const params = segments.flat().flatMap(({ content, dynamic }) => (dynamic ? content : []));
  const patterns = segments.map((parts) =>
    parts[0]?.spread
      ? "(?:\\/(.*?))?"
      : `\\/${parts
          .map(({ content, dynamic }) => (dynamic ? "([^/]+?)" : content.replaceAll(".", "\\.")))
          .join("")}`,
  );
  return {
    route,
    isIndex: component.endsWith("/index.astro"),
    type: component.endsWith(".astro") ? "page" : "endpoint",
    pattern: `^${patterns.join("") || "\\/"}$`,
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

/** Returns whether a route is not one of Astro's own, for images and islands, which the Worker leaves out. */
const isOwn = ({ routeData: { origin } }: { routeData: { origin: string } }) =>
  origin !== "internal";

/** The code of a manifest in which a route is two words, where the rest follows from them. */
function withShortRoutes(code: string): string {
  const routes = /(?<="routes":)\[.*\](?=,"serverLike")/s;
  const short = code.replace(routes, (text) =>
    JSON.stringify(JSON.parse(text).filter(isOwn)).replace(ROUTE_DATA, (data, inner: string) => {
      const given = JSON.parse(inner);
      const { route, component } = given;
      const folder = `src/pages${route}`;
      const end = component.startsWith(folder) ? component.slice(folder.length) : component;
      if (!isDeepStrictEqual(routeData(route, end), given)) return data;
      return `"routeData":$route(${JSON.stringify([route, end]).slice(1, -1)})`;
    }),
  );
  if (short === code) throw new Error("The manifest has no routes any more.");
  return `const $route=${routeData};${short}`;
}

/** A page of the manifest that has nothing but styles and a short route. */
const SHORT_PAGE =
  /\{"file":"","links":\[\],"scripts":\[\],"styles":\[(?:\{"type":"inline","content":\$styles\(([\d,]*)\)\})?\],"routeData":\$route\(([^()]*)\)\}/g;

/** A page of the manifest, by the numbers of its styles and the words of its route. */
const PAGE =
  'const $entry=(sheets,...words)=>({file:"",links:[],scripts:[],' +
  'styles:sheets.length?[{type:"inline",content:$styles(...sheets)}]:[],routeData:$route(...words)});';

/** The code of a manifest whose pages are numbers and words. */
function withShortPages(code: string): string {
  const short = code.replace(SHORT_PAGE, (_, sheets = "", words) => `$entry([${sheets}],${words})`);
  if (short === code) throw new Error("The manifest has no short pages any more.");
  return PAGE + short;
}

/** The code of an entry with its late imports made at once, but for what draws pictures. */
export function withPages(code: string): string {
  const files: string[] = [];
  const joint = code.replace(LATE_IMPORT, (late, file: string) =>
    DRAWING.test(file) ? late : `Promise.resolve($page${files.push(file) - 1})`,
  );
  return files.map((file, at) => `import * as $page${at} from "${file}";`).join("") + joint;
}
