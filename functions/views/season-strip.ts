/** How far below the wins the losses are. */
const STEP = 2;

/**
 * A season game by game as one path: a run of wins above, of losses below, one unit wide a game; ""
 * without results.
 */
export function seasonStrip(results: string): string {
  const runs = results.match(/W+|L+/g) ?? [];
  const path = runs.map((run, at) => {
    const step = run.startsWith("L") ? STEP : at === 0 ? 0 : -STEP;
    return `${step === 0 ? "" : `m0 ${step}`}h${run.length}`;
  });
  return runs.length === 0 ? "" : `M0 1${path.join("")}`;
}
