import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seasonNow } from "../domain/season/season.ts";
import { root } from "../tools/paths.ts";

/** The season of the dataset, which a site reads from its database. */
const builtSeason = JSON.parse(readFileSync(join(root, "season/built/season.json"), "utf8"));

/** The same as pages are given it. */
export const builtNow = seasonNow(builtSeason.current, builtSeason.schedule);
