import type { LivePlays } from "#domain/live/live-plays.ts";
import { type PlaysWire, parsePlays } from "./plays.ts";

/** The plays of a game of today, as its day's object keeps them and hands them out. */
export interface LivePlaysWire {
  plays: PlaysWire;
  /** By id. */
  names: Record<string, string>;
  isOver: boolean;
  readAt: number;
  isFailing: boolean;
}

/** The plays that an object has handed out; undefined for none. */
export function parseLivePlays(wire: LivePlaysWire | null): LivePlays | undefined {
  const plays = wire === null ? undefined : parsePlays(wire.plays)?.value;
  if (wire === null || plays === undefined) return undefined;
  return { ...wire, plays, names: new Map(Object.entries(wire.names)) };
}
