import type { TogetherFact } from "../understanding.ts";
import type { Asking } from "./asking.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const FIVES = wordsOf("lineup lineups five fives");
const PAIRS = wordsOf("duo duos pair pairs tandem tandems partner partners");
const ASSISTS = wordsOf("assist assists assisted assisting");
const WHO = wordsOf("who whom whos");
const PRAISE = wordsOf("best top greatest");

/** The words that may stand beside: none of them asks for a figure, a day or the worst. */
const BESIDE = wordsOf(
  "a and are by court did do does floor for from has have his in is league man men most nba number " +
    "of off often on season team's the their this to total what whats which with",
);

const KNOWN = [FIVES, PAIRS, ASSISTS, WHO, PRAISE, BESIDE];

/**
 * Reads a question for who played with whom: "best lineup", "lakers best five", "top duos", "who
 * assists jokic most", "jokic on off". Undefined for every other question.
 */
export function togetherAsked({ terms, tokens }: Asking): TogetherFact | undefined {
  const teams: number[] = [];
  const players: { id: string; at: number }[] = [];
  const words: string[] = [];
  for (const term of terms) {
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
  if (teams.length + players.length > 1) return undefined;
  const of = topicOf(words, player?.at);
  return of && { kind: "together", of, teamId: teams[0], playerId: player?.id };
}

/** The list that a question wants; `at` is the number of words before its player, if it names one. */
function topicOf(words: readonly string[], at: number | undefined): TogetherFact["of"] | undefined {
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isOrdered = has(PRAISE) || words.includes("most");
  if (has(PAIRS)) return has(ASSISTS) && at === undefined ? "assists" : "pairs";
  if (has(FIVES)) return isOrdered && !has(ASSISTS) ? "fives" : undefined;
  if (at === undefined) return undefined;
  if (words.includes("on") && words.includes("off")) return "on-off";
  if (!has(WHO) || !has(ASSISTS)) return undefined;
  const verb = words.findIndex((word) => ASSISTS.has(word));
  const isPasser = at <= verb || words[at - 1] === "by" || words[at - 1] === "from";
  return isPasser ? "assists-by" : "assists-to";
}
