import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isSeasonName } from "#domain/season/season.ts";
import { runCommand } from "../command-line.ts";
import { SOURCE_FOLDER } from "../paths.ts";
import { packPlays } from "../season/plays/packed-plays.ts";
import { playsFile } from "../season/plays/plays-file.ts";
import { readPlaysTables } from "../season/plays/plays-tables.ts";

const usage = `usage: npm run plays:import -- FOLDER SEASON...

Packs the tables of plays of seasons, each by its name, in FOLDER (a row a play) into
season/sources/plays, a file a season. Writes no season of which a period or a score does not follow from the plays.`;

const config = { allowPositionals: true } as const;

await runCommand(usage, config, async ({ positionals, refuse }) => {
  const [folder, ...seasons] = positionals;
  if (folder === undefined || seasons.length === 0)
    return refuse("Name one folder of tables, and seasons.");
  const other = seasons.find((season) => !isSeasonName(season));
  if (other !== undefined) return refuse(`"${other}" is no season.`);
  for (const season of seasons) {
    const games = readPlaysTables(resolve(folder), SOURCE_FOLDER, season);
    const packed = packPlays(games);
    const target = join(SOURCE_FOLDER, playsFile(season));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, packed);
    console.log(`${playsFile(season)}: ${games.size} games, ${packed.length} bytes`);
  }
});
