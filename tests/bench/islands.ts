import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "#tools/paths.ts";
import { table, within } from "./table.ts";

/** The budget of design.md section 8: bytes of JavaScript after a touch of one of these islands. */
export const BUDGET = 75_000;
export const WITH_BUDGET = ["FavoriteStar", "PlayersTable", "SearchBox"];
const CLIENT = join(root, "dist", "client");

/** The JavaScript that each island of the built site loads when it wakes, as a table. */
export function islandsTable(): string {
  const entry = entryFile();
  const react = filesBehind("react", entry);
  const rows = islandWeights().map(({ name, own, all }) => {
    const budget = WITH_BUDGET.includes(name) ? BUDGET : Number.POSITIVE_INFINITY;
    return [name, String(own), within(all, budget)];
  });
  const waking = bytes([entry, ...filesOf(entry)]);
  return `What touching an island costs, bytes of JavaScript in brotli 4; of all that
React is ${bytes(react)} B and what wakes islands ${waking} B. Budget of the
search, the star and the players table: ${BUDGET} B each.\n
${table(["island", "own B", "all B"], rows)}\n`;
}

/**
 * The bytes of JavaScript that each island needs, at brotli 4, as from the edge. An island's own
 * bytes are those of files that no other island needs; style sheets do not count.
 */
export function islandWeights(): { name: string; own: number; all: number }[] {
  const entry = entryFile();
  const woken = islands(entry);
  return woken.map(({ name, files }) => {
    const others = woken.filter((other) => other.name !== name).flatMap((other) => other.files);
    const own = files.filter((file) => !others.includes(file));
    const all = new Set([entry, ...filesOf(entry), ...files]);
    return { name, own: bytes(own), all: bytes(all) };
  });
}

/** The file name of the module that wakes islands, which differs by build. */
function entryFile(): string {
  const file = readdirSync(CLIENT).find((name) => /^islands-\w+\.js$/.test(name));
  if (file === undefined) throw new Error("The build has no module that wakes islands.");
  return file;
}

/** The islands that the entry module can wake, with all files of each. */
function islands(entry: string): { name: string; files: string[] }[] {
  const names = [...read(entry).matchAll(/import\(`\.\/_astro\/([\w-]+)\.[\w-]+\.js`\)/g)]
    .map((match) => match[1] ?? "")
    .filter((name) => name !== "react");
  return [...new Set(names)].map((name) => ({ name, files: filesBehind(name, entry) }));
}

/** The module that the entry imports dynamically under a name, and the files it needs. */
function filesBehind(name: string, entry: string): string[] {
  const [, file] = new RegExp(`\\./(_astro/${name}\\.[\\w-]+\\.js)`).exec(read(entry)) ?? [];
  if (file === undefined) throw new Error(`${entry} knows no ${name}`);
  return [file, ...filesOf(file)];
}

/** The files that a file imports statically, directly or through others. */
function filesOf(file: string, known = new Set<string>()): string[] {
  for (const [, address = ""] of read(file).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)) {
    const imported = posix.join(posix.dirname(file), address);
    if (known.has(imported)) continue;
    known.add(imported);
    filesOf(imported, known);
  }
  return [...known];
}

function bytes(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    sum += brotliCompressSync(read(file), { params }).byteLength;
  }
  return sum;
}

function read(file: string): string {
  return readFileSync(join(CLIENT, file), "utf8");
}
