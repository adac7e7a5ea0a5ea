import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { type Basis, isOfTeams, type Query, type Rows, type Sort } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Wish } from "../understanding.ts";
import { incomplete } from "./filled.ts";
import type { Ranges } from "./ranges.ts";

/** The parts of a query that a question gives. */
export interface Parts extends Partial<Ranges> {
  rows: Rows;
  conditions: Conditions;
  by?: Query["by"];
  per?: Basis | undefined;
  sort?: Sort | undefined;
  qualified?: boolean | undefined;
}

/** The figures of whole games alone. */
const OF_GAMES: readonly string[] = [
  "winpct",
  "w",
  "l",
  "margin",
  "gap",
  "deficit",
  "lead",
  "run",
  "changes",
  "deficit4",
];

/** The figures of a record in a part of each game, by those of a record in whole games. */
const OF_PARTS: Readonly<Record<string, string>> = { winpct: "partpct", w: "partw", l: "partl" };
const ofPart = (key: string) => OF_PARTS[key] ?? key;

/** A query's parts with the wish that its answer fulfils. */
interface Asked {
  parts: Parts;
  wish: Wish;
}

/**
 * Compiles a question about a quarter or a half. A team's record is counted in that part. Overtime means the
 * games that had one, unless figures are asked for. Throws `Stopped` for a figure of whole games alone.
 */
export function withPart(asked: Asked): Asked {
  const { parts, wish } = asked;
  const { quarter, half, ...others } = parts.conditions;
  const isNarrowed = (parts.figures ?? []).length > 0;
  if (isNarrowed || (quarter ?? half) === undefined) return asked;
  const keys = "figures" in wish ? wish.figures : "figure" in wish ? [wish.figure] : [];
  const isOfRecord = wish.kind === "record" || keys.some((key) => OF_GAMES.includes(key));
  if (!isOfRecord && keys.length > 0) return asked;
  if (quarter === "ot" && half === undefined)
    return { wish, parts: { ...parts, conditions: { ...others, ot: true } } };
  if (!isOfRecord) return asked;
  const { rows, by, sort } = parts;
  if (!isOfTeams(rows) || keys.some((key) => OF_PARTS[key] === undefined))
    return incomplete(ASK_ADVICE.recordOfPart);
  const wished = {
    ...wish,
    ...("figure" in wish && { figure: ofPart(wish.figure) }),
    ...("figures" in wish && { figures: wish.figures.map(ofPart) }),
  };
  return {
    wish: wished,
    parts: {
      ...parts,
      rows: by === undefined ? "teams" : rows,
      per: "total",
      sort: sort && { ...sort, key: ofPart(sort.key) },
    },
  };
}
