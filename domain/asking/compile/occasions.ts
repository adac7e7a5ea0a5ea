import { isFeat } from "#domain/figures/figures.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { Sort } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, Slots } from "../slots.ts";
import { conditionsOf, featsOf, queryFor, subjectOf } from "./compiled.ts";
import { hasTrait, incomplete } from "./filled.ts";
import { compileRanges } from "./ranges.ts";
import type { Shape } from "./shapes.ts";
import { asksForTeams } from "./teams.ts";

/**
 * A team's last game, win or loss is that game, its score with it: "bulls last game score", "when did the
 * suns last win a game".
 */
export const ofLastScore: Shape = (slots) => {
  const { teams, measures, flags, nouns, conditions, page } = slots;
  const { last, result, ...others } = conditions;
  const { gameno, from, to } = conditions;
  const isOfOne = gameno !== undefined || (from !== undefined && from === to);
  // "spurs thunder game 7" is that game, as opposed to "spurs record in game 7".
  const isOfTwo = gameno !== undefined && teams.length === 2 && !flags.has("record");
  const isScoreOfOne = isOfTwo || (flags.has("scores") && isOfOne);
  const isLast = last === 1 || slots.occasion === "last" || isScoreOfOne;
  // "last game score": the figure of that name is a player's.
  const isScore =
    measures.length === 0 ||
    measures.join() === "gmsc" ||
    (flags.has("scores") && measures.join() === "pts");
  const isOfTeam =
    (teams.length === 1 || (isScoreOfOne && teams.length === 2)) &&
    slots.players.length + slots.ranges.length === 0;
  // "last win a game": no average.
  const isPlain = [
    slots.rank,
    slots.wins ? undefined : slots.unit,
    slots.by,
    slots.special,
    slots.topic,
  ].every((one) => one === undefined);
  const isPage = page !== undefined && page !== "schedule";
  const isMore = UNTOLD.some((flag) => flags.has(flag)) || nouns.has("streak");
  if (!(isLast && isScore && isOfTeam && isPlain) || isPage || isMore) return undefined;
  // "last game the pistons lost", as opposed to "did the pistons win their last game".
  const isDeed = last === undefined || flags.has("last-game");
  const wins = slots.wins ?? (flags.has("one-game") ? result : undefined);
  return {
    conditions: wins === undefined && result !== undefined ? { ...others, result } : others,
    occasion: "last",
    noun: "games",
    less: ["record", "scores", "last-game", "one-game"],
    wins: isDeed ? wins : undefined,
    unit: undefined,
    measures: [],
    page: undefined,
  };
};

const UNTOLD: readonly Flag[] = ["stats", "averaging", "compare", "each", "whom", "beat", "series"];

/**
 * "First" and "last game" are the first or the last time that something happened, or not: "luka last game
 * with 40 points", as opposed to "luka points last game" and "first in assists".
 */
export const ofOccasion: Shape = (slots) => {
  const { flags, rank, ranges, measures, wins, nouns, players, teams } = slots;
  const hasDeed = ranges.length > 0 || wins !== undefined || measures.some(isFeat);
  const isOfLeague = players.length + teams.length === 0;
  if (flags.has("last-game") && rank === undefined && (hasDeed || isOfLeague)) {
    const { last: _, ...conditions } = slots.conditions;
    return { conditions, noun: "games", occasion: "last" };
  }
  if (slots.occasion !== "first") return undefined;
  const { ot, margin } = slots.conditions;
  const isOfGames = nouns.has("games") || (ot ?? margin) !== undefined;
  // "first leading scorer", "the first team by wins"
  const isOccasion = rank === undefined && (hasDeed || isOfGames);
  return isOccasion ? { nth: undefined } : { occasion: undefined };
};

/**
 * Compiles "last time luka scored 50" and "first triple double of the season": the games, sorted by
 * date. Undefined for other questions.
 */
export function occasionQuery(slots: Slots) {
  const { occasion: end, measures, players, wins, flags, nouns, conditions } = slots;
  if (end === undefined) return undefined;
  const ofTeams = players.length === 0 && !measures.some(isFeat) && isOfOccasion(slots);
  const { figures, groups } = compileRanges(slots, ofTeams);
  if (groups.length > 0 || measures.some((key) => !isFeat(key))) incomplete(ASK_ADVICE.whichDeed);
  const result = wins ?? (flags.has("record") ? "w" : undefined);
  const deeds = [...figures, ...featsOf(measures)];
  const isBare = deeds.length === 0 && result === undefined && !nouns.has("games");
  const isPlayed =
    slots.teams.length + players.length > 0 || (conditions.ot ?? conditions.margin) !== undefined;
  if (isBare && !isPlayed) incomplete(ASK_ADVICE.firstWhat(end));
  // A game of the league is one row: its winner's.
  const isOnce = ofTeams && slots.teams.length === 0 && deeds.length === 0;
  const won: Conditions = result === undefined ? (isOnce ? { result: "w" } : {}) : { result };
  const all = conditionsOf(slots, { ...subjectOf(slots), ...won });
  const sort: Sort = { key: "date", order: end === "last" ? "desc" : "asc" };
  const rows = ofTeams ? "team-games" : "games";
  return queryFor(
    slots,
    { rows, conditions: all, figures: deeds, sort },
    { kind: "occasion", end },
  );
}

/** Returns whether the game is a team's: one with a team's figures, or without any. */
function isOfOccasion(slots: Slots): boolean {
  if (hasTrait(slots) || slots.conditions.starter !== undefined) return false;
  return slots.ranges.length === 0 ? !slots.nouns.has("players") : asksForTeams(slots);
}
