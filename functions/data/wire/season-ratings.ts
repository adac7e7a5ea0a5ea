import type { PlayerPerGame, PlayerRatings, SeasonRatings } from "#domain/season/facts.ts";
import { SHOT_ZONES, type ZoneShooting } from "#domain/season/shots.ts";
import { parseRows, type ReadRows } from "./rows.ts";

const RATINGS = [
  "offensive",
  "defensive",
  "net",
  "assistPercentage",
  "reboundPercentage",
  "effectiveFieldGoal",
  "trueShooting",
  "usage",
  "impact",
] as const satisfies (keyof PlayerRatings)[];
const PER_GAME = [
  "pointsOffTurnovers",
  "secondChancePoints",
  "fastBreakPoints",
  "pointsInPaint",
  "foulsDrawn",
] as const satisfies (keyof PlayerPerGame)[];

/** The number of ratings and averages, before the unassisted share. */
const FIGURES = RATINGS.length + PER_GAME.length;

const ROW =
  /^[1-9]\d{0,9},\d{1,4},\d{1,5}(?:\.\d{1,20})?(?:,-?\d{1,4}(?:\.\d{1,20})?){14,15}(?:;\d{1,4}-\d{1,4}(?: \d{1,4}-\d{1,4}){6})?$/;

/**
 * The players' official ratings of `nba/seasonRatings/data`: id, games, minutes, ratings and averages
 * in one order, and the unassisted share where it is known, separated by commas; after a semicolon
 * the shots made and tried in each zone, where they are known. Of two rows with one id the first counts.
 */
export function parseSeasonRatings(raw: unknown): ReadRows<SeasonRatings> | undefined {
  const ids = new Set<string>();
  return parseRows(raw, (row) => {
    if (typeof row !== "string" || !ROW.test(row)) return undefined;
    const [figuresText = "", zones] = row.split(";");
    const [id = "", ...cells] = figuresText.split(",");
    if (ids.has(id)) return undefined;
    ids.add(id);
    const [games = 0, minutes = 0, ...figures] = cells.map(Number);
    return {
      id,
      games,
      minutes,
      ratings: named(RATINGS, figures),
      perGame: named(PER_GAME, figures.slice(RATINGS.length)),
      ...(figures.length > FIGURES && { unassisted: figures[FIGURES] }),
      ...(zones !== undefined && { zones: zonesOf(zones) }),
    };
  });
}

function zonesOf(text: string): ZoneShooting {
  const zones = text.split(" ").map((zone, at) => {
    const [made = 0, tried = 0] = zone.split("-").map(Number);
    return [SHOT_ZONES[at] ?? "bc", { made, tried }];
  });
  return Object.fromEntries(zones) as ZoneShooting;
}

function zonesText(zones: ZoneShooting): string {
  return SHOT_ZONES.map((zone) => `${zones[zone].made}-${zones[zone].tried}`).join(" ");
}

function named<Key extends string>(keys: readonly Key[], figures: readonly number[]) {
  return Object.fromEntries(keys.map((key, at) => [key, figures[at] ?? 0])) as Record<Key, number>;
}

/** The rows of `nba/seasonRatings/data`, ordered by id. */
export function seasonRatingsWire(players: readonly SeasonRatings[]): string[] {
  return players
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ id, games, minutes, ratings, perGame, unassisted, zones }) => {
      const row = [
        id,
        games,
        minutes,
        ...RATINGS.map((key) => ratings[key]),
        ...PER_GAME.map((key) => perGame[key]),
        ...(unassisted === undefined ? [] : [unassisted]),
      ].join(",");
      return zones === undefined ? row : `${row};${zonesText(zones)}`;
    });
}
