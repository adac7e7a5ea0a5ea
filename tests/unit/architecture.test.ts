import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { ISLAND_SOURCES, SITE_SOURCES } from "../../tools/build/sources.ts";

const root = resolve(import.meta.dirname, "../..");

/** Which layers a layer may import besides itself. Styles and the composition roots are free. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  "functions/data": ["functions/http", "functions/caching.ts", "domain"],
  "functions/session": ["functions/http", "domain"],
  "functions/views": ["functions/data", "functions/caching.ts", "domain"],
  functions: ["domain"],
  "src/client": ["domain"],
  "src/components": ["functions/views", "src/client/islands", "domain"],
  "src/layouts": ["src/components", "functions/views", "domain"],
  "src/rendering": [],
  "src/pages": ["src/layouts", "src/components", "src/client/islands", "functions/views", "domain"],
};

/** The composition roots: the only files that may import every layer. */
const COMPOSITION_ROOTS = [
  "src/middleware.ts",
  "functions/middleware.ts",
  "functions/worker.ts",
  "src/env.d.ts",
];
/** A class whose methods the Worker calls has to extend the platform's. */
const PLATFORM_CLASSES = [
  "functions/database/durable-object.ts",
  "functions/database/member-object.ts",
];
const PLATFORM = /^(astro:|cloudflare:|@astrojs\/|astro(\/|$))/;

/** What every island of React is given to, and no island itself. */
const HYDRATION = "./hydrate.ts";

const files = ["domain", "src", "functions", "tools", "tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file).split(sep).join("/"),
  ),
);
const code = files.filter((file) => /\.(ts|tsx|astro|mjs|js)$/.test(file));

function layerOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((layer) => file.startsWith(`${layer}/`));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function importsOf(file: string): string[] {
  // A quoted "from" is a text and no statement.
  const pattern = /(?<!["'`])(?:from|import)\s*\(?\s*["']([^"'\s]+)["']/g;
  return [...textOf(file).matchAll(pattern)].map((match) => match[1] ?? "");
}

/** The packages that a file's statements import, by name; what the build makes up has a colon. */
function packagesOf(file: string): string[] {
  const statement = /^(?:import\s+|(?:import|export|\}).*\bfrom\s+|.*\bimport\()["']([^"']+)["']/gm;
  return [...textOf(file).matchAll(statement)]
    .map((match) => match[1] ?? "")
    .filter((specifier) => /^[@a-z][^:]*$/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "");
}

function targetOf(file: string, specifier: string): string {
  const path = resolve(root, dirname(file), specifier.replace(/\?.*$/, ""));
  return relative(root, path).split(sep).join("/");
}

/** The files of the repository that a file imports. */
function neighboursOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => targetOf(file, specifier))
    .filter((target) => code.includes(target));
}

describe("who may import whom", () => {
  const inRooms = code.filter(
    (file) => layerOf(file) !== undefined && !COMPOSITION_ROOTS.includes(file),
  );

  it("finds the layers", () => {
    expect(inRooms.length).toBeGreaterThan(50);
  });

  it("has no import that points against the arrows", () => {
    const offenders = inRooms.flatMap((file) => {
      const layer = layerOf(file) ?? "";
      const allowed = [layer, ...(MAY_IMPORT[layer] ?? []), "src/styles"];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => targetOf(file, specifier))
        .filter((target) => !allowed.some((at) => target === at || target.startsWith(`${at}/`)))
        .map((target) => `${file} imports ${target}`);
    });
    expect(offenders).toEqual([]);
  });

  it("leaves no file outside of every layer", () => {
    const homeless = code
      .filter((file) => /^(domain|src|functions)\//.test(file))
      .filter((file) => layerOf(file) === undefined && !COMPOSITION_ROOTS.includes(file));
    expect(homeless).toEqual([]);
  });

  it("imports the platform in pages, composition roots and platform classes only", () => {
    const offenders = inRooms
      .filter((file) => !file.startsWith("src/pages/") && !PLATFORM_CLASSES.includes(file))
      .filter((file) => importsOf(file).some((specifier) => PLATFORM.test(specifier)));
    expect(offenders).toEqual([]);
  });

  it("takes the platform's own cache in one place", () => {
    // The service worker's are the browser's.
    const takers = code
      .filter(
        (file) => /^(domain|src|functions)\//.test(file) && !file.startsWith("src/client/offline/"),
      )
      .filter((file) => /(?<![\w.])caches(?= as |\.)/.test(textOf(file)));
    expect(takers).toEqual(["functions/edge.ts"]);
  });

  it("goes round in no circle", () => {
    const circles: string[] = [];
    const seen = new Set<string>();
    const visit = (file: string, way: readonly string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
      if (seen.has(file)) return;
      seen.add(file);
      for (const target of neighboursOf(file)) visit(target, [...way, file]);
    };
    for (const file of code) visit(file, []);
    expect(circles).toEqual([]);
  });

  it("keeps every package out of the domain", () => {
    const packages = code
      .filter((file) => file.startsWith("domain/"))
      .flatMap(importsOf)
      .filter((specifier) => !specifier.startsWith("."));
    expect(packages).toEqual([]);
  });
});

/** A file with all that it leads to. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const targets = importsOf(file).filter((specifier) => specifier.startsWith("."));
  for (const specifier of targets) reachedFrom(targetOf(file, specifier), reached);
  return reached;
}

describe("the sources that a build is known by", () => {
  const among = (sources: readonly string[]) => (file: string) =>
    sources.some((place) => file === place || file.startsWith(`${place}/`));

  it("are all that the site is built from", () => {
    const entries = code.filter((file) => /^(domain|src|functions)\//.test(file));
    const read = new Set<string>();
    for (const file of ["astro.config.mjs", ...entries]) reachedFrom(file, read);
    expect([...read].filter((file) => !among(SITE_SOURCES)(file))).toEqual([]);
  });

  it("are all that the module is built from that wakes islands", () => {
    const read = ["astro.config.mjs", "src/client/islands/touch.ts"].flatMap((file) => [
      ...reachedFrom(file),
    ]);
    expect(read.length).toBeGreaterThan(40);
    expect(read.filter((file) => !among(ISLAND_SOURCES)(file))).toEqual([]);
  });
});

describe("the log", () => {
  it("is written to in one place, which names the request", () => {
    const layers = ["functions/"];
    const writers = code
      .filter((file) => layers.some((layer) => file.startsWith(layer)))
      .filter((file) => textOf(file).includes("console"));
    // What Astro says outside of any request is the build's progress.
    expect(writers).toEqual(["functions/http/log.ts", "functions/http/page-log.ts"]);
  });
});

describe("how files are named and cut", () => {
  it("has no drawer of odds and ends", () => {
    const drawers = files.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common)(\/|\.|$)/.test(file),
    );
    expect(drawers.filter((file) => extname(file) !== ".json")).toEqual([]);
  });

  it("has no barrels", () => {
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  it("has no file of more than 300 lines", () => {
    const offenders = [...code, ...files.filter((file) => file.endsWith(".css"))].filter(
      (file) => textOf(file).split("\n").length - 1 > 300,
    );
    expect(offenders).toEqual([]);
  });

  it("opens every island with the reason why it is one", () => {
    const islands = importsOf("src/client/islands/touch.ts")
      .filter((specifier) => /^\.\/[A-Za-z-]+\.tsx?$/.test(specifier) && specifier !== HYDRATION)
      .map((specifier) => targetOf("src/client/islands/touch.ts", specifier));
    expect(islands.length).toBeGreaterThan(5);
    expect(islands.filter((file) => !textOf(file).startsWith("// Why an island:"))).toEqual([]);
  });
});

/** What a unit test imports, by itself and through other files of the tests. */
function importedByTest(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return neighboursOf(file).flatMap((target) =>
    target.startsWith("tests/unit/") || target.startsWith("tests/fixtures/")
      ? importedByTest(target, seen)
      : [target],
  );
}

describe("unit tests", () => {
  // These are about no module: the repository as a whole, and the articles of content/.
  const whole = ["architecture", "pointers", "content/published"].map(
    (name) => `tests/unit/${name}.test.ts`,
  );

  it("lie at the mirrored path of a file, or of the folder that they import", () => {
    const isFile = (path: string) => code.some((file) => file.startsWith(`${path}.`));
    const offenders = code
      .filter((file) => /^tests\/unit\/.*\.test\.tsx?$/.test(file) && !whole.includes(file))
      .filter((file) => {
        const mirrored = file.slice("tests/unit/".length).replace(/^bench/, "tests/bench");
        const folder = dirname(mirrored);
        return !(
          isFile(mirrored.replace(/\.test\.tsx?$/, "")) ||
          isFile(folder) ||
          importedByTest(file).some((target) => target.startsWith(`${folder}/`))
        );
      });
    expect(offenders).toEqual([]);
  });
});

describe("the packages", () => {
  it("are in the manifest when they are imported", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const known = Object.keys({ ...dependencies, ...devDependencies });
    const strangers = [...code, "astro.config.mjs", "vitest.config.ts", "playwright.config.ts"]
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => !known.includes(name));
    expect(strangers).toEqual([]);
  });

  it("are no more in the Worker and the browser than those that it is deployed with", () => {
    const { dependencies } = JSON.parse(textOf("package.json"));
    const imported = code
      .filter((file) => /^(domain|src|functions)\//.test(file))
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    expect(imported.filter(({ name }) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});

describe("the lock file", () => {
  it("names no registry host", () => {
    expect(textOf("package-lock.json")).not.toContain('"resolved"');
  });

  it("agrees with exact pins only", () => {
    const manifest = JSON.parse(textOf("package.json"));
    const pins = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(pins.filter((pin) => !/^\d+\.\d+\.\d+$/.test(String(pin)))).toEqual([]);
  });
});
