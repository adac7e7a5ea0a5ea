import type { AskedQuery } from "#domain/asking/understanding.ts";

/** The figures that a question asks for. */
export function wishedBy({ wish }: Pick<AskedQuery, "wish">): readonly string[] {
  if ("figures" in wish) return wish.figures;
  return "figure" in wish ? [wish.figure] : [];
}
