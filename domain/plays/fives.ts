import { isKnown, type Stint } from "./floor.ts";
import type { Side } from "./play.ts";

/** Five players of a side on the floor together. */
export interface Five {
  players: readonly string[];
  seconds: number;
  pointsFor: number;
  pointsAgainst: number;
}

/** The fives of a side by their time; stretches with an unknown player are left out. */
export function fivesOf(stints: readonly Stint[], side: Side): Five[] {
  const other = side === "home" ? "away" : "home";
  const fives = new Map<string, Five>();
  for (const { floor, seconds, points } of stints) {
    if (!isKnown(floor)) continue;
    const players = floor[side].toSorted((a, b) => Number(a) - Number(b));
    const key = players.join(" ");
    const five = fives.get(key) ?? { players, seconds: 0, pointsFor: 0, pointsAgainst: 0 };
    five.seconds += seconds;
    five.pointsFor += points[side];
    five.pointsAgainst += points[other];
    fives.set(key, five);
  }
  return [...fives.values()].sort((a, b) => b.seconds - a.seconds);
}
