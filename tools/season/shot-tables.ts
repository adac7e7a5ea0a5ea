import * as v from "valibot";
import { SHOT_ZONES, type ZoneShooting } from "#domain/season/shots.ts";
import { count, readTable, text } from "./read-table.ts";

/** The place of a shot, in tenths of a foot from the rim; y points to midcourt. */
export interface ShotPlace {
  x: number;
  y: number;
  isMade: boolean;
}

/** A player's shots of the regular season. */
export interface ShotRecord {
  places: ShotPlace[];
  zones: ZoneShooting;
}

const stage = v.picklist(["rs", "po"]);
const places = v.pipe(
  v.string(),
  v.transform((cell) => (cell === "" ? [] : cell.split(" "))),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^-?\d{1,3}:-?\d{1,3}:[01]$/, "must be a place and a result like -42:72:0"),
      v.transform((shot): ShotPlace => {
        const [x = 0, y = 0, made] = shot.split(":").map(Number);
        return { x, y, isMade: made === 1 };
      }),
    ),
  ),
);

const zoneColumns = Object.fromEntries(
  SHOT_ZONES.flatMap((zone) => [
    [`${zone}_fgm`, count],
    [`${zone}_fga`, count],
  ]),
);

/**
 * Every player's shots of the regular season. The playoffs are excluded, because their zones do not
 * add up to the official shots of twenty players.
 */
export function readShots(folder: string): Map<string, ShotRecord> {
  const placed = readTable(folder, "shots_xy.csv", {
    player_id: text,
    stage,
    fga: count,
    fgm: count,
    shots: places,
  });
  const byPlayer = new Map(
    placed.filter((row) => row.stage === "rs").map((row) => [row.player_id, row.shots]),
  );
  const zoned = readTable(folder, "shot_zones.csv", { player_id: text, stage, ...zoneColumns });
  return new Map(
    zoned
      .filter((row) => row.stage === "rs")
      .map((row) => {
        const zones = SHOT_ZONES.map((zone) => {
          const counts = row as Record<string, unknown>;
          return [zone, { made: counts[`${zone}_fgm`], tried: counts[`${zone}_fga`] }];
        });
        const record = { places: byPlayer.get(row.player_id) ?? [] };
        return [row.player_id, { ...record, zones: Object.fromEntries(zones) as ZoneShooting }];
      }),
  );
}
