import { memoize } from "#domain/memoize.ts";
import type { SeasonLines } from "../storage/season-lines.ts";

/** A player's points of regular seasons, those of the newest one, and his last team. */
export interface PointsSoFar {
  points: number;
  latest: number;
  teamId: number;
}

/** The points of every player of lines, by player id. */
export const pointsSoFar = memoize((lines: SeasonLines): ReadonlyMap<string, PointsSoFar> => {
  const { size, player, players, game, games, team, figures } = lines;
  const all = new Map<string, PointsSoFar>();
  const firstOfLatest = games.length - (lines.parts?.at(-1)?.games ?? games.length);
  const isOfSeason = games.map(({ stage }) => stage === "season");
  for (let line = 0; line < size; line += 1) {
    const id = players[player[line] as number]?.id ?? "";
    const own = all.get(id) ?? { points: 0, latest: 0, teamId: 0 };
    const place = game[line] as number;
    const points = isOfSeason[place] ? Math.max(0, figures.pts[line] as number) : 0;
    own.points += points;
    own.latest += place < firstOfLatest ? 0 : points;
    own.teamId = team[line] as number;
    all.set(id, own);
  }
  return all;
});
