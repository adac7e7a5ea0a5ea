import type { Choice } from "../understanding.ts";
import type { ShotPlace, ZoneFact, ZoneRankFact } from "../zone-fact.ts";
import { type Asking, toolsFor } from "./asking.ts";
import { bestKnown } from "./names.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const PLACES: readonly (readonly [place: ShotPlace, words: ReadonlySet<string>])[] = [
  ["rim", wordsOf("rim")],
  ["rim", wordsOf("restricted area")],
  ["mid", wordsOf("mid range")],
  ["mid", wordsOf("midrange")],
  ["left-corner", wordsOf("left corner")],
  ["right-corner", wordsOf("right corner")],
  ["corner", wordsOf("corner")],
  ["corner", wordsOf("corners")],
  ["above", wordsOf("above break")],
];
/** The paint is also the name of a list of points, so it takes a word of shots. */
const PAINT = wordsOf("paint");
const SHOTS = wordsOf("shot shots shooting shoot shoots percentage");

/** The words that may stand beside a place: none of them asks for another figure or day. */
const BESIDE = wordsOf(
  "3 3s a at attempts did do does fg field from goal goals good has he his how in is made make makes many of on " +
    "point pointer pointers season stats the this three threes what whats",
).union(SHOTS);

const TRIED = wordsOf("attempt attempted attempts take taken takes took");
const SHARES = wordsOf("percentage shooter shooters shooting best worst highest lowest");
const LOWEST = wordsOf("worst lowest");
/** Words of an order, without which no one is ranked. */
const ORDERS = wordsOf("best highest leader leaders least lowest most top worst");
const LEAST = wordsOf("least min minimum with");
/** The words that may stand beside a ranking. */
const BESIDE_RANK = BESIDE.union(TRIED)
  .union(SHARES)
  .union(ORDERS)
  .union(LEAST)
  .union(wordsOf("league nba player players who"));

/** A question for shots from a place, with the namesakes of the player's name. */
export interface ZoneAsked {
  fact: ZoneFact | ZoneRankFact;
  namesakes: readonly Choice[];
}

/**
 * Reads "curry corner threes", "how many shots at the rim did sga make" and "most corner threes"; undefined
 * for every other question.
 */
export function zoneAsked(asked: Asking): ZoneAsked | undefined {
  const names = asked.terms.filter((term) => term.is === "named");
  const [name, ...others] = names;
  if (others.length > 0 || (name?.named.teams.length ?? 0) > 0) return undefined;
  const words = asked.terms
    .filter((term) => term !== name)
    .flatMap(({ from, to }) => asked.tokens.slice(from, to).map(({ folded }) => folded));
  if (name === undefined) {
    const fact = rankOf(words);
    return fact && { fact, namesakes: [] };
  }
  const place = placeOf(new Set(words), BESIDE);
  if (place === undefined) return undefined;
  const slots: { namesakes: Choice[] } = { namesakes: [] };
  const { players } = name.named;
  const [only, ...more] = players;
  const player = more.length === 0 ? only : bestKnown({ ...toolsFor(asked), slots }, name, players);
  // A player without a shot has no document of shots.
  const totals = asked.vocabulary.data.totals.find(({ id }) => id === player?.id);
  if (player === undefined || !totals?.fga) return undefined;
  return { fact: { kind: "zone", place, playerId: player.id }, namesakes: slots.namesakes };
}

/** Reads "most corner threes", "best fg% at the rim min 200", "midrange leaders". */
function rankOf(words: readonly string[]): ZoneRankFact | undefined {
  const all = new Set(words);
  const numbers = words.filter((word) => /^\d{2,4}$/.test(word));
  const place = placeOf(all.difference(new Set(numbers)), BESIDE_RANK);
  const has = (known: ReadonlySet<string>) => !all.isDisjointFrom(known);
  const isLeast = has(LEAST) || all.has("attempts");
  if (place === undefined || !has(ORDERS) || numbers.length > (isLeast ? 1 : 0)) return undefined;
  const isMost = all.has("most");
  const [least] = numbers;
  return {
    kind: "zone-rank",
    place,
    by: isMost ? (has(TRIED) ? "tried" : "made") : has(SHARES) ? "percentage" : "made",
    order: has(LOWEST) ? "worst" : "best",
    least: least === undefined ? undefined : Number(least),
  };
}

/** The only place that the words name; undefined if they ask for anything else. */
function placeOf(words: ReadonlySet<string>, beside: ReadonlySet<string>): ShotPlace | undefined {
  const isOfPaint = words.isSupersetOf(PAINT) && !words.isDisjointFrom(SHOTS);
  const [place, own] = isOfPaint
    ? (["paint", PAINT] as const)
    : (PLACES.find(([, known]) => words.isSupersetOf(known)) ?? []);
  return own && words.difference(own).isSubsetOf(beside) ? place : undefined;
}
