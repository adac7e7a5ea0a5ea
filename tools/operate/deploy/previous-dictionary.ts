import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf } from "#tools/build/compression-dictionary.ts";
import { announcedDictionary } from "../announced-dictionary.ts";

/**
 * Puts the running site's dictionary into the new build: browsers with that dictionary still get
 * small pages until they have fetched the new one. Returns whether the build has it.
 */
export async function keepDictionary(site: string, folder: string): Promise<boolean> {
  const announced = await announcedDictionary(site);
  if (announced.kind === "none") return false;
  const server = join(folder, "server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" });
  const [current, previous] = ["current", "previous"].map((name) =>
    files.find((file) => new RegExp(`(?:^|/)${name}\\.[\\w-]+\\.bin$`).test(file)),
  );
  if (current === undefined || previous === undefined)
    throw new Error("The build has no place for dictionaries.");
  const file = fileOf(announced.text);
  // A release that changes no page keeps the current dictionary and the previous one.
  if (readFileSync(join(server, current)).equals(file)) return true;
  writeFileSync(join(server, previous), file);
  return true;
}
