import { figureOf } from "../../query/figures.ts";
import type { Conditions, FigureRange, GroupRange } from "../../query/query.ts";
import { againstPage } from "./against-page.ts";
import { leagueMeans } from "./compile-places.ts";
import { compileRanges, LEAST_OF_TEAMS } from "./compile-ranges.ts";
import {
  conditionsOf,
  FEATS,
  featsOf,
  high,
  isWholeSeason,
  leaders,
  made,
  own,
} from "./compiled.ts";
import { incomplete } from "./filled.ts";
import type { Slots } from "./slots.ts";
import type { Wish } from "./understanding.ts";

/** Returns whether a question is about teams rather than players. */
export function isOfTeams(slots: Slots): boolean {
  const { nouns, teams, rank, measures, ranges, flags, wins, conditions, unit } = slots;
  if (conditions.rookie !== undefined || conditions.pos !== undefined || nouns.has("players"))
    return false;
  if (nouns.has("teams") || flags.has("record") || wins !== undefined || flags.has("they"))
    return true;
  const keys = [...measures, ...ranges.map(({ figure }) => figure)];
  if (keys.some((key) => figureOf(key)?.subjects === "teams" || ["w", "l", "winpct"].includes(key)))
    return true;
  const isBig = ({ figure, range }: Slots["ranges"][number]) =>
    (Number.isFinite(range.min) ? range.min : range.max) >=
    (LEAST_OF_TEAMS[figure] ?? Number.POSITIVE_INFINITY);
  if (teams.length > 0) {
    if (ranges.length > 0) return flags.has("when") || ranges.every(isBig);
    return rank === undefined && unit !== "game" && !measures.some((key) => FEATS.includes(key));
  }
  const isOfGames = areGames(slots);
  return (
    isOfGames &&
    rank === undefined &&
    measures.length === 0 &&
    (ranges.length === 0 || ranges.every(isBig))
  );
}

export function ofTeams(slots: Slots) {
  const { teams, rank, measures, wins, flags, by, unit, nouns } = slots;
  const { figures, groups } = compileRanges(slots, true);
  const feats = featsOf(measures).length > 0 && teams.length > 0 && rank === undefined;
  if (feats) incomplete("Ask for games like these of players.");
  const [first, second] = teams;
  const conditions = conditionsOf(slots, own(slots));
  if (first !== undefined) {
    const opp = second ?? slots.opp;
    if (by !== undefined) {
      const wish: Wish = { kind: "split", figures: measures.length > 0 ? measures : ["winpct"] };
      return made(slots, { rows: "team-games", conditions, figures, by }, wish);
    }
    if (groups.length > 0) incomplete("One team's games have no such limit.");
    const [measure] = measures;
    if (measure !== undefined && (rank !== undefined || unit === "game"))
      return unit === "game"
        ? high(slots, "team-games", measure)
        : incomplete("One team alone has no order.");
    if (rank !== undefined) return incomplete("One team alone has no order.");
    const isOfFigures = flags.has("stats") || flags.has("averaging");
    if (measures.length === 0 && !isOfFigures) {
      const isCount = flags.has("count") && figures.length > 0 && wins === undefined;
      const wish: Wish = isCount ? { kind: "count" } : { kind: "record" };
      const path = opp && againstPage(first, opp, conditions, figures);
      return { ...made(slots, { rows: "team-games", conditions, figures }, wish), path };
    }
    const isTotal = unit === "total" || (flags.has("count") && unit === undefined);
    const wish: Wish = {
      kind: "means",
      figures: isOfFigures && measures.length === 0 ? USUAL : measures,
    };
    if (isTotal || isWholeSeason(conditions, figures))
      return made(
        slots,
        { rows: "teams", conditions, figures, per: isTotal ? "total" : "average" },
        wish,
      );
    return made(slots, { rows: "team-games", conditions, figures }, wish);
  }
  return ofLeague(slots, conditions, figures, groups, { by, nouns, unit });
}

/** Compiles a question about all teams: their order, a list of them, or their games. */
function ofLeague(
  slots: Slots,
  conditions: Conditions,
  figures: FigureRange[],
  groups: GroupRange[],
  { by, nouns, unit }: Pick<Slots, "by" | "nouns" | "unit">,
) {
  const { rank, measures, wins, flags } = slots;
  if (by !== undefined) incomplete("The question does not say whose games it means.");
  const isOfGames = areGames(slots);
  const isPlain = measures.length === 0 && !flags.has("record") && wins === undefined;
  if (isOfGames && isPlain && rank === undefined && !nouns.has("teams") && groups.length === 0) {
    if (conditions.last !== undefined)
      incomplete("The question does not say whose last games it means.");
    const result = figures.length === 0 ? { result: "w" as const } : {};
    const all = { ...result, ...conditions };
    return made(slots, { rows: "team-games", conditions: all, figures }, { kind: "count" });
  }
  if (measures.length > 1) incomplete("The order is by one figure at a time.");
  const isLeague = flags.has("averaging") && rank === undefined && measures.length > 0;
  if (isLeague) return leagueMeans(slots);
  const measured = measures[0] ?? (flags.has("record") ? "winpct" : wins);
  const isOrdered = rank !== undefined || (measures.length > 0 && !flags.has("count"));
  if (measured !== undefined && !isOrdered)
    incomplete("The question does not say whose games it means.");
  if (unit === "game" && measured !== undefined) return high(slots, "team-games", measured);
  if (measured === undefined) {
    if (groups.length > 0)
      return made(slots, { rows: "teams", conditions, figures, groups }, { kind: "list" });
    if (figures.length > 0)
      return made(slots, { rows: "teams", conditions, figures }, { kind: "count" });
    if (rank === "best" || rank === "worst")
      return leaders(slots, "teams", "winpct", conditions, { figures, groups });
    return incomplete("The question does not say which figure of the teams it means.");
  }
  return leaders(slots, "teams", measured, conditions, { figures, groups });
}

/** The figures of an answer when the question names none. */
const USUAL = ["pts", "reb", "ast"];

/** Returns whether the question asks for games: "overtime games", "one point games". */
function areGames({ nouns, conditions: { margin, ot } }: Slots): boolean {
  return nouns.has("games") || margin !== undefined || ot !== undefined;
}
