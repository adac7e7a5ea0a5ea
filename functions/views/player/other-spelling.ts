import type { FormerPlayer } from "#domain/players/former-player.ts";
import { playerPath } from "#domain/players/players.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse } from "../page/gather.ts";

/**
 * The page of the only player whose name differs from one in an address by diacritics, apostrophes, dots
 * and hyphens alone, with the query of the address; undefined for none or several.
 */
export async function pathOfOtherSpelling(
  collections: Collections,
  name: string,
  query: string,
): Promise<string | undefined> {
  const read = await gather({
    players: collections.players(),
    former: orElse<FormerPlayer[]>(collections.formerPlayers(), []),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
  });
  const wanted = foldForSearch(name);
  if (!read.ok || wanted === "") return undefined;
  const { players, former, totals } = read.value.values;
  const known = [...playersOfSeason(players)(totals), ...former];
  const [only, ...others] = known.filter((player) => foldForSearch(player.name) === wanted);
  if (only === undefined || others.length > 0 || only.name === name) return undefined;
  return `${playerPath(only.name)}${query}`;
}
