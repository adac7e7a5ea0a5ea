import { COLUMN_SETS } from "#domain/figures/figure.ts";
import { figureOf, isFeat } from "#domain/figures/figures.ts";
import { type Conditions, isOfSeries } from "#domain/query/conditions/conditions.ts";
import { figuresOf } from "#domain/query/engine/columns.ts";
import {
  type Basis,
  completeQuery,
  type FigureRange,
  type Query,
  type Sort,
} from "#domain/query/query.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Rank, Slots, UnitAsked } from "../slots.ts";
import { type Wish, wishedIn } from "../understanding.ts";
import { incomplete } from "./filled.ts";
import { type Parts, withPart } from "./game-parts.ts";
import { compileRanges, type Ranges } from "./ranges.ts";

/** A query with the wish that its answer fulfils, and the path of the site's own page, if any. */
export interface Compiled {
  query: Query;
  wish: Wish;
  path: string | undefined;
}

/** The figures of an answer when the question names none. */
export const FIGURES_UNSAID = ["pts", "reb", "ast"];

const RARE = ["pm", "dd", "td", "5x5", "gp", "w", "l", "gw", "buzzer", "goahead"];

/** A question's conditions, with its named opponents and teammates; `more` overrides them. */
export function conditionsOf(slots: Slots, more: Conditions = {}): Conditions {
  const { opp, vs } = slots;
  const given = {
    ...slots.conditions,
    opp: opp?.abbreviation,
    vs: vs?.id,
    with: idsOf(slots.with),
    without: idsOf(slots.without),
    except: idsOf(slots.except),
    ...more,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Conditions;
}

function idsOf(players: readonly LinePlayer[]): string[] | undefined {
  return players.length === 0 ? undefined : players.map(({ id }) => id).toSorted();
}

export function queryFor(slots: Slots, asked: Parts, wished: Wish): { query: Query; wish: Wish } {
  const { month } = slots.conditions;
  const { parts, wish } = withPart({ parts: asked, wish: wished });
  const isLate =
    month?.every((one) => one === "may" || one === "jun") === true || isOfSeries(slots.conditions);
  const stage = slots.stage ?? (isLate ? "playoffs" : "season");
  const season = slots.seasonNow.current;
  const query = completeQuery({ ...parts, season, stage });
  return { query: withColumns(query, wish), wish };
}

export function subjectOf(slots: Slots): Conditions {
  const [player] = slots.players;
  const [team, other] = slots.teams;
  return {
    ...(player === undefined ? {} : { player: player.id }),
    ...(team === undefined ? {} : { team: team.abbreviation }),
    ...(other === undefined ? {} : { opp: other.abbreviation }),
  };
}

export function featsOf(measures: readonly string[]): FigureRange[] {
  return measures.filter(isFeat).map((figure) => ({ figure, range: { min: 1, max: 1 } }));
}

/**
 * The attempts from which a percentage of one game counts among those of all players, where one shot
 * of one would be first.
 */
const LEAST_ATTEMPTS: Readonly<Record<string, { figure: string; least: number }>> = {
  fgpct: { figure: "fga", least: 15 },
  efg: { figure: "fga", least: 15 },
  ts: { figure: "fga", least: 15 },
  fg3pct: { figure: "fg3a", least: 8 },
  ftpct: { figure: "fta", least: 10 },
};

/** Compiles a question for the single games ordered by a figure. */
export function highQuery(slots: Slots, rows: "games" | "team-games", figure: string) {
  if (isFeat(figure)) incomplete(ASK_ADVICE.oneOrNone);
  const { figures } = compileRanges(slots, rows === "team-games");
  if (figures.length < slots.ranges.length) incomplete(ASK_ADVICE.noAverage);
  const conditions = conditionsOf(slots, subjectOf(slots));
  const attempts = LEAST_ATTEMPTS[figure];
  const isOfMany = rows === "games" && conditions.player === undefined;
  if (attempts !== undefined && isOfMany && !figures.some((one) => one.figure === attempts.figure))
    figures.push({
      figure: attempts.figure,
      range: { min: attempts.least, max: Number.POSITIVE_INFINITY },
    });
  const sort: Sort = { key: figure, order: orderOf(figure, slots.rank ?? "most", slots) };
  return queryFor(slots, { rows, conditions, figures, sort }, { kind: "high", figure });
}

/**
 * "leading" and "lowest" in turnovers, fouls or losses go by their number; only "best" and "worst" judge
 * them.
 */
function orderOf(key: string, rank: Rank, { text }: Slots): Sort["order"] {
  if (rank === "most") return "desc";
  if (rank === "fewest") return "asc";
  const isJudged = !["tov", "pf", "l"].includes(key) || /\b(?:best|worst)\b/i.test(text);
  const isFewer = figureOf(key)?.better === "fewer" && isJudged;
  return (rank === "best") === isFewer ? "asc" : "desc";
}

export function basisOf(unit: UnitAsked | undefined): Basis {
  return unit === "total" || unit === "per36" ? unit : "average";
}

/** "how many points do the heat give up" asks for a usual game, "how many have they" for a sum. */
export function isUsual({ text }: Slots): boolean {
  return /\bdo(?:es)?\b/i.test(text) && !/\bhave\b/i.test(text);
}

export function isWholeSeason(conditions: Conditions, figures: readonly FigureRange[]): boolean {
  return figures.length === 0 && Object.keys(conditions).length === 1;
}

/** Compiles a question for players or teams ordered by a figure. */
export function leaders(
  slots: Slots,
  rows: "players" | "teams",
  key: string,
  conditions: Conditions,
  ranges: Ranges,
) {
  const figure = figureOf(key);
  const isRecord = figure?.computation.kind === "record";
  const rank = slots.rank ?? "best";
  const isOfPlayers = rows === "players" && slots.unit === undefined;
  if (rank === "fewest" && isOfPlayers && !isRecord) incomplete(ASK_ADVICE.fewestInAll);
  const isLowest = slots.flags.has("lowest");
  const order = isLowest ? "asc" : orderOf(key, rank, slots);
  const isTotal =
    slots.unit === "total" ||
    (slots.unit === undefined && (rank === "most" || rank === "fewest" || RARE.includes(key)));
  const per: Basis =
    slots.unit === "per36"
      ? "per36"
      : isTotal && figure?.computation.kind === "count"
        ? "total"
        : "average";
  // Without a minimum of games, a player who won his only game would have the best record.
  const isOfShare = rows === "players" && key === "winpct";
  const qualified = isOfShare ? true : hasMinimum(ranges) ? false : undefined;
  return queryFor(
    slots,
    { rows, conditions, ...ranges, per, qualified, sort: { key, order } },
    { kind: "leaders", figure: key },
  );
}

/** Returns whether the question sets a minimum of attempts of its own. */
function hasMinimum({ groups }: Ranges): boolean {
  return groups.some(({ figure, of }) => of === "total" && /^fg3?a$|^fta$/.test(figure));
}

/**
 * Selects the query's columns so that they include the figures of the answer: a set of columns, and
 * at most one figure more, by which it is sorted. Throws `Stopped` when no set is enough.
 */
function withColumns(query: Query, wish: Wish): Query {
  const wished = wishedIn(wish);
  const hasAll = (other: Query) => {
    const keys = new Set(figuresOf(other, { current: query.season }).map(({ key }) => key));
    return wished.every((key) => keys.has(key) || figureOf(key) === undefined);
  };
  if (hasAll(query)) return query;
  const sets = COLUMN_SETS.map((columns) => ({ ...query, columns }));
  const sorted = sets.flatMap((set) =>
    wished.map((key) =>
      completeQuery({ ...set, sort: { key, order: "desc" }, qualified: undefined }),
    ),
  );
  return [...sets, ...sorted].find(hasAll) ?? incomplete(ASK_ADVICE.noSuchTable);
}
