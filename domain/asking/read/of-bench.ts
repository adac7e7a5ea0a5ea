import type { BenchFact } from "../bench-fact.ts";
import type { Asking } from "./asking.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const SCORED = wordsOf("points point scoring ppg");
const TEAMS = wordsOf("team teams");
const MOST = wordsOf("best highest most top");
const FEWEST = wordsOf("fewest least lowest worst");
/** The words that may stand beside: none of them asks for players, for a day or for some of the games. */
const BESIDE = wordsOf(
  "a average averages by did do does from game get has have how in is league many nba of per season the their " +
    "this what which whose with",
);
const KNOWN = [SCORED, TEAMS, MOST, FEWEST, BESIDE, wordsOf("bench benches")];

/** Reads "best bench scoring team" and "knicks bench points"; undefined for every other question. */
export function benchAsked({ terms, tokens }: Asking): BenchFact | undefined {
  const named = terms.filter((term) => term.is === "named");
  const [team, ...others] = named.flatMap((term) => term.named.teams);
  const words = new Set(
    terms
      .filter((term) => term.is !== "named")
      .flatMap(({ from, to }) => tokens.slice(from, to).map(({ folded }) => folded)),
  );
  const has = (known: ReadonlySet<string>) => !words.isDisjointFrom(known);
  const isOfBench = has(wordsOf("bench benches")) && has(SCORED);
  const isKnown = [...words].every((word) => KNOWN.some((known) => known.has(word)));
  const isOrdered = has(MOST) || has(FEWEST);
  const isOfOneGame = words.has("game") && !words.has("per");
  const isPerson = named.some((term) => term.named.players.length > 0);
  if (!isOfBench || !isKnown || isOfOneGame || isPerson || others.length > 0) return undefined;
  // "best bench points of the knicks" may be a player's.
  if (team === undefined ? !(isOrdered || has(TEAMS)) : isOrdered) return undefined;
  return { kind: "bench", order: has(FEWEST) ? "fewest" : "most", teamId: team?.id };
}
