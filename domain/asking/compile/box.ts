import { isOfSeries } from "#domain/query/conditions/conditions.ts";
import type { Query } from "#domain/query/query.ts";
import type { Slots } from "../slots.ts";
import type { Shape } from "./shapes.ts";

/** A box score of a player is his figures, and of teams their games. */
export const ofBox: Shape = ({ flags, players }) => {
  if (!flags.has("box") && !flags.has("starters")) return undefined;
  const less = ["box", "starters"] as const;
  return players.length > 0 ? { less, more: ["stats"] } : { less, noun: "games" };
};

/** The games of which the newest has the box score: of any stage, unless the question names one. */
export function gamesOfBox({ stage }: Slots, query: Query): Query {
  const isNamed = stage !== undefined || isOfSeries(query.conditions) || query.stage !== "season";
  return {
    ...query,
    rows: "team-games",
    stage: isNamed ? query.stage : "any",
    sort: { key: "date", order: "desc" },
  };
}
