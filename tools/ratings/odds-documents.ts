import { type OddsWire, oddsWire } from "#functions/data/wire/odds.ts";
import type { Updated } from "../season/wire.ts";
import { readOdds } from "./odds-table.ts";

/** The odds as they are stored, by the date of the last games that they know. */
export function oddsDocuments(): Record<string, OddsWire & Updated> {
  return Object.fromEntries(
    [...readOdds()].map(([date, teams]) => [
      date,
      { updatedAt: `${date}T00:00:00.000Z`, ...oddsWire(teams) },
    ]),
  );
}
