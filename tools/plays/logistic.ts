import { columnFrom } from "#domain/columns.ts";

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
  const columns = names.map((name) =>
    columnFrom(Float64Array, examples, (one) => one.figures[name]),
  );
  const weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const odds = columnFrom(Float64Array, examples, (_, at) => weighted(columns, weights, at));
    const chances = odds.map((own) => 1 / (1 + Math.exp(-own)));
    const errors = chances.map((chance, at) => Number(examples[at]?.came) - chance);
    const spreads = chances.map((chance) => chance * (1 - chance));
    const slope = columns.map((column) => product(errors, column));
    const curve = columns.map((column) => {
      const spread = spreads.map((own, at) => own * (column[at] as number));
      return columns.map((other) => product(spread, other));
    });
    for (const [at, move] of solved(curve, slope).entries())
      weights[at] = (weights[at] ?? 0) + move;
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) as Record<
    Name,
    number
  >;
}

/** The sum of an example's figures, each times its weight. */
function weighted(columns: readonly Float64Array[], weights: readonly number[], at: number) {
  let sum = 0;
  for (let own = 0; own < columns.length; own += 1)
    sum += (columns[own]?.[at] as number) * (weights[own] as number);
  return sum;
}

/** The sum of the products of two columns. */
function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
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
