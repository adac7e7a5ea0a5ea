/** One outcome with the figures that forecast it. */
export interface Example<Name extends string> {
  figures: Readonly<Record<Name, number>>;
  came: boolean;
}

/** Newton's method has long converged after these steps. */
const STEPS = 12;

/** The weights with the greatest likelihood of what came: a logistic regression without a constant. */
export function fitLogistic<Name extends string>(
  names: readonly Name[],
  examples: readonly Example<Name>[],
): Record<Name, number> {
  const weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = names.map(() => 0);
    const curve = names.map(() => names.map(() => 0));
    for (const { figures, came } of examples) {
      const values = names.map((name) => figures[name]);
      const odds = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-odds));
      const spread = chance * (1 - chance);
      for (const [at, value] of values.entries()) {
        slope[at] = (slope[at] ?? 0) + (Number(came) - chance) * value;
        const row = curve[at] ?? [];
        for (const [other, with_] of values.entries())
          row[other] = (row[other] ?? 0) + spread * value * with_;
      }
    }
    for (const [at, move] of solved(curve, slope).entries())
      weights[at] = (weights[at] ?? 0) + move;
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) as Record<
    Name,
    number
  >;
}

/** The solution of a system of linear equations with a positive definite matrix. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const by = pivot[at] ?? 1;
    for (const [column, value] of pivot.entries()) pivot[column] = value / by;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = row[at] ?? 0;
      for (const [column, value] of pivot.entries())
        row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
