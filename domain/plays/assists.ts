import { type GamePlays, pointsOf } from "./play.ts";

/** The baskets that one player assisted another to. */
export interface AssistPair {
  passerId: string;
  scorerId: string;
  assists: number;
  points: number;
}

/** The passers and scorers of a game in pairs, those with the most assists first. */
export function assistPairs({ plays }: Pick<GamePlays, "plays">): AssistPair[] {
  const pairs = new Map<string, AssistPair>();
  for (const { kind, playerId, otherId } of plays) {
    const points = pointsOf(kind);
    if (points < 2 || playerId === undefined || otherId === undefined) continue;
    const key = `${otherId} ${playerId}`;
    const pair = pairs.get(key) ?? { passerId: otherId, scorerId: playerId, assists: 0, points: 0 };
    pair.assists += 1;
    pair.points += points;
    pairs.set(key, pair);
  }
  return [...pairs.values()].sort((a, b) => b.assists - a.assists || b.points - a.points);
}
