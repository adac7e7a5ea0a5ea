import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../command-line.ts";
import { SOURCE_FOLDER } from "../paths.ts";
import { packPlays } from "../season/plays/packed-plays.ts";
import { PLAYS_FILE } from "../season/plays/plays-file.ts";
import { readPlaysTables } from "../season/plays/plays-tables.ts";

const usage = `usage: npm run plays:import -- FOLDER

Packs the tables of plays in FOLDER (a row a play) into season/sources/${PLAYS_FILE}. Writes nothing when
a period or a score does not follow from the plays.`;

const config = { allowPositionals: true } as const;

await runCommand(usage, config, async ({ positionals, refuse }) => {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) return refuse("Name one folder of tables.");
  const games = readPlaysTables(resolve(folder), SOURCE_FOLDER);
  const packed = packPlays(games);
  writeFileSync(join(SOURCE_FOLDER, PLAYS_FILE), packed);
  console.log(`${PLAYS_FILE}: ${games.size} games, ${packed.length} bytes`);
});
