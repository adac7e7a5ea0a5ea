import { isFeat } from "#domain/figures/figures.ts";
import type { Draft } from "./draft.ts";

/** "worst shooting game", "most points playoff game", as opposed to "points per game". */
const A_GAME =
  /(?<!\b(?:per|an?|each|every|last|latest|past|recent|previous|final|opening|second) )\b(?:game|performance|outing|night)\b/;
/** The words that name a single game, as "in a win" does not. */
const NAMED = /\b(?:game|performance|outing|night)s?\b/;
/** "highest team score": of one game, since no one says it of an average. */
const A_SCORE = /\b(?:highest|lowest|best|worst|biggest) (?:team )?score\b/;
const RESULTS: Readonly<Record<string, "w" | "l">> = {
  win: "w",
  victory: "w",
  loss: "l",
  defeat: "l",
};
const SUMMED_BARS = ["in", "of", "per", "a", "an", "each", "by", "from", "at"];
const RESULT_BARS = ["in", "of", "by"];

/** "highest scoring first half by a team" */
const BY_ONE = / by (?:a|any|one) (?:player|team)$/;

const ONE_OF = ["game", "quarter", "half"];

/** "in a playoff game", "in one night game", "in a fourth quarter". */
function isInOneGame(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      word === "in" &&
      ["a", "an", "one"].includes(words[at + 1] ?? "") &&
      words.slice(at + 2, at + 6).some((own) => ONE_OF.includes(own)),
  );
}

/** The place after "highest scoring" or "lowest scoring"; undefined without them. */
function afterScoring(words: readonly string[]): { height: string; at: number } | undefined {
  const at = words.findIndex(
    (word, place) => ["highest", "lowest"].includes(word) && words[place + 1] === "scoring",
  );
  return at < 0 ? undefined : { height: words[at] ?? "", at: at + 2 };
}

/** Returns whether a text has so many words, none of them barred. */
function isGap(
  words: readonly string[],
  { least, most, bars }: { least: number; most: number; bars: readonly string[] },
): boolean {
  const { length } = words;
  return length >= least && length <= most && !words.some((word) => bars.includes(word));
}

/** "highest scoring playoff game": of both teams together. */
function summedGame(words: readonly string[]): string | undefined {
  const scoring = afterScoring(words);
  if (scoring === undefined) return undefined;
  const rest = words.slice(scoring.at);
  const gap = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex((word) => /^games?$/.test(word)),
    ),
  );
  return isGap(gap, { least: 1, most: 4, bars: SUMMED_BARS }) ? scoring.height : undefined;
}

/** "lowest scoring 4th quarter": of a team, as opposed to a player's usual one. */
function isScoringPart(words: readonly string[]): boolean {
  const scoring = afterScoring(words);
  const rest = scoring === undefined ? [] : words.slice(scoring.at);
  return rest.length < 3 && ["quarter", "half"].includes(rest.at(-1) ?? "");
}

/** The first result from a place on; undefined without one, or past words that bar it. */
function resultAfter(
  words: readonly string[],
  from: number,
  gap: { least: number; most: number },
): "w" | "l" | undefined {
  const rest = words.slice(from);
  const at = rest.findIndex((word) => Object.hasOwn(RESULTS, word));
  return isGap(rest.slice(0, at), { ...gap, bars: RESULT_BARS })
    ? RESULTS[rest[at] ?? ""]
    : undefined;
}

/** The result of "biggest home win of the season", by its margin. */
function decidedResult(words: readonly string[]): "w" | "l" | undefined {
  const at = words.findIndex((word) => ["biggest", "largest", "worst"].includes(word));
  return at < 0 ? undefined : resultAfter(words, at + 1, { least: 1, most: 3 });
}

/** The height and the result of "highest scoring loss". */
function scoredResult(words: readonly string[]): { height: string; result: "w" | "l" } | undefined {
  const scoring = afterScoring(words);
  const result = scoring && resultAfter(words, scoring.at, { least: 0, most: 3 });
  return result === undefined ? undefined : { height: scoring?.height ?? "", result };
}

/**
 * Reads a superlative of "game", "in a game" or "in a win" as the best single game: a row is a game,
 * never a season's sum or average. `folded` is the question's text.
 */
export function takeOneGame(slots: Draft, folded: string): undefined {
  const { rank, measures, flags, nouns, unit } = slots;
  if (rank === undefined || unit !== undefined || nouns.has("streak")) return undefined;
  const isOfSome = nouns.has("players") || nouns.has("teams");
  const words = folded.split(" ");
  const summed = summedGame(words);
  if (summed !== undefined && !isOfSome) {
    return asSpecial(slots, summed === "highest" ? "highgame" : "lowgame");
  }
  const isByOne = BY_ONE.test(folded);
  const isOfNoOne = slots.players.length === 0 && (isByOne || !isOfSome);
  if (isOfNoOne && isScoringPart(folded.replace(BY_ONE, "").split(" "))) {
    slots.rank = words.includes("lowest") ? "fewest" : "most";
    slots.unit = "game";
    if (!nouns.has("players")) flags.add("they");
    flags.add("bare-game");
    return;
  }
  const decided = decidedResult(words);
  if (decided !== undefined && measures.length === 0 && !isOfSome) {
    slots.wins = undefined;
    delete slots.conditions.result;
    return asSpecial(slots, decided === "w" ? "blowout" : "beating");
  }
  const scored = scoredResult(words);
  if (scored !== undefined && !isOfSome) return asScored(slots, scored.height, scored.result);
  const isOfFigure = measures.some((key) => !isFeat(key));
  // "best 40 point game" does not say by which figure, and is no number of games.
  const isOfRange = slots.ranges.length > 0 && (rank === "best" || rank === "worst");
  const isGame =
    (isOfFigure && (A_GAME.test(folded) || flags.has("one-game") || A_SCORE.test(folded))) ||
    (isOfRange && A_GAME.test(folded));
  if (isGame || isInOneGame(words)) {
    slots.unit = "game";
    if (!NAMED.test(folded)) flags.add("bare-game");
  }
  return undefined;
}

/** "highest scoring loss": the most points of a team in a game that it lost. */
function asScored(slots: Draft, height: string, result: "w" | "l"): undefined {
  slots.wins = undefined;
  slots.conditions.result = result;
  slots.rank = height === "highest" ? "most" : "fewest";
  slots.unit = "game";
  if (slots.players.length === 0 && slots.teams.length === 0) slots.nouns.add("teams");
}

function asSpecial(slots: Draft, special: string): undefined {
  slots.special = special;
  slots.rank = undefined;
  slots.measures = slots.measures.filter((key) => key !== "pts");
}
