/** A season game by game as one path: a run of wins above, of losses below, one unit wide a game. */
export interface SeasonStrip {
  games: number;
  path: string;
}

/** How far below the wins the losses are. */
const STEP = 2;

/** The strip of results, "W" and "L" in the order of the games; undefined without any. */
export function seasonStrip(results: string): SeasonStrip | undefined {
  const runs = results.match(/W+|L+/g);
  if (runs === null) return undefined;
  const path = runs.map((run, at) => {
    const step = run.startsWith("L") ? STEP : at === 0 ? 0 : -STEP;
    return `${step === 0 ? "" : `m0 ${step}`}h${run.length}`;
  });
  return { games: results.length, path: `M0 1${path.join("")}` };
}
