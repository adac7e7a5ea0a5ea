import * as v from "valibot";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { count, name } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A player in `nba/formerPlayers/data`. */
export interface FormerPlayerWire {
  /** The league's, or a key of a player of the ABA alone. */
  id: number | string;
  name: string;
  /** The seasons with lines in which he played, separated by spaces. */
  seasons?: string;
  /** His first and last season, where they are not those of `seasons`. */
  first?: string;
  last?: string;
}

const season = v.pipe(v.string(), v.check(isSeasonName));

const row = rowParser(
  v.pipe(
    v.object({
      id: v.union([v.pipe(count, v.minValue(1)), v.pipe(v.string(), v.regex(/^b-[a-z]+\d\d$/))]),
      name,
      seasons: v.pipe(
        v.optional(v.string(), ""),
        v.transform((text) => text.split(" ").filter(Boolean)),
        v.check((seasons) => seasons.every(isSeasonName)),
      ),
      first: v.optional(season),
      last: v.optional(season),
    }),
    v.check(({ seasons, first, last }) => seasons.length > 0 || (first && last) !== undefined),
    v.transform(
      ({
        id,
        name,
        seasons,
        first = seasons[0] ?? "",
        last = seasons.at(-1) ?? "",
      }): FormerPlayer => ({
        id: String(id),
        name,
        seasons,
        first,
        last,
      }),
    ),
  ),
);

/** The former players of `nba/formerPlayers/data`. */
export function parseFormerPlayers(raw: unknown): ReadRows<FormerPlayer> | undefined {
  return parseRows(raw, row);
}

/** The rows of `nba/formerPlayers/data`. */
export function formerPlayersWire(players: readonly FormerPlayer[]): FormerPlayerWire[] {
  return players.map(({ id, name, seasons, first, last }) => ({
    id: /^\d+$/.test(id) ? Number(id) : id,
    name,
    ...(seasons.length > 0 && { seasons: seasons.join(" ") }),
    ...(first !== seasons[0] && { first }),
    ...(last !== seasons.at(-1) && { last }),
  }));
}
