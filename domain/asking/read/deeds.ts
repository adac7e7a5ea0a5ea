import { limitsOf } from "#domain/ask/limits.ts";
import { readRange } from "#domain/query/conditions/reading.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Rank } from "../slots.ts";
import { add } from "./combinations.ts";
import { addNoun, type Cursor, setCondition, setOnce, setRank } from "./cursor.ts";
import type { Draft } from "./draft.ts";
import { measure } from "./figures.ts";
import { readNumbers, takeLimits } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/**
 * Reads a deed, whose value is the range of a figure and may have a condition: "fouled out", "with a
 * winning road record".
 */
export function readDeed({ cursor, slots, wordOf }: Reading, value: string, term: Term): undefined {
  // "with a three game winning streak", "with a three point lead"
  const isNumber = /(?:three|3)$/.test(wordOf(term));
  if (isNumber && (cursor.value("figure") ?? cursor.value("noun") ?? cursor.value("attempts")))
    return cursor.stop(term);
  for (const [figure, text] of new URLSearchParams(value)) {
    if (figure === "where") {
      setCondition(slots, figure, text as "home", cursor, term);
      continue;
    }
    const missed = figure === "miss" ? MISSES[slots.measures.at(-1) ?? ""] : figure;
    if (missed === undefined) return cursor.stop(term);
    const isRecord = figure === "winpct";
    const read = readRange(figure, text, { least: 0, most: 99, whole: !isRecord });
    if (!read.ok) return cursor.stop(term);
    const isOfSeason = figure === "gp" || isRecord;
    add(slots, missed, { range: read.value, isOpen: false, isSaid: true }, isOfSeason);
    // "most free throws without a miss" is a figure of one game.
    if (!isOfSeason && figure !== "miss") addNoun(slots, "games");
    if (figure === "miss" && slots.rank !== undefined) slots.unit = "game";
  }
}

/** Reads "how many", and "what percentage of games". */
export function readCount({ slots: { flags, nouns } }: Reading, value: string): undefined {
  flags.add("count");
  if (value !== "share") return;
  flags.add("portion");
  nouns.add("games");
}

/** Reads "twice": the games of what happened, at least so many. */
export function readOften({ slots }: Reading, value: string): undefined {
  add(slots, "gp", limitsOf(Number(value), "min"), true);
}

/** Reads wins or losses as what is asked for, or "when the nuggets lose" as a player's games. */
export function readWins({ cursor, slots }: Reading, value: string, term: Term): undefined {
  const isOfTeam = slots.flags.has("when") && cursor.peek(-2)?.is === "named";
  const isHis = slots.players.length === 1 && slots.teams.length === 1 && !slots.isWhenFirst;
  if (isOfTeam && isHis) return setCondition(slots, "result", value as "w" | "l", cursor, term);
  setOnce(slots, "wins", value as "w" | "l", cursor, term);
}

/** The shots that "missed the most shots" is about, by the figure that names them. */
const MISSES: Readonly<Record<string, string>> = {
  fga: "fgmiss",
  fgm: "fgmiss",
  fg3a: "fg3miss",
  fg3m: "fg3miss",
  fta: "ftmiss",
  ftm: "ftmiss",
};

/** Reads "the most shots" after "missed"; returns whether shots follow. */
function readMisses(cursor: Cursor, slots: Draft, term: Term): boolean {
  const start = cursor.at;
  cursor.skip();
  const rank = cursor.take("rank");
  const figure = MISSES[cursor.value("figure") ?? ""];
  if (figure === undefined) {
    cursor.at = start;
    return false;
  }
  cursor.at += 1;
  if (rank !== undefined) setRank(slots, rank as Rank, cursor, term);
  measure(slots, figure);
  return true;
}

/** Reads "luka and lebron played together": of a team's games, or of the first one's, those with the others. */
function readTogether(slots: Draft, cursor: Cursor, term: Term): undefined {
  const { players, teams, flags } = slots;
  // "with luka and lebron together"
  if (flags.has("pair")) return;
  const isJoined = cursor.peek(-2)?.is === "named" && cursor.value("and", -3) !== undefined;
  if (players.length < 2 || slots.with.length > 0 || !isJoined) return cursor.stop(term);
  slots.with.push(...players.splice(teams.length > 0 ? 0 : 1));
  flags.delete("joined");
}

/** Reads "plays", "is out" or "missed": whose games they are, his minutes, or missed shots. */
export function readPlays(
  { slots, cursor, wordOf }: Reading,
  value: string,
  term: Term,
): undefined {
  if (value === "together") return readTogether(slots, cursor, term);
  if (value === "without" && isOfCompany(cursor)) return readOut(slots);
  const last = slots.players.at(-1);
  if (last !== undefined && value === "with" && readGamesPlayed(slots, cursor)) return;
  const hasOther = slots.players.length + slots.teams.length > 1;
  const isWhen = slots.flags.has("when");
  // "when wemby plays 30 minutes": the number is his.
  if (last !== undefined && readNumbers(cursor, slots, "min", false))
    return value === "without" || cursor.value("noun") === "games" ? cursor.stop(term) : undefined;
  const isSetting = value === "without" || isWhen;
  const isMissed = /^miss/.test(wordOf(term)) || slots.flags.has("count");
  if (/^missed/.test(wordOf(term)) && readMisses(cursor, slots, term)) return;
  const [shot = "", ...more] = slots.measures;
  const missed = MISSES[shot];
  // "how many shots did luka miss"
  if (
    missed !== undefined &&
    more.length === 0 &&
    value === "without" &&
    /^miss/.test(wordOf(term))
  ) {
    slots.measures = [missed];
    return;
  }
  // "how many games did luka miss"
  if (value === "without" && isMissed && !hasOther && !isWhen) {
    slots.flags.add("missed");
    return;
  }
  if (last === undefined || !isSetting) return value === "with" ? undefined : cursor.stop(term);
  if (!hasOther) cursor.stop(term, ASK_ADVICE.whoseGames);
  // "when luka and lebron dont play": both, unless one of them is the question's subject or did
  // something of his own, as in "when maxey scores 30 and embiid plays".
  const isOfBoth =
    slots.teams.length + slots.players.length > 2 &&
    slots.ranges.length === 0 &&
    isAfterAnd(cursor, lastNamed(cursor));
  if (isOfBoth) slots.flags.delete("both");
  const out = slots.players.splice(isOfBoth ? -2 : -1);
  slots[value as "with" | "without"].push(...out);
}

/** Reads "60 games" after "played" as a limit of games; returns whether such a number follows. */
function readGamesPlayed(slots: Draft, cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.skip();
  // "30 minutes" have a figure of their own.
  const quantity = cursor.quantity();
  const isOfFigure = quantity !== undefined && "limits" in quantity.value;
  const limits = slots.flags.has("when") || isOfFigure ? undefined : takeLimits(cursor);
  if (limits !== undefined && cursor.value("noun") === "games") {
    cursor.at += 1;
    add(slots, "gp", limits, true);
    return true;
  }
  cursor.at = start;
  return false;
}

/** Returns whether "with luka" or "with luka and lebron" precedes "out". */
function isOfCompany(cursor: Cursor): boolean {
  const at = lastNamed(cursor) - cursor.at;
  const first = cursor.value("and", at - 1) === undefined ? at : at - 2;
  return cursor.value("with", first - 1) === "with";
}

/** Reads "out" after "with luka and lebron": both of them were absent. */
function readOut(slots: Draft): undefined {
  slots.without.push(...slots.with.splice(0));
  if (slots.flags.delete("pair")) slots.without.push(...slots.players.splice(-1));
}

/** The place of the last name before the cursor. */
function lastNamed({ terms, at }: Cursor): number {
  return terms.findLastIndex(({ is }, place) => place < at && is === "named");
}

function isAfterAnd(cursor: Cursor, place: number): boolean {
  return cursor.value("and", place - 1 - cursor.at) !== undefined;
}
