/** The vertical distance between wins and losses. */
const STEP = 2;

/**
 * A season game by game as one path: wins run above, losses below, one unit wide for each game; ""
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
