import type { LineupsFact } from "../lineups-fact.ts";
import type { OnOffFact } from "../understanding.ts";
import type { Asking } from "./asking.ts";
import type { WordKind } from "./lexicon.ts";
import type { Term } from "./terms.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const FIVES = wordsOf("lineup lineups five fives");
const PAIRS = wordsOf("duo duos pair pairs tandem tandems partner partners");
const ASSISTS = wordsOf("assist assists assisted assisting");
/** Verbs after which the scorer stands: "who gives edwards the most assists". */
const GIVING = wordsOf("give gives gave given feeds hands");
const WHO = wordsOf("who whom whos");
const TIMES = wordsOf("how many times");
/** Words of the best lineups and pairs. */
export const PRAISE = wordsOf("best top greatest");
const WORST = wordsOf("worst");
/** Words of the lineups and pairs with most minutes. */
export const USED = wordsOf("used common frequent minutes together");

const FLOOR = wordsOf("floor court");
/** The words that may stand beside: none of them asks for a figure or a day. */
const BESIDE = wordsOf(
  "a and are bench by court did do does floor for from get gets has have his in is league man men " +
    "most nba net number of off often on play played plays rating season team teams the their this to " +
    "total versus vs what whats when which with",
);

const PLAYOFFS = wordsOf("playoff playoffs postseason");

/** Words of these questions, which no name or figure has. */
export const ON_OFF_WORDS: ReadonlySet<string> = FIVES.union(PAIRS);

const KNOWN = [TIMES, FIVES, PAIRS, ASSISTS, GIVING, WHO, PRAISE, WORST, USED, PLAYOFFS, BESIDE];

/**
 * Reads a question for who played with whom: "best lineup", "lakers best five", "top duos", "who
 * assists jokic most", "jokic on off". Undefined for every other question.
 */
export function onOffAsked({
  terms,
  tokens,
  vocabulary,
}: Asking): OnOffFact | LineupsFact | undefined {
  const teams: number[] = [];
  const players: { id: string; at: number }[] = [];
  const words: string[] = [];
  const minutes = leastMinutes(terms);
  for (const term of terms.filter((one) => !minutes?.terms.includes(one))) {
    if (term.is === "named") {
      const [team, ...otherTeams] = term.named.teams;
      const [player, ...otherPlayers] = term.named.players;
      if (otherTeams.length + otherPlayers.length > 0 || (team && player)) return undefined;
      if (team !== undefined) teams.push(team.id);
      if (player !== undefined) players.push({ id: player.id, at: words.length });
      if (team === undefined && player === undefined) return undefined;
      continue;
    }
    for (const { folded } of tokens.slice(term.from, term.to)) {
      if (!KNOWN.some((known) => known.has(folded))) return undefined;
      words.push(folded);
    }
  }
  const [player] = players;
  const pair = pairOf(words, players);
  if (pair !== undefined && teams.length === 0) return pair;
  const of = topicOf(words, player?.at, teams.length + players.length > 0);
  // "nuggets with jokic off the floor"
  const own = vocabulary.data.totals.find(({ id }) => id === player?.id)?.teamId;
  if (of === "on-off" && teams.length === 1 && teams[0] === own) teams.pop();
  if (of === undefined || teams.length + players.length > 1) return undefined;
  const whose = { teamId: teams[0], playerId: player?.id };
  const isOfPlayoffs = words.some((word) => PLAYOFFS.has(word));
  if (of !== "lineups" && of !== "pairs")
    return isOfPlayoffs || minutes !== undefined ? undefined : { kind: "together", of, ...whose };
  const stage = isOfPlayoffs ? "playoffs" : "season";
  return {
    kind: "lineups",
    of,
    order: orderOf(words, of),
    stage,
    ...whose,
    minutes: minutes?.least,
  };
}

/** The limit of "with at least 200 minutes", and its terms. */
function leastMinutes(terms: readonly Term[]) {
  const isWord = (term: Term | undefined, kind: WordKind) =>
    term?.is === "word" && term.kind === kind && term.value === "min";
  const [found] = terms.flatMap((term, at) => {
    const [before, figure] = [terms[at - 1], terms[at + 1]];
    const isLimit = isWord(before, "before") && isWord(figure, "figure");
    if (term.is !== "number" || !isLimit) return [];
    return [{ terms: [before, term, figure], least: term.value }];
  });
  return found;
}

/** "how many times did murray assist jokic", "murray assists to jokic" */
function pairOf(
  words: readonly string[],
  [passer, scorer, ...others]: readonly { id: string; at: number }[],
): OnOffFact | undefined {
  const verb = words.findIndex((word) => ASSISTS.has(word));
  if (passer === undefined || scorer === undefined || others.length > 0) return undefined;
  const between = words.slice(passer.at, scorer.at);
  const isOrdered = verb >= passer.at && verb < scorer.at && !words.includes("by");
  const isPlain = between.every((word) => ASSISTS.has(word) || word === "to");
  const isAlone = words.every((word) => !FIVES.has(word) && !PAIRS.has(word) && !PRAISE.has(word));
  if (!isOrdered || !isPlain || !isAlone) return undefined;
  const [playerId, scorerId] = [passer.id, scorer.id];
  return { kind: "together", of: "assists-by", teamId: undefined, playerId, scorerId };
}

function orderOf(words: readonly string[], of: LineupsFact["of"]): LineupsFact["order"] {
  if (words.some((word) => USED.has(word))) return "most-used";
  if (words.some((word) => WORST.has(word))) return "worst";
  // "lakers lineup" asks for the usual one.
  return of === "lineups" && !words.some((word) => PRAISE.has(word)) ? "most-used" : "best";
}

type Topic = OnOffFact["of"] | LineupsFact["of"];

/** The list that a question wants; `at` is the number of words before its player, if it names one. */
function topicOf(
  words: readonly string[],
  at: number | undefined,
  isOfOne: boolean,
): Topic | undefined {
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isOrdered = has(PRAISE) || has(WORST) || words.includes("most");
  if (has(PAIRS)) return has(ASSISTS) && at === undefined ? "assists" : "pairs";
  if (has(FIVES)) return (isOrdered || isOfOne) && !has(ASSISTS) ? "lineups" : undefined;
  if (at === undefined) return undefined;
  const isOfFloor = has(FLOOR) && (words.includes("on") || words.includes("off"));
  if (isOfFloor || (words.includes("on") && words.includes("off"))) return "on-off";
  if (!has(WHO) || !has(ASSISTS)) return undefined;
  const verb = words.findIndex((word) => ASSISTS.has(word) || GIVING.has(word));
  const isPasser = at <= verb || words[at - 1] === "by" || words[at - 1] === "from";
  return isPasser ? "assists-by" : "assists-to";
}
