import { CORRECTION } from "#domain/season/contradictions.ts";
import type { PlayerSeason } from "#domain/season/facts.ts";
import { SHOT_ZONES, shootingOf, THREES } from "#domain/season/shots.ts";
import { zoneAt } from "../shot-bins.ts";
import type { ShotRecord } from "../shot-tables.ts";

/** Coordinates are rounded to a tenth of a foot: a shot at a line may be on its other side. */
const ROUNDED = 3;

/**
 * Contradictions between players' shots, their zones and their official totals; empty means none.
 */
export function shotContradictions(
  shots: ReadonlyMap<string, ShotRecord>,
  players: readonly PlayerSeason[],
): string[] {
  const unknown = new Set(shots.keys()).difference(new Set(players.map(({ id }) => id)));
  return [
    ...[...unknown].map((id) => `Shots of ${id}, who has no totals.`),
    ...players.flatMap((player) => {
      const record = shots.get(player.id);
      if (record === undefined) return player.fga === 0 ? [] : [`${player.name} has no shots.`];
      return recordContradictions(record, player).map((what) => `${player.name}: ${what}`);
    }),
  ];
}

function recordContradictions({ places, zones }: ShotRecord, player: PlayerSeason): string[] {
  const all = shootingOf(Object.values(zones));
  const threes = shootingOf(THREES.map((zone) => zones[zone]));
  const made = places.filter(({ isMade }) => isMade).length;
  const near = Math.abs(threes.made - player.fg3m) + Math.abs(threes.tried - player.fg3a);
  const byPlace = Map.groupBy(places, zoneAt);
  return [
    ...(all.made === player.fgm && all.tried === player.fga
      ? []
      : ["his zones do not add up to his shots."]),
    ...(made === player.fgm && places.length === player.fga
      ? []
      : ["the places of his shots are not as many as his shots."]),
    // The zones keep the counts from before the league's corrections.
    ...(near > 2 * CORRECTION ? ["his zones do not add up to his threes."] : []),
    ...SHOT_ZONES.flatMap((zone) => {
      const { made, tried } = zones[zone];
      if (made > tried) return [`more made than attempted in ${zone}.`];
      const placed = byPlace.get(zone)?.length ?? 0;
      return Math.abs(placed - tried) > ROUNDED
        ? [`${placed} places in ${zone}, not ${tried}.`]
        : [];
    }),
  ];
}
