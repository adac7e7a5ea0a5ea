import { closed } from "#domain/ask/limits.ts";
import { isFeat } from "#domain/figures/figures.ts";
import type { FigureRange, GroupRange, Rows, Sort } from "#domain/query/query.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { AskedRange, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { yearsOf } from "./ages.ts";
import {
  type Compiled,
  conditionsOf,
  featsOf,
  highQuery,
  queryFor,
  subjectOf,
} from "./compiled.ts";
import { hasTrait, incomplete } from "./filled.ts";
import { refuseIgnored } from "./ignored.ts";
import { occasionQuery, ofOccasion } from "./occasions.ts";
import { missedQuery, nthOf, placeQuery } from "./places.ts";
import { ofPlayer, ofPlayers } from "./players.ts";
import { compileRanges, ofBarePoints, ofMargin } from "./ranges.ts";
import { ofPace, ofRatings } from "./ratings.ts";
import { reshaped, type Shape } from "./shapes.ts";
import { asksForTeams, ofTeams } from "./teams.ts";

/** A compiled question, with its slots as they were compiled. */
export interface CompiledSlots extends Compiled {
  slots: Slots;
}

/** "Comebacks from 20 down" are the wins in such games. */
const ofComebacks: Shape = ({ special, conditions }) =>
  special === "comeback" && conditions.trailed !== undefined
    ? { special: undefined, wins: "w" }
    : undefined;

/** A team's "wins and losses" are its record, and its "total wins" its wins. */
const ofRecord: Shape = ({ by, teams, players, measures, flags, unit, wins }) => {
  if (players.length + measures.length > 0 || teams.length !== 1) return undefined;
  if (unit === "total" && wins !== undefined) return { unit: undefined };
  const isRecord = by === "result" && !flags.has("stats") && !flags.has("averaging");
  return isRecord ? { by: undefined, more: ["record"] } : undefined;
};

/** "Score of game 1 of the finals", "who won the play-in" and "who won on christmas" are games, not points. */
const ofScores: Shape = (slots) => {
  const { flags, measures, rank, players, teams, ranges, nouns, wins, stage, conditions } = slots;
  const { round, gameno, from, to } = conditions;
  const isOfDay = from !== undefined && from === to;
  const isOfPart = isOfDay || (round ?? gameno ?? stage ?? "season") !== "season";
  const isScore = flags.has("scores") && measures.every((key) => key === "pts");
  const isWon = wins === "w" && measures.length + teams.length === 0;
  const others = players.length + ranges.length + nouns.size;
  if (!isOfPart || !(isScore || isWon) || rank !== undefined || others > 0) return undefined;
  return { measures: [], wins: undefined, noun: "games" };
};

/** "Win 50 games" and "beat the thunder twice" are wins, and no games that were won. */
const ofWins: Shape = (slots) => {
  const { result, ...conditions } = slots.conditions;
  const won = slots.wins ?? result;
  const [limits, ...more] = slots.loose;
  const isOfGames = slots.nouns.has("games") && !slots.nouns.has("streak");
  const isOfTeam = slots.teams.length === 1 && slots.players.length + slots.ranges.length === 0;
  const left = { wins: undefined, conditions };
  if (won !== undefined && limits !== undefined && isOfTeam && isOfGames)
    return {
      ...left,
      loose: more,
      ranges: [{ ...limits, figure: won, of: "mean", isNamed: true }],
    };
  const [games, ...others] = slots.ranges;
  if (won === undefined || games?.figure !== "gp" || others.length > 0) return undefined;
  return { ...left, ranges: [{ ...games, figure: won }] };
};

/** "Longest run of 20 point games" is a streak of them, and no points in a row. */
const ofRuns: Shape = ({ special, ranges, measures, wins, conditions }) => {
  const isOfGames = ranges.length + measures.length > 0 || (wins ?? conditions.result);
  if (special !== "run" || !isOfGames) return undefined;
  return { special: undefined, rank: "best", noun: "streak", more: ["longest"] };
};

/** "Second scorer of the celtics" has an order. */
const ofRank: Shape = ({ nth, rank }) =>
  nth === undefined || rank !== undefined ? undefined : { rank: "best" };

/** "Pace by team" is an order of teams. */
const ofTeamRanks: Shape = ({ by, players, teams, measures, flags, rank }) => {
  const isOfLeague = players.length + teams.length === 0 && measures.length === 1;
  // "points leaders by team" are players.
  const isOfTeams = rank === undefined || rank === "most" || rank === "fewest";
  if (by !== "team" || !isOfLeague || !isOfTeams || flags.has("each")) return undefined;
  return { by: undefined, noun: "teams" };
};

/**
 * A number without a figure is an age where players are asked for: "players under 25 averaging 20", "most
 * points under 25".
 */
const ofAge: Shape = (slots) => {
  const { nouns, conditions, rank, measures, ranges, loose } = slots;
  const [years] = loose;
  const isRanking = (rank !== undefined || !nouns.has("games")) && !nouns.has("streak");
  const isOfFigures = measures.length + ranges.length > 0 && slots.players.length === 0;
  const isOfPeople =
    nouns.has("players") ||
    (conditions.rookie ?? conditions.pos) !== undefined ||
    (isRanking && isOfFigures && !asksForTeams(slots));
  if (years === undefined || loose.length > 1 || !isOfPeople) return undefined;
  return { set: { age: yearsOf(years) }, more: ["bare-age"], loose: [] };
};

/** The shapes in which a part's meaning depends on the other parts, in order. */
const SHAPES: readonly Shape[] = [
  ofComebacks,
  ofBarePoints,
  ofScores,
  ofWins,
  ofRecord,
  ofRuns,
  ofMargin,
  ofAge,
  ofOccasion,
  ofTeamRanks,
  ofPace,
  ofRatings,
  ofRank,
];

/**
 * Compiles a question's slots to a query. Throws `Stopped` when they are incomplete or do not fit
 * together.
 */
export function compileQuery(read: Slots, vocabulary: Vocabulary): CompiledSlots {
  const slots = reshaped(read, SHAPES, vocabulary);
  refuseMixtures(slots);
  const found =
    placeQuery(slots) ??
    missedQuery(slots) ??
    streakQuery(slots) ??
    occasionQuery(slots) ??
    specialQuery(slots) ??
    (slots.players.length > 0 ? ofPlayer(slots) : undefined) ??
    (asksForTeams(slots) ? ofTeams(slots) : undefined) ??
    ofPlayers(slots);
  const wish = shareOf(slots, nthOf(slots.nth, found.wish));
  refuseIgnored(slots, wish);
  return { path: undefined, ...found, wish, slots };
}

/** The number of one player's games as a share of them: "what percentage of games did luka score 30". */
function shareOf({ flags, players }: Slots, wish: Wish): Wish {
  if (!flags.has("portion") || wish.kind !== "count") return wish;
  return players.length === 1 ? { ...wish, isShare: true } : incomplete(ASK_ADVICE.whoseGames);
}

/** Returns whether a number of a single game has no figure: those of "jokic 30-10". */
function isBare({ isNamed, of }: AskedRange): boolean {
  return !isNamed && of === "game";
}

function refuseMixtures(slots: Slots): void {
  const { players, teams, loose, flags, trait, extreme, page, opp } = slots;
  const { ranges, nouns, wins, conditions } = slots;
  if (wins !== undefined && (conditions.result ?? wins) !== wins) incomplete(ASK_ADVICE.wonOrLost);
  if (loose.length > (slots.nouns.has("streak") ? 1 : 0)) incomplete(ASK_ADVICE.uncounted);
  if (ranges.length === 2 && ranges.every(isBare) && !flags.has("when") && !nouns.has("games"))
    incomplete(ASK_ADVICE.uncounted);
  if (players.length > 1) incomplete(ASK_ADVICE.onePlayer);
  // "both teams scored 120", "both games vs celtics"
  if (flags.has("both") && (ranges.length > 0 || nouns.has("games"))) incomplete(ASK_ADVICE.unfit);
  if (teams.length > 2 || (teams.length > 1 && (opp !== undefined || players.length > 0)))
    incomplete(ASK_ADVICE.twoTeams);
  if (trait !== undefined || extreme !== undefined || page !== undefined || flags.has("finals"))
    incomplete(ASK_ADVICE.notOfGames);
  if (flags.has("longest") && !slots.nouns.has("streak")) incomplete(ASK_ADVICE.longestWhat);
  if (flags.has("he") && players.length === 0) incomplete(ASK_ADVICE.whoIsMeant);
  if (players.length > 0 && hasTrait(slots)) incomplete(adviceOnKinds(slots));
  if (flags.has("draft") && slots.conditions.draft === undefined) incomplete(ASK_ADVICE.whichDraft);
}

/** Why a player is of no kind: "kon knueppel duke stats", "curry from 30 feet". */
function adviceOnKinds({ conditions: { college, height } }: Slots) {
  if (college !== undefined) return ASK_ADVICE.college;
  return height === undefined ? ASK_ADVICE.playerOrKind : ASK_ADVICE.distance;
}

function streakQuery(slots: Slots) {
  if (!slots.nouns.has("streak")) return undefined;
  const { players, teams, ranges, measures, wins, conditions, loose, occasion } = slots;
  const lengths = loose.map((limits) => closed(limits));
  // "last win streak": two in a row are the least.
  if (lengths.length === 0 && occasion !== undefined)
    lengths.push({ min: 2, max: Number.POSITIVE_INFINITY });
  const groups = lengths.map((range): GroupRange => ({ figure: "gp", of: "mean", range }));
  const figures = [
    ...compileRanges(slots, false).figures,
    ...featsOf(measures),
    ...rareOf(measures),
  ];
  if (ranges.length > figures.length) incomplete(ASK_ADVICE.streakOfGames);
  const result = wins ?? conditions.result;
  const isByTeam = players.length === 0 && figures.length === 0 && conditions.rookie === undefined;
  if (figures.length === 0 && result === undefined && !slots.flags.has("current"))
    incomplete(ASK_ADVICE.whichStreak);
  const isOfTeam = isByTeam || (teams.length > 0 && slots.flags.has("they"));
  const rows: Rows = isOfTeam || slots.nouns.has("teams") ? "team-streaks" : "streaks";
  const won = result === undefined ? {} : { result };
  const all = conditionsOf(slots, { ...subjectOf(slots), ...won });
  const sort = STREAK_SORTS[occasion ?? "longest"];
  return queryFor(slots, { rows, conditions: all, figures, groups, sort }, { kind: "streak" });
}

const STREAK_SORTS = {
  first: { key: "from", order: "asc" },
  last: { key: "to", order: "desc" },
  longest: undefined,
} as const satisfies Record<string, Sort | undefined>;

/** Counts of which a streak needs one a game: "three point streak". */
const RARE = ["fg3m", "stl", "blk"];

function rareOf(measures: readonly string[]): FigureRange[] {
  return measures
    .filter((key) => !isFeat(key))
    .map((figure) =>
      RARE.includes(figure)
        ? { figure, range: { min: 1, max: Number.POSITIVE_INFINITY } }
        : incomplete(ASK_ADVICE.whichStreak),
    );
}

function specialQuery(slots: Slots) {
  const { special: name, teams, players, conditions } = slots;
  if (name === undefined) return undefined;
  const isOfPlayers =
    players.length > 0 ||
    slots.nouns.has("players") ||
    conditions.rookie !== undefined ||
    conditions.starter !== undefined ||
    conditions.pos;
  const { flags, by, wins } = slots;
  // Its most is a part of its name.
  if (slots.rank === "fewest") incomplete(ASK_ADVICE.unfit);
  if (slots.ranges.length + slots.measures.length > 0 || flags.has("record") || by)
    incomplete(ASK_ADVICE.notWithFigures);
  const isOfWins = wins === "w" && WINS.includes(name);
  if (wins && name !== "closest" && !isOfWins) incomplete(ASK_ADVICE.notWithFigures);
  if (isOfPlayers) {
    if (name !== "highgame" && name !== "lowgame") incomplete(ASK_ADVICE.ofTeams);
    return highQuery({ ...slots, rank: name === "highgame" ? "most" : "fewest" }, "games", "pts");
  }
  const [team] = teams;
  const sort = (key: string, order: Sort["order"] = "desc"): Sort => ({ key, order });
  const games = (result: "w" | "l" | undefined, by: Sort) =>
    queryFor(
      slots,
      {
        rows: "team-games",
        conditions: conditionsOf(slots, { ...subjectOf(slots), ...(result && { result }) }),
        sort: by,
      },
      { kind: "high", figure: by.key },
    );
  if (name === "closest") return closest(slots, games);
  if (name === "blowout") return games("w", sort("margin"));
  if (name === "beating") return games("l", sort("margin", "asc"));
  if (name === "comeback") return games("w", sort("deficit"));
  if (name === "comeback4") return games("w", sort("deficit4"));
  if (name === "changes") return games(team === undefined ? "w" : undefined, sort(name));
  if (name === "blown") return games("l", sort("lead"));
  if (name === "lead" || name === "run") return games(undefined, sort(name));
  const order = name === "lowgame" ? "asc" : "desc";
  return team === undefined
    ? games("w", sort("bothpts", order))
    : games(undefined, sort("pts", order));
}

/** Games of which a win is a part: "biggest comeback win". */
const WINS: readonly string[] = ["comeback", "comeback4", "blowout"];

/** "closest lakers game"; of the league, the many games that were decided by one point */
function closest(
  slots: Slots,
  games: (result: "w" | "l" | undefined, by: Sort) => ReturnType<typeof queryFor>,
) {
  const {
    teams,
    conditions: { result },
    wins,
    opp,
  } = slots;
  if (teams.length > 0) return games(result ?? wins, { key: "gap", order: "asc" });
  if (opp !== undefined) incomplete(ASK_ADVICE.whoseGames);
  const one = { min: 1, max: 1 };
  const conditions = conditionsOf(slots, { result: "w", margin: one });
  return queryFor(slots, { rows: "team-games", conditions }, { kind: "count" });
}
