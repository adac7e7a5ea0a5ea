import { isAskedOfTeams, isFeat } from "#domain/figures/figures.ts";
import { isOfAnyPart } from "#domain/query/conditions/conditions.ts";
import type { Sort } from "#domain/query/query.ts";
import { ASK_ADVICE, SUBJECT_ADVICE } from "#domain/refusals/ask-advice.ts";
import { type Slots, Stopped } from "../slots.ts";
import { type Choice, readingOf, type Wish } from "../understanding.ts";
import {
  basisOf,
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
import { hasTrait, incomplete } from "./filled.ts";
import { leagueMeans } from "./places.ts";
import { compileRanges, isOfAllShots } from "./ranges.ts";
import { limitedMeans } from "./yes-or-no.ts";

export function ofPlayer(slots: Slots) {
  const { rank, unit, measures, ranges, flags, by, nouns, wins } = slots;
  const [measure] = measures;
  const feats = featsOf(measures);
  const plain = measures.filter((key) => !isFeat(key));
  const { figures, groups } = compileRanges(slots, false);
  const all = [...figures, ...feats];
  const conditions = conditionsOf(slots, subjectOf(slots));
  if (groups.length > 0) return limitedMeans(slots, "players", conditions, { figures, groups });
  if (plain.some((key) => isAskedOfTeams(key))) incomplete(ASK_ADVICE.teamFigure);
  if (nouns.has("teams") && !flags.has("record")) incomplete(ASK_ADVICE.playerOrTeam);
  // "lakers when luka and lebron play"
  const isOfTeam =
    slots.teams.length > 0 &&
    flags.has("when") &&
    plain.length + feats.length === 0 &&
    !flags.has("stats") &&
    !flags.has("averaging");
  if (flags.has("record") || wins !== undefined || isOfTeam) {
    return queryFor(slots, { rows: "games", conditions, figures: all }, { kind: "record" });
  }
  if (by !== undefined) {
    // "triple doubles by season" are numbers of games.
    const isOfGames = all.length > 0 && !flags.has("stats") && !flags.has("averaging");
    const usual = isOfGames ? ["gp"] : FIGURES_UNSAID.slice(0, 1);
    const wish: Wish = { kind: "split", figures: plain.length > 0 ? plain : usual };
    return queryFor(slots, { rows: "games", conditions, figures: all, by }, wish);
  }
  if (feats.length > 0 && plain.length === 0 && unit !== "average")
    return queryFor(slots, { rows: "games", conditions, figures: all }, { kind: "count" });
  const isCount =
    figures.length > 0 && plain.length === 0 && !flags.has("stats") && !flags.has("averaging");
  // "how many times has steph made 10 threes in a game"
  const isOfOneGame = unit === "game" && !(isCount && flags.has("count"));
  if (isOfOneGame || rank !== undefined)
    return plain.length > 1
      ? incomplete(ASK_ADVICE.oneOrder)
      : highQuery(
          slots,
          "games",
          measure ??
            (ranges.length === 0 && unit === "game" ? "pts" : incomplete(ASK_ADVICE.byWhich)),
        );
  if (isCount && (!flags.has("when") || flags.has("count") || nouns.has("games")))
    return queryFor(slots, { rows: "games", conditions, figures }, { kind: "count" });
  if (flags.has("count") && plain.length === 0 && !nouns.has("games") && !flags.has("averaging"))
    incomplete(
      /^how much\b/i.test(slots.text) ? SUBJECT_ADVICE.money.advice : ASK_ADVICE.whatToCount,
    );
  if (flags.has("count") && plain.length === 0 && !flags.has("averaging"))
    return queryFor(slots, { rows: "games", conditions, figures }, { kind: "count" });
  const told = plain.length > 0 ? plain : measures;
  const wish: Wish = { kind: "means", figures: told.length > 0 ? told : FIGURES_UNSAID };
  const isTotal =
    unit === "total" ||
    ((flags.has("count") || flags.has("made")) &&
      unit === undefined &&
      !flags.has("averaging") &&
      !isUsual(slots));
  const narrowed = plain.length > 0 ? all : figures;
  if (isTotal || unit === "per36" || isWholeSeason(conditions, narrowed)) {
    const per = isTotal ? "total" : basisOf(unit);
    return queryFor(slots, { rows: "players", conditions, figures: narrowed, per }, wish);
  }
  return queryFor(slots, { rows: "games", conditions, figures: narrowed }, wish);
}

export function ofPlayers(slots: Slots) {
  const { rank, measures, unit, flags, by, nouns, ranges, teams, opp, vs, wins } = slots;
  if (by !== undefined) incomplete(ASK_ADVICE.whoseGames);
  if (nouns.has("teams")) incomplete(ASK_ADVICE.severalPlayers);
  const isAlone =
    flags.has("count") && rank === undefined && teams.length === 0 && unit === undefined;
  const isPlain = measures.some((key) => !isFeat(key));
  if (isAlone && isPlain && ranges.length === 0) incomplete(ASK_ADVICE.whoseGames);
  if (slots.with.length + slots.without.length > 0 || flags.has("he"))
    if (teams.length === 0) incomplete(ASK_ADVICE.whoseGames);
  const { figures, groups } = compileRanges(slots, false);
  const conditions = conditionsOf(slots, subjectOf(slots));
  const limits = { figures, groups };
  const [measure] = measures;
  if (measures.length > 1) incomplete(ASK_ADVICE.oneOrder);
  // "rookie single game high"
  const isHigh = unit === "game" && measures.length + ranges.length === 0;
  if (isHigh && isAboutPlayers(slots)) return highQuery(slots, "games", "pts");
  const isLeague = flags.has("averaging") && rank === undefined && teams.length === 0;
  if (isLeague && measures.length > 0) return leagueMeans(slots);
  if (wins !== undefined && nouns.has("players") && rank !== undefined && measure === undefined)
    return leaders(slots, "players", wins, conditions, limits);
  const isOneFeat = measure !== undefined && isFeat(measure);
  if (measure !== undefined && !(isOneFeat && rank === undefined && unit === undefined)) {
    const isOfGame = unit === "game" || isOfAnyPart(conditions);
    if (isOfGame && teams.length > 0 && !nouns.has("players") && !isAboutPlayers(slots))
      return OF_TEAM.test(slots.text) ? highQuery(slots, "team-games", measure) : askWhose(slots);
    if (isOfGame) return highQuery(slots, "games", measure);
    if (rank === "most" && unit === undefined && figures.length > 0) {
      // "most assists without a turnover" is said of a game.
      const isWithout = figures.every(({ range }) => range.max === 0);
      const isPerfect = figures.some(isOfAllShots);
      return groups.length === 0 && (isWithout || isPerfect)
        ? highQuery(slots, "games", measure)
        : askWhich(slots);
    }
    return leaders(slots, "players", measure, conditions, limits);
  }
  const counted = isOneFeat ? [...figures, ...featsOf(measures)] : figures;
  if (isOfAnyPart(conditions) && counted.length > 0)
    return queryFor(slots, { rows: "games", conditions, figures: counted }, { kind: "count" });
  if (counted.length > 0 && groups.length === 0) {
    const wish: Wish = rank === undefined ? { kind: "count" } : { kind: "leaders", figure: "gp" };
    const sort: Sort = { key: "gp", order: rank === "fewest" || rank === "worst" ? "asc" : "desc" };
    return queryFor(slots, { rows: "players", conditions, figures: counted, sort }, wish);
  }
  if (rank === "most" && nouns.has("games") && groups.length === 0)
    return leaders(slots, "players", "gp", conditions, limits);
  if (groups.length > 0) {
    if (rank !== undefined) incomplete(ASK_ADVICE.byWhich);
    return queryFor(
      slots,
      { rows: "players", conditions, ...limits, figures: counted },
      { kind: "list" },
    );
  }
  const isBare = ranges.length === 0 && (nouns.size > 0 || opp !== undefined || vs !== undefined);
  const isRanking = isBare || rank !== undefined;
  // "clutch leaders" and "best rookies" are those who score; "worst clutch game" says no figure.
  const isOfLeaders = rank !== "worst" && rank !== "fewest" && !nouns.has("games");
  const isOfScorers =
    conditions.clutch !== undefined ||
    (conditions.rookie !== undefined && slots.nth === undefined) ||
    /\bleaders\b/i.test(slots.text);
  if (isRanking && isOfLeaders && isOfScorers)
    return leaders(slots, "players", "pts", conditions, limits);
  return incomplete(isRanking ? ASK_ADVICE.byWhich : ASK_ADVICE.whichFigure);
}

/** Returns whether the question is about players, so that a team's figure cannot be meant. */
function isAboutPlayers(slots: Slots): boolean {
  return slots.players.length > 0 || slots.conditions.starter !== undefined || hasTrait(slots);
}

/** "the most points the nets scored", "points scored by the nets": the whole team's. */
const OF_TEAM =
  /\bpoints the [a-z0-9 ]{3,24} (?:have |has |had )?(?:ever )?scored\b|\bscored by the\b/i;

/** "celtics most points in a game": offers one player's points and the team's. */
function askWhose({ text }: Slots): never {
  askBack(text, [
    readingOf("By one player", `${text} by a player`),
    readingOf("By the whole team", `${text} by a team`),
  ]);
}

/** "most points with 10 assists": offers the best game and the total of all such games. */
function askWhich({ text }: Slots): never {
  askBack(text, [
    readingOf("In one game", `${text} in a game`),
    readingOf("In all such games together", `${text} in total`),
  ]);
}

function askBack(name: string, choices: readonly Choice[]): never {
  throw new Stopped({
    kind: "understood",
    understanding: { kind: "choice", name, of: "readings", choices },
  });
}
