import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the season's tables. */
export const SOURCE_FOLDER = join(root, "season/sources");

/** A program of the project's install, in `node_modules/.bin`. */
export function program(name: string): string {
  return join(root, "node_modules", ".bin", name);
}

/** The folder of the compressor's package, as built for browsers and Workers. */
export const ZSTD = join(root, "node_modules/@bokuweb/zstd-wasm/dist/web");
