import { dirname, extname } from "node:path";
import { describe, expect, it } from "vitest";
import { ISLAND_SOURCES, SITE_SOURCES } from "#tools/build/sources.ts";
import {
  code,
  files,
  importsOf,
  isOfRepository,
  neighboursOf,
  targetOf,
  textOf,
} from "#tools/import-graph.ts";
import { roomOf } from "../fixtures/source-graph.ts";

const design = textOf("docs/design.md");

/** Which layers a layer may import besides itself, as docs/design.md says. Styles are free. */
const MAY_IMPORT: Record<string, string[]> = Object.fromEntries(
  [...design.matchAll(/^\| `([\w/-]+)`[^|]*\|([^|]*)\|$/gm)]
    .filter(([, layer = ""]) => /^(domain|functions|src)(\/|$)/.test(layer))
    .map(([, layer = "", imports = ""]) => [
      layer,
      [...imports.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    ]),
);

/** The composition roots: the only files that may import every layer. */
const COMPOSITION_ROOTS =
  "src/middleware.ts functions/middleware.ts functions/worker.ts src/env.d.ts".split(" ");
/** A class whose methods the Worker calls has to extend the platform's. */
const PLATFORM_CLASSES = [
  "functions/database/durable-object.ts",
  "functions/database/members/member-object.ts",
  "functions/live/durable-object.ts",
  "functions/notices/notices-object.ts",
  "functions/notices/team-object.ts",
  "functions/pictures/picture-object.ts",
  "functions/refresh/refresh-object.ts",
];
const PLATFORM = /^(astro:|cloudflare:|@astrojs\/|astro(\/|$))/;

/** The tables in React, of a calendar, of plays, and of scores by periods. */
const DRAWN_BY_HAND = [
  "src/client/islands/parts/PlayerRows.tsx",
  "src/components/games/Calendar.astro",
  "src/components/games/PeriodHeads.astro",
  "src/components/plays/PlayTable.astro",
];

/** The function that every island of React is given to; no island itself. */
const HYDRATION = "./hydrate.ts";

function layerOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT).find((layer) => file.startsWith(`${layer}/`));
}

describe("who may import whom", () => {
  it("names a file two folders up or farther from the root", () => {
    // Mutation testing is a package of its own, whose imports cannot start at this one's root.
    const climbers = code
      .filter((file) => !file.startsWith("tests/mutation/"))
      .flatMap((file) => importsOf(file).map((specifier) => `${file} imports ${specifier}`))
      .filter((line) => / (?:\.\.\/){2}/.test(line));
    expect(climbers).toEqual([]);
  });

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
        .filter(isOfRepository)
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
    expect(takers).toEqual(["functions/edge/edge.ts"]);
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

  it("goes round in no circle of folders", () => {
    const targets = new Map<string, Set<string>>();
    for (const file of code.filter((one) => !one.startsWith("tests/"))) {
      const folders = targets.get(roomOf(file)) ?? new Set();
      for (const target of neighboursOf(file)) folders.add(roomOf(target));
      targets.set(roomOf(file), folders);
    }
    const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(targets.get(from) ?? [])].some((next) => {
        if (next === from || seen.has(next)) return false;
        seen.add(next);
        return next === to || leadsTo(next, to, seen);
      });
    const rooms = [...targets.keys()].filter((room) => !room.startsWith("tests"));
    expect(rooms.length).toBeGreaterThan(30);
    expect(rooms.filter((room) => leadsTo(room, room))).toEqual([]);
  });

  it("keeps every state out of the domain: nothing there outlives a call but what it is made of", () => {
    const stateful = code
      .filter((file) => file.startsWith("domain/"))
      .filter((file) => /^(?:export )?(?:let|var) /m.test(textOf(file)));
    expect(stateful).toEqual([]);
  });

  it("keeps every package out of the domain", () => {
    const packages = code
      .filter((file) => file.startsWith("domain/"))
      .flatMap(importsOf)
      .filter((specifier) => !isOfRepository(specifier));
    expect(packages).toEqual([]);
  });
});

/** A file with all that it leads to. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const targets = importsOf(file).filter(isOfRepository);
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

  it("has no file of more than 500 lines", () => {
    const offenders = [...code, ...files.filter((file) => file.endsWith(".css"))].filter(
      (file) => textOf(file).split("\n").length - 1 > 500,
    );
    expect(offenders).toEqual([]);
  });

  it("has no line of more than 120 characters", () => {
    // A regular expression is analysed as a whole and cannot be broken.
    const isPattern = (line: string) => /^\s*\/.*\/[a-z]*[;,]?$/.test(line);
    const offenders = [...code, ...files.filter((file) => file.endsWith(".css"))]
      .filter((file) => /^(domain|functions|src|tools)\//.test(file))
      .flatMap((file) =>
        textOf(file)
          .split("\n")
          .flatMap((line, at) =>
            line.length > 120 && !isPattern(line) ? [`${file}:${at + 1}`] : [],
          ),
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

  it("draws tables of figures by one component", () => {
    const drawing = code.filter(
      (file) => file.startsWith("src/") && textOf(file).includes("<thead"),
    );
    expect(drawing.toSorted()).toEqual([
      ...DRAWN_BY_HAND,
      "src/components/tables/PlainTable.astro",
    ]);
  });
});

/** The imports of a unit test, by itself and through other files of the tests. */
function importedByTest(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return neighboursOf(file).flatMap((target) =>
    target.startsWith("tests/unit/") || target.startsWith("tests/fixtures/")
      ? importedByTest(target, seen)
      : [target],
  );
}

/** Returns whether anything of a module is left when it runs; a module of types has nothing to test. */
function declaresValues(file: string): boolean {
  return /^export (?!type |interface |declare )/m.test(textOf(file));
}

describe("templates", () => {
  // Prettier takes the space beside an expression out of a caption, and out of nothing else.
  it("write a table's caption as one text or one expression", () => {
    const mixed = /<caption[^>]*>[^<]*(?:\}\s*[^\s<]|[^\s>]\s*\{)[^<]*<\/caption>/;
    const offenders = code
      .filter((file) => file.endsWith(".astro"))
      .filter((file) => mixed.test(textOf(file).replace(/`[^`]*`/g, "")));
    expect(offenders).toEqual([]);
  });
});

describe("unit tests", () => {
  // These are about no module: the repository as a whole, and the articles of content/.
  const whole = (
    "architecture clocks names packages patterns pointers tokens content/published " +
    "content/readme"
  )
    .split(" ")
    .map((name) => `tests/unit/${name}.test.ts`);

  it("lie at the mirrored path of a file, or of the folder that they import", () => {
    const isFile = (path: string) => code.some((file) => file.startsWith(`${path}.`));
    const offenders = code
      .filter((file) => /^tests\/unit\/.*\.test\.tsx?$/.test(file) && !whole.includes(file))
      .filter((file) => {
        const mirrored = file.replace(/^tests\/unit\/(?!bench|mutation)|unit\//, "");
        const folder = dirname(mirrored);
        return !(
          isFile(mirrored.replace(/\.test\.tsx?$/, "")) ||
          isFile(folder) ||
          importedByTest(file).some((target) => target.startsWith(`${folder}/`))
        );
      });
    expect(offenders).toEqual([]);
  });

  /** The folders of which every module has a test of its own. */
  const TESTED = "domain/query domain/refusals domain/printing domain/text tools/content".split(
    " ",
  );
  /** Tried at its door, on a season counted by hand. */
  const ENGINE = "domain/query/engine/";
  const isTested = (file: string) =>
    TESTED.some((folder) => file.startsWith(`${folder}/`)) && !file.startsWith(ENGINE);

  it("exist for every module of the folders that compute", () => {
    const modules = code.filter((file) => isTested(file) && declaresValues(file));
    expect(modules.length).toBeGreaterThan(70);
    const mirrored = (file: string) => `tests/unit/${file.replace(/\.ts$/, ".test.ts")}`;
    expect(modules.filter((file) => !code.includes(mirrored(file)))).toEqual([]);
  });

  it("import the module whose path they mirror", () => {
    const offenders = code.filter(isTested).filter((file) => {
      const test = `tests/unit/${file.replace(/\.ts$/, ".test.ts")}`;
      return code.includes(test) && !importedByTest(test).includes(file);
    });
    expect(offenders).toEqual([]);
  });
});
