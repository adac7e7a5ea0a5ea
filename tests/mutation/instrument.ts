import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { root } from "../../tools/paths.ts";

/** The instrumented code by path, which the tests load instead of the files. */
const CODE = join(root, ".hardwood/mutation/code.json");
/** The folders of the mutants. */
const FOLDERS = join(root, ".hardwood/mutation/folders.json");

/** Counts the lines as editors do. */
const fromOne = (line: number) => line + 1;

const Instrumented = v.object({
  files: v.array(v.object({ name: v.string(), content: v.string() })),
  mutants: v.array(
    v.object({
      id: v.string(),
      fileName: v.string(),
      mutatorName: v.string(),
      replacement: v.string(),
      location: v.object({ start: v.object({ line: v.pipe(v.number(), v.transform(fromOne)) }) }),
    }),
  ),
});

/** A mutant: the change of a place in a file. */
export type Mutant = v.InferOutput<typeof Instrumented>["mutants"][number];

const logger = new Proxy({}, { get: () => () => false });

/** Has Stryker put a switch for each mutant into the files, and returns the mutants. */
export async function instrument(installed: string, names: readonly string[]): Promise<Mutant[]> {
  const entry = "node_modules/@stryker-mutator/instrumenter/dist/src/index.js";
  const { Instrumenter } = await import(pathToFileURL(join(installed, entry)).href);
  const files = names.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), "utf8"),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const done = v.parse(Instrumented, await new Instrumenter(logger).instrument(files, options));
  mkdirSync(dirname(CODE), { recursive: true });
  const code = done.files.map(({ name, content }) => [join(root, name), content]);
  writeFileSync(CODE, JSON.stringify(Object.fromEntries(code)));
  const folders = done.mutants.map(({ id, fileName }) => [id, dirname(fileName)]);
  writeFileSync(FOLDERS, JSON.stringify(Object.fromEntries(folders)));
  return done.mutants;
}

/** The folder of each mutant that `instrument` has made. */
export function mutatedFolders(): Readonly<{ [mutant: string]: string }> {
  return JSON.parse(readFileSync(FOLDERS, "utf8"));
}

/** The code that `instrument` has left, by the path of the file. */
export function instrumentedCode(): Readonly<{ [path: string]: string }> {
  return JSON.parse(readFileSync(CODE, "utf8"));
}
