import {
  SHOT_ZONES,
  type Shooting,
  type ShotBin,
  type Shots,
  type ShotZone,
  type ZoneShooting,
} from "#domain/season/shots.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows } from "./rows.ts";

/** The document at `nba/shots/{player id}`. */
export interface ShotsWire {
  /** The season, once it is a past one. */
  season?: string;
  /** Shots made and attempted by zone. */
  zones: Record<string, WireFigureRow>;
  league: Record<string, WireFigureRow>;
  /** Rows of zone, column, row, shots made and shots attempted. */
  bins: WireFigureRow[];
}

const shooting = figureRows({ made: "count", tried: "count" });
const binRows = figureRows({
  zone: "text",
  column: "signed",
  row: "signed",
  made: "count",
  tried: "count",
});

/** The limit of a shot's distance in feet: the floor is 94 feet long. */
const FARTHEST = 94;

/** One player's shots. Only a bad bin is dropped; undefined unless all zones are there. */
export function parseShots(raw: unknown): { value: Shots; dropped: number } | undefined {
  const root = objectOf(raw);
  const zones = root && zonesOf(root.zones);
  const league = root && zonesOf(root.league);
  const bins = root && parseRows(root.bins, parseBin);
  if (!zones || !league || !bins) return undefined;
  const ofSeason = typeof root.season === "string" ? { season: root.season } : {};
  return { value: { ...ofSeason, zones, league, bins: bins.rows }, dropped: bins.dropped };
}

function zonesOf(raw: unknown): ZoneShooting | undefined {
  const root = objectOf(raw) ?? {};
  const zones: Partial<Record<ShotZone, Shooting>> = {};
  for (const zone of SHOT_ZONES) {
    const own = shooting.parse(root[zone]);
    if (own === undefined || own.made > own.tried) return undefined;
    zones[zone] = own;
  }
  return zones as ZoneShooting;
}

function parseBin(raw: unknown): ShotBin | undefined {
  const bin = binRows.parse(raw);
  if (bin === undefined || bin.column === null || bin.row === null) return undefined;
  const { column, row, made, tried } = bin;
  const zone = SHOT_ZONES.find((name) => name === bin.zone);
  if (zone === undefined || made > tried || tried === 0) return undefined;
  if (Math.max(Math.abs(column), Math.abs(row)) > FARTHEST) return undefined;
  return { zone, column, row, made, tried };
}

/** The document of one player. */
export function shotsWire({ zones, league, bins }: Shots): ShotsWire {
  return {
    zones: zonesWire(zones),
    league: zonesWire(league),
    bins: bins.map((bin) => binRows.print(bin)),
  };
}

function zonesWire(zones: ZoneShooting): Record<string, WireFigureRow> {
  return Object.fromEntries(SHOT_ZONES.map((zone) => [zone, shooting.print(zones[zone])]));
}
