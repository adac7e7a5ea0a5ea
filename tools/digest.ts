import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

/** The digest of files and folders, in hexadecimal digits. */
export function digestOf(places: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (place: string) => {
    const path = join(root, place);
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(`${place}/${name}`);
    } else {
      hash.update(`${place}\0`).update(readFileSync(path));
    }
  };
  for (const place of places) add(place);
  return hash.digest("hex");
}

/** The digest of a text, in hexadecimal digits. */
export function digestOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
