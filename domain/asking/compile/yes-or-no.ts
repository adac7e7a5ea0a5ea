import { figureOf } from "#domain/figures/figures.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { Rows } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Slots } from "../slots.ts";
import { queryFor } from "./compiled.ts";
import { incomplete } from "./filled.ts";
import type { Ranges } from "./ranges.ts";

const YES_OR_NO = /^(?:did|does|do|is|are|was|were|has|have)\b/i;

/**
 * Compiles "did luka play all 82 games" and "did the lakers win 50 games": the figures of one player
 * or team, with their limits. Throws `Stopped` for limits that no such question asks about.
 */
export function limitedMeans(
  slots: Slots,
  rows: Rows,
  conditions: Conditions,
  { figures, groups }: Ranges,
) {
  const areTotals = groups.map(({ figure, of }) => of === "total" || isOfGames(figure));
  const isMixed = areTotals.includes(true) && areTotals.includes(false);
  const isMore = slots.rank !== undefined || slots.measures.length > 0;
  if (!YES_OR_NO.test(slots.text) || isMixed || isMore) incomplete(ASK_ADVICE.noLimit);
  const per = areTotals.includes(true) ? "total" : "average";
  const keys = groups.map(({ figure }) => figure);
  return queryFor(
    slots,
    { rows, conditions, figures, per },
    { kind: "means", figures: keys, limits: groups },
  );
}

function isOfGames(figure: string): boolean {
  return figureOf(figure)?.computation.kind === "record" && figure !== "winpct";
}
