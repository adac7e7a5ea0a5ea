import { figureOf, isAskedOfTeams } from "#domain/figures/figures.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Team } from "#domain/teams/team.ts";
import { WHOM } from "../read/names.ts";
import type { SlotName, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { conditionsOf, leaders, queryFor } from "./compiled.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import { compileRanges } from "./ranges.ts";
import type { Shape, SlotsChange } from "./shapes.ts";

/**
 * Compiles "where does luka rank in scoring": a query of leaders, and the player or team whose rank
 * the answer gives. Undefined for other questions.
 */
export function placeQuery(slots: Slots) {
  const { flags, players, teams, measures, wins, unit, opp, nth } = slots;
  const [player] = players;
  const [team] = teams;
  const key = measures[0] ?? wins ?? (team && "winpct");
  if (!flags.has("place")) return undefined;
  const isOne = players.length + teams.length === 1 && opp === undefined && nth === undefined;
  const isForeign = player !== undefined && isAskedOfTeams(key ?? "");
  if (!isOne || key === undefined || unit === "game" || isForeign)
    return incomplete(ASK_ADVICE.rank);
  const rows = player === undefined ? "teams" : "players";
  const { query } = leaders(slots, rows, key, conditionsOf(slots), compileRanges(slots, !player));
  const of = player === undefined ? { team: team?.id ?? 0 } : { player: player.id };
  return { query, wish: { kind: "place", figure: key, of } satisfies Wish };
}

/** A team whose opponents a question asks for, and their result in those games. */
interface OpponentsAsked {
  named: Team;
  result: Slots["wins"];
}

function opponentsAsked(slots: Slots): OpponentsAsked | undefined {
  const { flags, wins, opp, teams, players, nouns, text } = slots;
  const [team, ...others] = teams;
  if (players.length + others.length > 0 || nouns.has("players")) return undefined;
  // "who beat the spurs", "who lost to the spurs"
  if (team === undefined) return opp && { named: opp, result: flags.has("beat") ? "w" : wins };
  // "who did the spurs beat", "who did the spurs lose to"
  const isAsked = opp === undefined && WHOM.test(text) && (flags.has("whom") || wins === "l");
  return isAsked ? { named: team, result: wins === "l" ? "w" : "l" } : undefined;
}

const OF_SERIES: readonly SlotName[] = [
  "teams",
  "opp",
  "whom",
  "record",
  "wins",
  "playoffs",
  "round",
  "conf",
];
/** The parts of "who did the spurs beat at home in January". */
const OF_OPPONENTS: readonly SlotName[] = ["teams", "whom", "record", "wins", "where", "month"];

/** "Who beat the spurs at home": games at the home of the Spurs. */
export const ofHost: Shape = (slots) => {
  const { flags, conditions, teams } = slots;
  const { where } = conditions;
  const { named, result } = opponentsAsked(slots) ?? {};
  if (named === undefined || result === undefined) return undefined;
  // "who beat the spurs in the playoffs"
  const isOfRound = teams.length > 0 && conditions.round !== undefined;
  if ((slots.stage === "playoffs" || isOfRound) && fillsOnly(slots, ...OF_SERIES)) {
    const asked = result === "w" ? "eliminated" : "whom";
    return {
      teams: [named],
      opp: undefined,
      wins: undefined,
      flags: new Set([asked, "beat"] as const),
    };
  }
  const isOfPlace = where === "home" || where === "away";
  const set: Conditions = isOfPlace ? { where: where === "home" ? "away" : "home" } : {};
  const isPlain = (slots.rank ?? slots.occasion) === undefined;
  if (!isPlain || slots.measures.length > 0) return flags.has("beat") ? { set } : undefined;
  if (teams.length > 0) requireOnly(slots, ASK_ADVICE.unfit, ...OF_OPPONENTS);
  // Each team's wins over the other one, in place of its record.
  return {
    teams: [],
    opp: named,
    wins: undefined,
    set: { ...set, result: conditions.result ?? result },
    less: ["record", "whom"],
    more: ["beat"],
    noun: "teams",
  };
};

/** "Game 7 results" and "lakers vs warriors results" are games, and no page. */
export const ofScheduled: Shape = ({ page, conditions, teams, opp }) => {
  const isOfTwo = teams.length + Number(opp !== undefined) > 1 && conditions.round === undefined;
  if (page !== "schedule" || !(isOfTwo || conditions.gameno !== undefined)) return undefined;
  return { page: undefined, noun: "games" };
};

/** "more points at home or on the road" */
const WHICH = /\b(?:more|higher)\b/i;

/**
 * "Home and away splits" and "more points at home or on the road" are figures at home and away, and no
 * page of all splits or two questions.
 */
export const ofSplit: Shape = ({ page, by, players, teams, text }) => {
  if (by === undefined) return undefined;
  const isWhich = players.length + teams.length === 1 && WHICH.test(text);
  return { page: page === "splits" ? undefined : page, less: isWhich ? ["or"] : [] };
};

/** "Southeast division standings" are its teams by record: no page has one division. */
export const ofDivision: Shape = ({ page, rank = "best", conditions, teams }) =>
  page === "standings" && conditions.div !== undefined && teams.length === 0
    ? { page: undefined, rank, more: ["record"] }
    : undefined;

/** The averages whose leader wins a title of a season. */
const TITLES = ["pts", "reb", "ast", "stl", "blk"];
const OF_TITLE: readonly SlotName[] = [
  "finals",
  "measures",
  "players",
  "wins",
  "conf",
  "div",
  "rookie",
];

/** "Who won the scoring title" asks for the leader, or for one's place. */
export const ofTitle: Shape = (slots) => {
  const { flags, measures, players } = slots;
  const isOfFigure = measures.length === 1 && measures.every((key) => TITLES.includes(key));
  const isTitle = flags.has("finals") && !flags.has("scores") && isOfFigure;
  if (!isTitle || players.length > 1 || !fillsOnly(slots, ...OF_TITLE)) return undefined;
  const asked: SlotsChange = players.length === 1 ? { more: ["place"] } : { rank: "best" };
  return { ...asked, wins: undefined, less: ["finals"] };
};

/** Narrows a wish for leaders to one place: "second leading scorer". */
export function nthOf(nth: number | undefined, wish: Wish): Wish {
  if (nth === undefined) return wish;
  return wish.kind === "leaders"
    ? { kind: "place", figure: wish.figure, of: { nth } }
    : incomplete(ASK_ADVICE.rank);
}

/**
 * Compiles "how many games did luka miss": his team's games without him. Undefined for other
 * questions.
 */
export function missedQuery(slots: Slots) {
  const { flags, players, teams, measures, ranges, rank } = slots;
  if (!flags.has("missed")) return undefined;
  const [player] = players;
  const count = players.length + teams.length + measures.length + ranges.length;
  if (player === undefined || count > 1 || rank !== undefined) return incomplete(ASK_ADVICE.missed);
  const conditions = conditionsOf(slots, { without: [player.id] });
  return queryFor(slots, { rows: "team-games", conditions }, { kind: "missed" });
}

/** Compiles "league average points per game": the mean over the games of all teams. */
export function leagueMeans(slots: Slots) {
  const { measures, nouns, unit } = slots;
  const isMean = (key: string) => /count|share/.test(figureOf(key)?.computation.kind ?? "");
  const isPerGame = unit === undefined || unit === "average";
  if (nouns.has("players") || !isPerGame || !measures.every(isMean))
    incomplete(ASK_ADVICE.leagueAverage);
  const parts = { rows: "team-games", conditions: conditionsOf(slots) } as const;
  const wish: Wish = { kind: "means", figures: measures };
  return queryFor(slots, { ...parts, ...compileRanges(slots, true) }, wish);
}
