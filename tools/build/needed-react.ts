import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

/** The files of React's packages that export what islands import, with the import's address. */
const FILE =
  /\/node_modules\/(react|react-dom)\/cjs\/(?:react|react-dom)(-client)?\.production\.js$/;

/** Everything that imports React: the islands, and the hook by which they follow stores. */
const IMPORTERS = [
  ...readdirSync(join(root, "src/client/islands"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, "src/client/islands", file)),
  join(root, "node_modules/@nanostores/react/index.js"),
];

const IMPORT = /^import (?!type )([^"';]*?) ?from ["'](react(?:-dom(?:\/client)?)?)["']/gm;

/** What React's packages read of each other. */
const BETWEEN_PACKAGES = /^(?:__.*|version)$/;

/**
 * Leaves out of the browser's React what no island imports. React's packages are CommonJS, of which
 * bundlers keep every export: 2.3 kB compressed.
 */
export function neededReact(): Plugin {
  return {
    name: "hardwood:needed-react",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const [, name, client] = FILE.exec(id.replace(/\?.*/, "")) ?? [];
      if (name === undefined) return undefined;
      const address = client === undefined ? name : `${name}/client`;
      const sources = IMPORTERS.map((file) => readFileSync(file, "utf8"));
      return { code: withExports(code, importedFrom(address, sources)), map: null };
    },
  };
}

/** The names that sources import from an address; other forms than named imports are refused. */
export function importedFrom(address: string, sources: readonly string[]): Set<string> {
  const clauses = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, clause = "", from]) =>
      from === address ? [clause] : [],
    ),
  );
  return new Set(
    clauses.flatMap((clause) => {
      const [, names] = /^\{([^}]*)\}$/.exec(clause) ?? [];
      if (names === undefined) throw new Error(`Import names from "${address}", not "${clause}".`);
      return names.split(",").flatMap((name) => /^(?:type )?(\w+)/.exec(name.trim())?.[1] ?? []);
    }),
  );
}

/** A CommonJS file with some of its exports; the others become constants that minifiers drop. */
export function withExports(code: string, names: ReadonlySet<string>): string {
  return code.replace(/^exports\.(\w+) =/gm, (all, name: string) =>
    names.has(name) || BETWEEN_PACKAGES.test(name) ? all : `const unused_${name} =`,
  );
}
