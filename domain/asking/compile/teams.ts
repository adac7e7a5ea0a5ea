import { isAskedOfTeams, isFeat } from "#domain/figures/figures.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { FigureRange, GroupRange, Sort } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { AskedRange, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import {
  conditionsOf,
  FIGURES_UNSAID,
  featsOf,
  highQuery,
  isUsual,
  isWholeSeason,
  leaders,
  queryFor,
  subjectOf,
} from "./compiled.ts";
import { incomplete } from "./filled.ts";
import { leagueMeans } from "./places.ts";
import { compileRanges, LEAST_OF_TEAMS } from "./ranges.ts";
import { limitedMeans } from "./yes-or-no.ts";

/** Returns whether a question is about teams rather than players. */
export function asksForTeams(slots: Slots): boolean {
  const { nouns, teams, rank, measures, ranges, flags, wins, conditions, unit } = slots;
  if (conditions.rookie !== undefined || conditions.pos !== undefined || nouns.has("players"))
    return false;
  if (nouns.has("teams") || flags.has("record") || wins !== undefined || flags.has("they"))
    return true;
  const keys = [...measures, ...ranges.map(({ figure }) => figure)];
  if (keys.some((key) => isAskedOfTeams(key) || ["w", "l", "winpct"].includes(key))) return true;
  const isBig = ({ figure, range }: Slots["ranges"][number]) =>
    (Number.isFinite(range.min) ? range.min : range.max) >=
    (LEAST_OF_TEAMS[figure] ?? Number.POSITIVE_INFINITY);
  if (teams.length > 0) {
    if (ranges.length > 0) return flags.has("when") || ranges.every(isBig);
    return rank === undefined && unit !== "game" && !measures.some(isFeat);
  }
  const isPlain = measures.length === 0 && (ranges.length === 0 || ranges.every(isBig));
  // "most overtime games"
  const isMost = (rank === "most" || rank === "fewest") && ranges.length === 0;
  const isOfBoth = (conditions.ot ?? conditions.margin) !== undefined;
  return isPlain && areGames(slots) && (rank === undefined || (isMost && isOfBoth));
}

export function ofTeams(slots: Slots) {
  const { teams, rank, measures, wins, flags, by, unit, nouns } = slots;
  const { figures, groups } = compileRanges(slots, true);
  const feats = featsOf(measures).length > 0 && teams.length > 0 && rank === undefined;
  if (feats) incomplete(ASK_ADVICE.gamesOfPlayers);
  const [first, second] = teams;
  refuseForeign(slots);
  if (unit === "per36") incomplete(ASK_ADVICE.per36);
  if (isOfWins(slots)) {
    const decided = conditionsOf(slots, {
      ...subjectOf(slots),
      ...(slots.wins && { result: slots.wins }),
    });
    return queryFor(slots, { rows: "team-games", conditions: decided }, { kind: "count" });
  }
  const conditions = conditionsOf(slots, subjectOf(slots));
  if (first !== undefined) {
    const opp = second ?? slots.opp;
    if (by !== undefined) {
      const wish: Wish = { kind: "split", figures: measures.length > 0 ? measures : ["winpct"] };
      return queryFor(slots, { rows: "team-games", conditions, figures, by }, wish);
    }
    if (groups.length > 0) return limitedMeans(slots, "teams", conditions, { figures, groups });
    const [measure] = measures;
    if (measure !== undefined && (rank !== undefined || unit === "game"))
      return unit === "game"
        ? highQuery(slots, "team-games", measure)
        : incomplete(ASK_ADVICE.rankOfTeam);
    if (rank !== undefined) return incomplete(ASK_ADVICE.rankOfTeam);
    const { quarter, half } = slots.conditions;
    const isOfPart = (quarter ?? half) !== undefined && quarter !== "ot";
    const isOfFigures =
      flags.has("stats") ||
      flags.has("averaging") ||
      unit === "total" ||
      (isOfPart && !flags.has("record") && wins === undefined);
    if (measures.length === 0 && !isOfFigures) {
      const isCount = flags.has("count") && figures.length > 0 && wins === undefined;
      const wish: Wish = isCount ? { kind: "count" } : { kind: "record" };
      const path = opp && headToHeadPage(first, opp, conditions, figures);
      return { ...queryFor(slots, { rows: "team-games", conditions, figures }, wish), path };
    }
    const isTotal =
      unit === "total" || (flags.has("count") && unit === undefined && !isUsual(slots));
    const wish: Wish = {
      kind: "means",
      figures: isOfFigures && measures.length === 0 ? FIGURES_UNSAID : measures,
    };
    if (isTotal || isWholeSeason(conditions, figures))
      return queryFor(
        slots,
        { rows: "teams", conditions, figures, per: isTotal ? "total" : "average" },
        wish,
      );
    return queryFor(slots, { rows: "team-games", conditions, figures }, wish);
  }
  return ofLeague(slots, conditions, figures, groups, { by, nouns, unit });
}

/**
 * Returns whether a question asks for the wins of some margin: "lakers 20 point wins". Their record
 * would say nothing.
 */
function isOfWins({ wins, rank, by, measures, ranges, flags, conditions }: Slots): boolean {
  const isAlone = rank === undefined && by === undefined && measures.length + ranges.length === 0;
  const isOther = flags.has("record") || conditions.result !== undefined;
  return wins !== undefined && conditions.margin !== undefined && isAlone && !isOther;
}

/** Refuses numbers that no team's game has, which belong to a player or to a margin. */
function refuseForeign({ ranges, flags, teams, with: mates }: Slots): void {
  // "when maxey scores 30 and embiid plays": the 30 is Maxey's, and the team scores more in any game.
  const isOfMate = flags.has("when") && !flags.has("they") && mates.length > 0;
  const isOfOne = ({ figure, range, of }: AskedRange) =>
    of === "game" && range.min < (LEAST_OF_TEAMS[figure] ?? 0);
  if (isOfMate && ranges.some(isOfOne)) incomplete(ASK_ADVICE.unfit);
  const isOfGames = (asked: AskedRange) => asked.of === "game" && !flags.has("when");
  if (ranges.some((asked) => isOfGames(asked) && !asked.isNamed)) incomplete(ASK_ADVICE.uncounted);
  const isSmall = ({ figure, range }: AskedRange) =>
    figure === "pts" && Number.isFinite(range.min) && range.min < LEAST_OF_TEAMS.pts;
  if (teams.length > 0 && ranges.some((asked) => isOfGames(asked) && isSmall(asked)))
    incomplete(ASK_ADVICE.teamScores);
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
  if (by !== undefined) incomplete(ASK_ADVICE.whoseGames);
  const isOfGames = areGames(slots);
  const isPlain = measures.length === 0 && !flags.has("record") && wins === undefined;
  if (isOfGames && isPlain && rank === undefined && !nouns.has("teams") && groups.length === 0) {
    if (conditions.last !== undefined) incomplete(ASK_ADVICE.whoseGames);
    const result = figures.length === 0 ? { result: "w" as const } : {};
    const all = { ...result, ...conditions };
    return queryFor(slots, { rows: "team-games", conditions: all, figures }, { kind: "count" });
  }
  // "who beat the thunder", "which teams beat the thunder twice"
  const isOfLeads = (conditions.led ?? conditions.trailed) !== undefined && rank === undefined;
  if ((flags.has("beat") && isPlainBeat(slots)) || (isOfLeads && isPlain)) {
    const kind = groups.length > 0 ? "list" : "count";
    const sort: Sort = { key: groups[0]?.figure ?? "gp", order: "desc" };
    return queryFor(slots, { rows: "teams", conditions, figures, groups, sort }, { kind });
  }
  if (measures.length > 1) incomplete(ASK_ADVICE.oneOrder);
  const isLeague = flags.has("averaging") && rank === undefined && measures.length > 0;
  if (isLeague) return leagueMeans(slots);
  // "which team played the most overtime games"
  const isMostGames = isOfGames && (rank === "most" || rank === "fewest");
  const measured =
    measures[0] ?? (flags.has("record") ? "winpct" : (wins ?? (isMostGames ? "gp" : undefined)));
  const isOrdered = rank !== undefined || (measures.length > 0 && !flags.has("count"));
  if (measured !== undefined && !isOrdered)
    incomplete(ASK_ADVICE.whoseGames, flags.has("record") ? [`best ${slots.text}`] : []);
  if (unit === "game" && measured !== undefined) return highQuery(slots, "team-games", measured);
  if (measured === undefined) {
    if (groups.length > 0)
      return queryFor(slots, { rows: "teams", conditions, figures, groups }, { kind: "list" });
    if (figures.length > 0)
      return queryFor(slots, { rows: "teams", conditions, figures }, { kind: "count" });
    if (rank === "best" || rank === "worst")
      return leaders(slots, "teams", "winpct", conditions, { figures, groups });
    return incomplete(ASK_ADVICE.whichFigure);
  }
  return leaders(slots, "teams", measured, conditions, { figures, groups });
}

function isPlainBeat({ opp, rank, measures, flags }: Slots): boolean {
  const isPlain = rank === undefined && measures.length === 0 && !flags.has("record");
  return opp !== undefined && isPlain;
}

/** Returns whether the question asks for games: "overtime games", "one point games". */
function areGames({ nouns, stage, conditions }: Slots): boolean {
  const { margin, ot, ots, gameno, weekday } = conditions;
  const isGame = (margin ?? ot ?? ots ?? gameno ?? weekday) !== undefined;
  return nouns.has("games") || isGame || stage === "play-in" || stage === "cup-final";
}

/** The path of the page of two teams' games; undefined with further conditions. */
function headToHeadPage(
  team: Team,
  other: Team,
  conditions: Conditions,
  figures: readonly FigureRange[],
): string | undefined {
  const isPlain = Object.keys(conditions).length === 2 && figures.length === 0;
  return isPlain ? `${teamPath(team)}/against/${other.id}` : undefined;
}
