import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A program that the install put into `node_modules/.bin`. */
export function program(name: string): string {
  return join(root, "node_modules", ".bin", name);
}

/** The compressor of the Worker; its package exports a loader alone, which cannot run there. */
export const ZSTD_MODULE = join(root, "node_modules/@bokuweb/zstd-wasm/dist/esm/zstd.wasm");
